import { useTranslations } from 'next-intl';
import styles from './LoadFailure.module.css';

/**
 * What a reader hears when the next page cannot be loaded. `ClientNavigation` shows it; this page stays. The other
 * words are for a page that has broken itself; see app/global-error.
 */
export function LoadFailure({ homeHref }: { homeHref: string }) {
  const t = useTranslations('layout');
  return (
    <div role="alert">
      <div hidden data-crash-words>
        <p>{t('pageCrashed')}</p>
        <button className={styles.button} type="button">
          {t('reload')}
        </button>
        <a className={styles.quiet} href={homeHref}>
          {t('home')}
        </a>
      </div>
      <div className={styles.root} data-load-failure hidden>
        <p className={styles.text}>{t('pageFailed')}</p>
        <button className={styles.button} type="button" data-load="retry">
          {t('retry')}
        </button>
        <button className={styles.quiet} type="button" data-load="dismiss">
          {t('dismiss')}
        </button>
      </div>
    </div>
  );
}
