import { useTranslations } from 'next-intl';
import { data } from '@/lib/data-names';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-text';
import styles from './SearchForm.module.css';

/** The form of the search page, and the place of the hits; see lib/browser/search/search-page.ts. */
export function SearchForm({ href }: { href: string }) {
  const t = useTranslations();
  const placeholder = t('theme.searchPlaceholderText');
  return (
    <>
      <search aria-label={t('searchPage.label')}>
        <form className={`${styles.root} scripted`} action={href}>
          <input
            className={`${styles.field} field`}
            type="search"
            name="q"
            aria-label={placeholder}
            placeholder={placeholder}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button className={styles.button} type="submit">
            {t('search.button')}
          </button>
        </form>
      </search>
      <div {...data({ searchResults: '' })} />
    </>
  );
}
