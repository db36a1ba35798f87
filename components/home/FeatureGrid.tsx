import { Surface, SurfaceLink } from '@/components/ui/Surface';
import type { Feature } from '@/lib/frontmatter';
import styles from './FeatureGrid.module.css';

/** What the product does, in cards. A card with a link is clickable as a whole. */
export function FeatureGrid({ features }: { features: readonly Feature[] }) {
  return (
    <div>
      <ul className={styles.grid}>
        {features.map((feature, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, and titles may repeat
          <FeatureCard feature={feature} key={index} />
        ))}
      </ul>
    </div>
  );
}

function FeatureCard({ feature: { icon, title, details, link, span = 4 } }: { feature: Feature }) {
  return (
    <Surface as="li" isLifted className={styles.card} data-span={span}>
      {icon && (
        <img className={styles.icon} src={icon} alt="" width={40} height={40} fetchPriority="low" />
      )}
      <h2 className={styles.title}>
        {link ? <SurfaceLink href={link}>{title}</SurfaceLink> : title}
      </h2>
      <p className={styles.details}>{details}</p>
    </Surface>
  );
}
