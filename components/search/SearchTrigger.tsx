import { useTranslations } from 'next-intl';
import { DrawnIcon } from '@/components/ui/Drawing';
import { data } from '@/lib/data-names';
import styles from './SearchTrigger.module.css';

/**
 * The button that opens the search. It submits a form to the search page until script opens the dialog instead.
 */
export function SearchTrigger({ href }: { href: string }) {
  const t = useTranslations('search');
  return (
    <form className={styles.root} action={href} {...data({ searchTrigger: true })}>
      <button className={styles.button} type="submit" aria-label={t('button')}>
        <DrawnIcon name="search" />
        <span className={styles.text}>{t('button')}</span>
        <kbd className={styles.keys}>
          <span {...data({ keys: 'apple' })}>⌘</span>
          <span {...data({ keys: 'other' })}>Ctrl</span> K
        </kbd>
      </button>
    </form>
  );
}
