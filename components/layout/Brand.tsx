import type { PageView } from '@/lib/page-view';
import styles from './Brand.module.css';

/** Logo and title, linking to the home page of the language. */
export function Brand({ site: { title, homeHref, logo } }: { site: PageView['site'] }) {
  return (
    <a className={styles.root} href={homeHref}>
      {logo && (
        <picture>
          <source srcSet={logo.dark} media="(prefers-color-scheme: dark)" />
          <img className={styles.logo} src={logo.light} alt="" width={32} height={32} />
        </picture>
      )}
      <span>{title}</span>
    </a>
  );
}
