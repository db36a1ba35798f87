import { useTranslations } from 'next-intl';
import styles from './LoadFailure.module.css';

/**
 * The message that the next page cannot be loaded; see lib/browser/navigation/navigation. The hidden message is for a
 * page that has crashed; see app/global-error.
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
      <div className={`${styles.root} raised`} data-load-failure hidden>
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
