import type { HeroView } from '@/lib/page/hero-view';
import styles from './FactRow.module.css';

/** What is good to know about the product, in one row. */
export function FactRow({ facts }: { facts: HeroView['facts'] }) {
  return (
    // The lines are as wide as the text.
    <div>
      <ul className={styles.root}>
        {facts.map(({ value, text, href }) => (
          <li key={value}>
            <b>{value}</b> {href ? <a href={href}>{text}</a> : <span>{text}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
