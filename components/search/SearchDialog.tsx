import { useId, useLayoutEffect, useRef } from 'react';
import { openModal } from '@/lib/browser/search/modal';
import { fillText } from '@/lib/fill-text';
import { before, type SearchLabels } from '@/lib/search/search-labels';
import { countHits } from '@/lib/search/searcher';
import { DialogFooter } from './DialogFooter';
import type { SearchDialogProps } from './dialog-props';
import { HitList } from './HitList';
import { HostedHelp } from './HostedHelp';
import { IndexTabs } from './IndexTabs';
import { SavedList } from './SavedList';
import styles from './SearchDialog.module.css';
import { SearchField } from './SearchField';
import { NoResults, NoSavedSearches, SearchFailure, Searching } from './SearchMessage';
import { type Session, useSession } from './use-session';
import { useSettled } from './use-settled';

/** Announce a status only after it has been stable this long, so that typing is not interrupted. */
const MESSAGE_DELAY_MS = 500;

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
  const active = options.active;

  // Open as long as it is rendered; a change of these must not close it.
  const latest = useRef({ onClose, stepBack: session.stepBack });
  latest.current = { onClose, stepBack: session.stepBack };
  useLayoutEffect(() => {
    if (!dialog.current) return;
    const close = () => latest.current.onClose();
    const closeModal = openModal(dialog.current, close, () => {
      if (!latest.current.stepBack()) return close();
      field.current?.focus();
    });
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
        isBusy={search.status === 'stalled'}
        onChange={session.changeText}
        onOpen={session.openList}
        onKeyDown={options.onKeyDown}
        onCancel={onClose}
      />
      <div className={styles.body}>
        <DialogBody {...props} session={session} onDone={() => field.current?.focus()} />
      </div>
      <DialogFooter labels={labels} hostedLabels={props.hostedLabels} />
      <p className="visually-hidden" role="status">
        {message}
      </p>
    </dialog>
  );
}

interface DialogBodyProps extends SearchDialogProps {
  session: Session;
  /** What a button was for is done, and the button is gone. */
  onDone(): void;
}

function DialogBody(props: DialogBodyProps) {
  const { session, onDone, labels, hostedLabels, replacesEntry, view } = props;
  const panelId = useId();
  const { search, groups, saved, options, tab, choose } = session;
  const behavior = { labels, replacesEntry, onChoose: choose };
  if (!session.isListOpen) return null;
  if (search.status === 'stalled') return <Searching labels={labels} />;
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
          onDone();
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
        <NoResults query={search.answered} labels={labels} pageHref={view.pageHref}>
          {view.service && hostedLabels && (
            <HostedHelp
              query={search.answered}
              labels={hostedLabels}
              suggestedQueries={search.indexes[tab]?.suggestedQueries ?? []}
              reportTemplate={view.service.missingResultsUrl}
              onSearch={(query) => {
                session.changeText(query, false);
                onDone();
              }}
            />
          )}
        </NoResults>
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

function hasOptions({ isListOpen, search, groups, saved }: Session): boolean {
  if (!isListOpen) return false;
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
    case 'stalled':
      return labels.loading;
    case 'failed':
      return labels.errorTitle;
    case 'found':
      if (count === 0) return `${before(labels.noResults)}“${search.answered}”`;
      return count === 1 ? labels.countOne : fillText(labels.count, { count });
  }
}
