import { useTranslations } from 'next-intl';
import styles from './DialogFooter.module.css';

/** The keys of the dialog, and whether a slash opens it. Not on screens too small for a keyboard. */
export function DialogFooter() {
  const t = useTranslations('search');
  return (
    <div className={styles.root}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd>
        {` ${t('navigate')}`}
      </span>
      <span>
        <kbd>↵</kbd>
        {` ${t('select')}`}
      </span>
      <label className={styles.choice}>
        <input type="checkbox" />
        {t('slashKey')}
      </label>
    </div>
  );
}
