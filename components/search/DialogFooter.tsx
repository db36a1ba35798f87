import { useTranslations } from 'next-intl';
import { before } from '@/lib/fill-text';
import styles from './DialogFooter.module.css';

/** The keys of the dialog, and whether a slash opens it. Not on screens too small for a keyboard. */
export function DialogFooter({ searchBy }: { searchBy: string | undefined }) {
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
      {searchBy && (
        // Its service requires this.
        <span className={styles.service}>
          {before(searchBy)}
          <a href="https://www.algolia.com/developers/" target="_blank" rel="noopener">
            Algolia
          </a>
        </span>
      )}
    </div>
  );
}
