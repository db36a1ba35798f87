import { useTranslations } from 'next-intl';
import type { PageView } from '@/lib/page-view';
import { LanguageLinks } from './LanguageLinks';
import { NavItems } from './NavLinks';
import styles from './NavScreen.module.css';
import { ThemeControl } from './ThemeControl';

/** What the navbar holds, as a menu over the whole screen, for screens without room for a bar. */
export function NavScreen({ view }: { view: PageView }) {
  const t = useTranslations('layout');
  return (
    <details className={styles.root} name="menu" data-menu="screen">
      <summary className={styles.toggle} aria-label={t('navigationMenu')}>
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 6h14M3 14h14" />
        </svg>
      </summary>
      <div className={styles.screen}>
        <nav aria-label={t('mainNavigation')}>
          <NavItems items={view.nav} />
        </nav>
        <div className={styles.controls}>
          {view.languages.length > 1 && <LanguageLinks languages={view.languages} />}
          {view.site.hasDarkMode && <ThemeControl place="screen" />}
        </div>
      </div>
    </details>
  );
}
