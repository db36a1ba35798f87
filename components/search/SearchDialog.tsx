import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { openModal } from '@/lib/browser/search/modal';
import { before, fillText } from '@/lib/fill-text';
import { countHits } from '@/lib/search/searcher';
import { DialogFooter } from './DialogFooter';
import type { SearchDialogProps } from './dialog-props';
import { HitList } from './HitList';
import { HostedHelp } from './HostedHelp';
import { IndexTabs } from './IndexTabs';
import { SavedList } from './SavedList';
import styles from './SearchDialog.module.css';
import { SearchField } from './SearchField';
import { NoResults, SearchFailure, SearchMessage } from './SearchMessage';
import type { SearchLabels } from './use-search-labels';
import { type Session, useSession } from './use-session';

/** Announce a status only after it has been stable this long, so that typing is not interrupted. */
const MESSAGE_DELAY_MS = 500;

/** The search dialog: a field, and below it the saved searches or the hits. */
export function SearchDialog(props: SearchDialogProps) {
  const { labels, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const session = useSession(props);
  const message = statusMessage(session, labels);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), MESSAGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [message]);

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
    <dialog className={`${styles.root} raised`} ref={dialog} aria-label={labels.button}>
      <SearchField field={field} session={session} labels={labels} onCancel={() => onClose()} />
      <div className={styles.body}>
        <DialogBody {...props} session={session} onDone={() => field.current?.focus()} />
      </div>
      <DialogFooter labels={labels} />
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </dialog>
  );
}

interface DialogBodyProps extends SearchDialogProps {
  session: Session;
  /** A button has done its work and is gone. */
  onDone(): void;
}

function DialogBody(props: DialogBodyProps) {
  const { session, onDone, labels, replacesEntry, view } = props;
  const panelId = useId();
  const { search, groups, saved, options, tab } = session;
  const list = { labels, replacesEntry, options };
  if (!options.isOpen) return null;
  // Screen readers read the status instead.
  if (search.status === 'stalled') return <SearchMessage text={labels.loading} isSilent />;
  if (search.status === 'failed') return <SearchFailure labels={labels} onRetry={search.retry} />;
  if (search.status === 'idle') {
    if (!session.hasOptions) return <SearchMessage text={labels.noRecent} />;
    return (
      <SavedList
        {...list}
        saved={saved}
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
      <HitList {...list} key={`${tab} ${search.answered}`} isElsewhere={tab > 0} groups={groups} />
    ) : (
      search.answered !== '' && (
        <NoResults query={search.answered} labels={labels} pageHref={view.pageHref}>
          {view.service && labels.hosted && (
            <HostedHelp
              query={search.answered}
              labels={labels.hosted}
              suggestedQueries={search.indexes[tab]?.suggestedQueries ?? []}
              reportTemplate={view.service.missingResultsUrl}
              onSearch={(query) => {
                session.changeText(query);
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
      <div
        className={styles.panel}
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-tab-${tab}`}
      >
        {found}
      </div>
    </>
  );
}

/** What a screen reader says about the state of the search. */
function statusMessage({ search, groups, lastChange }: Session, labels: SearchLabels): string {
  const count = countHits(groups);
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
