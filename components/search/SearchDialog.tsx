import { useId, useLayoutEffect, useRef } from 'react';
import { openModal } from '@/lib/browser/search/modal';
import { fillLabel, noResultsBefore, type SearchLabels } from '@/lib/search/search-labels';
import { countHits } from '@/lib/search/searcher';
import { DialogFooter } from './DialogFooter';
import type { SearchDialogProps } from './dialog-props';
import { HitList } from './HitList';
import { IndexTabs } from './IndexTabs';
import { SavedList } from './SavedList';
import styles from './SearchDialog.module.css';
import { SearchField } from './SearchField';
import { NoResults, NoSavedSearches, SearchFailure } from './SearchMessage';
import { type Session, useSession } from './use-session';
import { useSettled } from './use-settled';

/** So long a message has to hold before it is read out: who types is not interrupted. */
const MESSAGE_DELAY_MS = 500;

/** A search that takes longer shows that it goes on; most are over before. */
const BUSY_DELAY_MS = 300;

/** Search over the page: a field, and below it what the reader searched for before, or what was found. */
export function SearchDialog(props: SearchDialogProps) {
  const { labels, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const session = useSession(props, listId);
  const { search, options } = session;
  // The same message is not read twice.
  const message = useSettled(statusMessage(session, labels), MESSAGE_DELAY_MS, '');
  const isSearching = search.status === 'searching';
  const isSlow = useSettled(isSearching, BUSY_DELAY_MS, false);
  const active = options.active;

  // Open as long as it is rendered; a change of `onClose` must not close it.
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    if (!dialog.current) return;
    const closeModal = openModal(dialog.current, () => close.current());
    field.current?.focus();
    field.current?.select();
    return closeModal;
  }, []);

  return (
    <dialog className={styles.root} ref={dialog} aria-label={labels.button}>
      <SearchField
        field={field}
        text={session.text}
        labels={labels}
        listId={listId}
        activeId={active === undefined ? undefined : options.idOf(active)}
        hasOptions={hasOptions(session)}
        isBusy={isSearching && isSlow}
        onChange={session.changeText}
        onKeyDown={options.onKeyDown}
        onCancel={onClose}
      />
      <div className={styles.body}>
        <DialogBody {...props} session={session} onSaved={() => field.current?.focus()} />
      </div>
      <DialogFooter labels={labels} />
      <p className="visually-hidden" role="status">
        {message}
      </p>
    </dialog>
  );
}

interface DialogBodyProps extends SearchDialogProps {
  session: Session;
  /** A saved search was changed, and its button is gone. */
  onSaved(): void;
}

function DialogBody({ session, onSaved, labels, replacesEntry, view }: DialogBodyProps) {
  const panelId = useId();
  const { search, groups, saved, options, tab, choose } = session;
  const behavior = { labels, replacesEntry, onChoose: choose };
  if (search.status === 'failed') return <SearchFailure labels={labels} onRetry={search.retry} />;
  if (search.status === 'idle') {
    if (!hasOptions(session)) return <NoSavedSearches labels={labels} />;
    return (
      <SavedList
        {...behavior}
        saved={saved}
        options={options}
        onAction={(action, index) => {
          session.changeSaved(action, index);
          onSaved();
        }}
      />
    );
  }
  const found =
    groups.length > 0 ? (
      // The first index is that of this site.
      <HitList
        {...behavior}
        key={`${tab} ${search.answered}`}
        isElsewhere={tab > 0}
        groups={groups}
        options={options}
      />
    ) : (
      search.answered !== '' && (
        <NoResults query={search.answered} labels={labels} pageHref={view.pageHref} />
      )
    );
  if (search.indexes.length < 2) return found;
  return (
    <>
      <IndexTabs
        indexes={search.indexes}
        selected={tab}
        label={labels.indexes}
        panelId={panelId}
        onSelect={session.selectTab}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-tab-${tab}`}>
        {found}
      </div>
    </>
  );
}

function hasOptions({ search, groups, saved }: Session): boolean {
  if (search.status === 'failed') return false;
  if (search.status === 'idle') return saved.recent.length + saved.favorites.length > 0;
  return groups.length > 0;
}

/** What a reader hears of the state of the search. */
function statusMessage({ search, groups, lastChange }: Session, labels: SearchLabels): string {
  const count = countHits({ index: '', groups });
  switch (search.status) {
    case 'idle':
      if (lastChange === 'promote') return labels.promoted;
      return lastChange === 'remove' ? labels.removed : '';
    case 'searching':
      return labels.loading;
    case 'failed':
      return labels.errorTitle;
    case 'found':
      if (count === 0) return `${noResultsBefore(labels)}“${search.answered}”`;
      return count === 1 ? labels.countOne : fillLabel(labels.count, { count });
  }
}
