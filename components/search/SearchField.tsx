import type { KeyboardEvent, RefObject } from 'react';
import { Icon } from '@/components/ui/Icon';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-text';
import type { SearchLabels } from '@/lib/search/search-labels';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  labels: SearchLabels;
  /** The list below, and the option in it that the arrow keys reached. */
  listId: string;
  activeId: string | undefined;
  hasOptions: boolean;
  isBusy: boolean;
  /** @param isComposing An input method is at work; the text is not what the reader means yet. */
  onChange(text: string, isComposing: boolean): void;
  onKeyDown(event: KeyboardEvent): void;
  /** The reader turns to the field. */
  onOpen(): void;
  onCancel(): void;
}

/** The field of the search dialog: a combobox over the list of hits. */
export function SearchField({
  field,
  text,
  labels,
  onChange,
  onCancel,
  ...list
}: SearchFieldProps) {
  function clear() {
    onChange('', false);
    field.current?.focus();
  }
  return (
    <div className={styles.root}>
      <span className={styles.icon} data-busy={list.isBusy || undefined}>
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
        aria-expanded={list.hasOptions}
        aria-controls={list.hasOptions ? list.listId : undefined}
        aria-activedescendant={list.activeId}
        placeholder={labels.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        // A full field refuses what comes, wherever the caret stands; an input method may finish first.
        maxLength={MAX_QUERY_LENGTH}
        value={text}
        onChange={({ currentTarget, nativeEvent }) =>
          onChange(currentTarget.value, (nativeEvent as InputEvent).isComposing ?? false)
        }
        onCompositionEnd={({ currentTarget }) => onChange(currentTarget.value, false)}
        onKeyDown={list.onKeyDown}
        onClick={list.onOpen}
      />
      {text !== '' && (
        <button className={styles.clear} type="button" aria-label={labels.clear} onClick={clear}>
          <Icon>
            <circle cx="8" cy="8" r="6" />
            <path d="m6 6 4 4M10 6l-4 4" />
          </Icon>
        </button>
      )}
      <button
        className={styles.cancel}
        type="button"
        aria-keyshortcuts="Escape"
        title={labels.cancel}
        onClick={onCancel}
      >
        {/* The word on touch screens, the key for it elsewhere. */}
        <span className={styles.word}>{labels.cancel}</span>
        <span className={styles.key} aria-hidden="true">
          esc
        </span>
      </button>
    </div>
  );
}
