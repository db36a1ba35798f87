import { Surface, SurfaceLink } from '@/components/ui/Surface';
import { data } from '@/lib/data-names';
import { isPictureName } from '@/lib/feature-icon';
import type { Feature } from '@/lib/frontmatter';
import styles from './FeatureGrid.module.css';

/** What the product does, in cards. A card with a link is clickable as a whole. */
export function FeatureGrid({ features }: { features: readonly Feature[] }) {
  return (
    <section className={styles.root}>
      <ul className={styles.grid}>
        {features.map((feature, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, and titles may repeat
          <FeatureCard feature={feature} key={index} />
        ))}
      </ul>
    </section>
  );
}

function FeatureCard({ feature }: { feature: Feature }) {
  const { icon, title, details, link, span = 4 } = feature;
  return (
    <Surface as="li" isLifted className={styles.card} {...data({ span })}>
      {icon && <FeatureIcon icon={icon} />}
      <h2 className={styles.title}>
        {link ? <SurfaceLink href={link}>{title}</SurfaceLink> : title}
      </h2>
      <p className={styles.details}>{details}</p>
    </Surface>
  );
}

/** A picture, the operator's own drawing as inline SVG, or an emoji. */
function FeatureIcon({ icon }: { icon: string }) {
  if (isPictureName(icon)) {
    return (
      <img className={styles.icon} src={icon} alt="" width={40} height={40} fetchPriority="low" />
    );
  }
  const shown = { className: `${styles.icon} ${styles.drawn}`, 'aria-hidden': true };
  if (!icon.trimStart().startsWith('<')) return <span {...shown}>{icon}</span>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the operator's own drawing, without scripts
  return <span {...shown} dangerouslySetInnerHTML={{ __html: icon }} />;
}
