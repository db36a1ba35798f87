import type { RefObject } from 'react';
import { Icon } from '@/components/ui/Icon';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-text';
import styles from './SearchField.module.css';
import type { SearchLabels } from './use-search-labels';
import type { Session } from './use-session';

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  session: Session;
  labels: SearchLabels;
  onCancel(): void;
}

/** The field of the search dialog: a combobox over the list of hits. */
export function SearchField({ field, session, labels, onCancel }: SearchFieldProps) {
  const { text, changeText, search, options, hasOptions } = session;
  function clear() {
    changeText('');
    field.current?.focus();
  }
  return (
    <div className={styles.root}>
      <span className={styles.icon} data-busy={search.status === 'stalled' || undefined}>
        <Icon>
          <circle cx="7" cy="7" r="4.5" />
          <path d="m10.5 10.5 3.5 3.5" />
        </Icon>
      </span>
      <input
        className={styles.input}
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        role="combobox"
        aria-label={labels.placeholder}
        aria-autocomplete="list"
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? options.list.id : undefined}
        aria-activedescendant={options.activeId}
        placeholder={labels.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        // A full field refuses more text, wherever the caret is; an input method may finish first.
        maxLength={MAX_QUERY_LENGTH}
        value={text}
        onChange={({ currentTarget, nativeEvent }) =>
          changeText(currentTarget.value, (nativeEvent as InputEvent).isComposing)
        }
        onCompositionEnd={({ currentTarget }) => changeText(currentTarget.value)}
        onKeyDown={options.onKeyDown}
        onClick={options.open}
      />
      {text !== '' && (
        <button
          className={`${styles.clear} icon-button`}
          type="button"
          aria-label={labels.clear}
          onClick={clear}
        >
          <Icon>
            <circle cx="8" cy="8" r="6" />
            <path d="m6 6 4 4M10 6l-4 4" />
          </Icon>
        </button>
      )}
      <button
        className={`${styles.cancel} icon-button`}
        type="button"
        aria-keyshortcuts="Escape"
        title={labels.cancel}
        onClick={onCancel}
      >
        {/* Touch screens show the word, others the key. */}
        <span className={styles.word}>{labels.cancel}</span>
        <span className={styles.key} aria-hidden="true">
          esc
        </span>
      </button>
    </div>
  );
}
