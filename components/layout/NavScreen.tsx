import { useTranslations } from 'next-intl';
import { data } from '@/lib/data-names';
import type { PageView } from '@/lib/page/page-view';
import { LanguageLinks } from './LanguageLinks';
import { NavItems } from './NavLinks';
import styles from './NavScreen.module.css';
import { SocialLinks } from './SocialLinks';
import { ThemeControl } from './ThemeControl';
import { VersionList } from './VersionMenu';

/** What the navbar holds, as a menu over the whole screen, for screens without room for a bar. */
export function NavScreen({ view }: { view: PageView }) {
  const t = useTranslations('layout');
  const { site, languages, versions } = view;
  return (
    <details className={styles.root} name="menu" {...data({ menu: 'screen', locks: true })}>
      <summary className={styles.toggle} aria-label={t('navigationMenu')}>
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 6h14M3 14h14" />
        </svg>
      </summary>
      <div className={styles.screen}>
        <nav aria-label={t('mainNavigation')}>
          <NavItems items={view.nav} />
        </nav>
        {view.parts.sidebar && (
          <button className="pill-button scripted" type="button" {...data({ opens: 'bar' })}>
            {t('sidebar')}
          </button>
        )}
        {versions.length > 1 && (
          <div className={styles.section}>
            <p className={styles.caption}>{t('version')}</p>
            <VersionList versions={versions} />
          </div>
        )}
        <div className={styles.controls}>
          {languages.length > 1 && <LanguageLinks languages={languages} />}
          {site.hasDarkMode && <ThemeControl place="screen" />}
        </div>
        {site.socialLinks.length > 0 && (
          <div className={styles.section}>
            <div className={styles.icons}>
              <SocialLinks links={site.socialLinks} place="screen" />
            </div>
          </div>
        )}
      </div>
    </details>
  );
}
