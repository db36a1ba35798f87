import { useTranslations } from 'next-intl';
import { data } from '@/lib/data-names';
import styles from './LoadFailure.module.css';

/** The message that the next page cannot be loaded; see lib/browser/navigation. */
export function LoadFailure() {
  const t = useTranslations('layout');
  return (
    <div role="alert">
      <div className={`${styles.root} raised`} {...data({ loadFailure: true })} hidden>
        <p className={styles.text}>{t('pageFailed')}</p>
        <button className={styles.button} type="button" {...data({ load: 'retry' })}>
          {t('retry')}
        </button>
        <button className={styles.quiet} type="button" {...data({ load: 'dismiss' })}>
          {t('dismiss')}
        </button>
      </div>
    </div>
  );
}
