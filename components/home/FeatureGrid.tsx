import type { Feature } from '@/lib/model';
import styles from './FeatureGrid.module.css';

/** What the product does, in cards. A card with a link is clickable as a whole. */
export function FeatureGrid({ features }: { features: readonly Feature[] }) {
  return (
    <ul className={styles.grid}>
      {features.map((feature) => (
        <FeatureCard feature={feature} key={feature.title} />
      ))}
    </ul>
  );
}

function FeatureCard({ feature: { icon, title, details, link, span = 4 } }: { feature: Feature }) {
  return (
    <li className={styles.card} data-span={span}>
      {icon && <img className={styles.icon} src={icon} alt="" width={40} height={40} />}
      <h2 className={styles.title}>
        {link ? (
          <a className={styles.link} href={link}>
            {title}
          </a>
        ) : (
          title
        )}
      </h2>
      <p className={styles.details}>{details}</p>
    </li>
  );
}
