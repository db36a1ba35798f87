import { useEffect, useId, useLayoutEffect, useState } from 'react';
import type { SearchShell } from '@/lib/browser/search/search-shell';
import { dataAttribute } from '@/lib/data-names';
import { before, fillText } from '@/lib/fill-text';
import type { SearchView } from '@/lib/page/search-view';
import type { SearchLabels } from '@/lib/search/search-labels';
import { countHits } from '@/lib/search/searcher';
import { HitList } from './HitList';
import { IndexTabs } from './IndexTabs';
import { SavedList } from './SavedList';
import savedStyles from './SavedList.module.css';
import styles from './SearchBody.module.css';
import { NoResults, SearchFailure, SearchMessage } from './SearchMessage';
import { type Session, useSession } from './use-session';

/** Announce a status only after it has been stable this long, so that typing is not interrupted. */
const MESSAGE_DELAY_MS = 500;

interface SearchBodyProps {
  shell: SearchShell;
  /** Where readers who do not know what to search for may begin. */
  start: SearchView['start'];
}

/** What the search dialog shows under its field: starting points and saved searches, or the hits. */
export function SearchBody({ shell, start }: SearchBodyProps) {
  const { dialog, status, labels, view, field } = shell;
  const session = useSession(shell, start);
  const { search, groups, saved, options, tab } = session;
  useAnnouncement(status, statusMessage(session, labels));
  useLayoutEffect(() => {
    dialog.toggleAttribute(dataAttribute('busy'), search.status === 'stalled');
  }, [dialog, search.status]);
  const panelId = useId();
  const list = { labels, replacesEntry: shell.replacesEntry, options };
  // Screen readers read the status instead.
  if (search.status === 'stalled') return <SearchMessage text={labels.loading} isSilent />;
  if (search.status === 'failed') return <SearchFailure labels={labels} onRetry={search.retry} />;
  if (search.status === 'idle') {
    const hasSaved = saved.recent.length + saved.favorites.length > 0;
    return (
      <>
        {!hasSaved && (
          <div className={`${savedStyles.saved} ${savedStyles.page}`}>{labels.noRecent}</div>
        )}
        {session.hasOptions && (
          <SavedList
            {...list}
            start={start}
            saved={saved}
            onAction={(action, index) => {
              session.changeSaved(action, index);
              field.focus();
            }}
          />
        )}
      </>
    );
  }
  const found =
    groups.length > 0 ? (
      <>
        {search.isPartial && <p className={styles.partial}>{labels.onlyTitles}</p>}
        {/* The first index is that of this site. */}
        <HitList
          {...list}
          key={`${tab} ${search.answered}`}
          isElsewhere={tab > 0}
          groups={groups}
        />
      </>
    ) : (
      search.answered !== '' && (
        <NoResults labels={labels} start={start} query={search.answered} pageHref={view.pageHref} />
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

/** Say a message in the live region of the dialog. */
function useAnnouncement(status: HTMLElement, message: string): void {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), MESSAGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [message]);
  useEffect(() => {
    status.textContent = announced;
  }, [status, announced]);
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
      return [
        count === 1 ? labels.countOne : fillText(labels.count, { count }),
        search.isPartial ? labels.onlyTitles : '',
      ]
        .join(' ')
        .trim();
  }
}
