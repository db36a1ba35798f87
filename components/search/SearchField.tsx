import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { data } from '@/lib/data-names';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-text';
import styles from './SearchField.module.css';

/** The field of the search dialog: a combobox over the list of hits. */
export function SearchField() {
  const t = useTranslations();
  const placeholder = t('theme.searchPlaceholderText');
  return (
    <div className={styles.root}>
      <span className={styles.icon}>
        <Icon>
          <circle cx="7" cy="7" r="4.5" />
          <path d="m10.5 10.5 3.5 3.5" />
        </Icon>
      </span>
      <input
        className={styles.input}
        {...data({ searchPart: 'field' })}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        role="combobox"
        aria-label={placeholder}
        aria-autocomplete="list"
        aria-expanded="false"
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        // A full field refuses more text, wherever the caret is; an input method may finish first.
        maxLength={MAX_QUERY_LENGTH}
      />
      <button
        className={`${styles.clear} icon-button`}
        type="button"
        aria-label={t('search.clear')}
        {...data({ searchAction: 'clear' })}
      >
        <Icon>
          <circle cx="8" cy="8" r="6" />
          <path d="m6 6 4 4M10 6l-4 4" />
        </Icon>
      </button>
      <button
        className={`${styles.cancel} icon-button`}
        type="button"
        aria-keyshortcuts="Escape"
        title={t('search.cancel')}
        {...data({ searchAction: 'cancel' })}
      >
        {/* Touch screens show the word, others the key. */}
        <span className={styles.word}>{t('search.cancel')}</span>
        <span className={styles.key} aria-hidden="true">
          esc
        </span>
      </button>
    </div>
  );
}
