import { ThemedImage } from '@/components/ui/ThemedImage';
import type { PageView } from '@/lib/page/page-view';
import styles from './Brand.module.css';

/** Logo and title, linking to the home page of the language. */
export function Brand({ site: { title, homeHref, logo } }: { site: PageView['site'] }) {
  return (
    <a className={styles.root} href={homeHref}>
      {logo && <ThemedImage className={styles.logo} src={logo} alt="" width={32} height={32} />}
      <span>{title}</span>
    </a>
  );
}
