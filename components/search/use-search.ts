import { useEffect, useRef, useState } from 'react';
import { isReachable } from '@/lib/browser/navigation/recovery';
import { type IndexAnswer, SEARCH_FAILURE, type Searcher } from '@/lib/search/searcher';

/** Specified: the search begins once the reader pauses. */
const DEBOUNCE_MS = 150;

/** Specified: a search that takes longer than this says so. */
const STALL_MS = 300;

export interface SearchState {
  /**
   * `idle` without a query. `searching` may still show the answer to the previous query; `stalled`, after a while,
   * shows none.
   */
  status: 'idle' | 'searching' | 'stalled' | 'found' | 'failed';
  /** The query that `indexes` answers; empty while there is no answer. */
  answered: string;
  indexes: readonly IndexAnswer[];
  retry(): void;
}

interface Answer {
  query: string;
  /** Undefined if the search failed. */
  indexes: readonly IndexAnswer[] | undefined;
}

const NOTHING: Answer = { query: '', indexes: [] };

interface SearchSetting {
  /** Called again after a failure. */
  load(): Promise<Searcher>;
  /** Called where a second attempt fails too. Without it, readers may try any number of times. */
  onHopeless?(query: string): void;
  /** The reader is choosing a hit: the list must not change any more. */
  isChoosing(): boolean;
}

/**
 * Search for a query as it is typed. An answer that comes after the query has changed is dropped.
 *
 * @param query What to search for; not while an input method is still composing it.
 */
export function useSearch(query: string, setting: SearchSetting): SearchState {
  const { load, onHopeless } = setting;
  const wanted = query.trim();
  const isChoosing = useRef(setting.isChoosing);
  isChoosing.current = setting.isChoosing;
  const latest = useRef(wanted);
  const [answer, setAnswer] = useState(NOTHING);
  const [slow, setSlow] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt searches again
  useEffect(() => {
    latest.current = wanted;
    // The next query must not begin with the last answer.
    if (wanted === '') return setAnswer(NOTHING);
    const isLatest = () => latest.current === wanted;
    async function search() {
      try {
        const searcher = await load();
        const indexes = await searcher.search(wanted);
        if (isLatest()) setAnswer({ query: wanted, indexes });
        const more = searcher.more?.();
        if (!more) return;
        await more;
        if (isLatest() && !isChoosing.current()) await search();
      } catch (error) {
        console.error(SEARCH_FAILURE, error);
        if (isLatest()) setAnswer({ query: wanted, indexes: undefined });
      }
    }
    const timers = [
      setTimeout(search, DEBOUNCE_MS),
      setTimeout(() => setSlow(wanted), DEBOUNCE_MS + STALL_MS),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setSlow(undefined);
    };
  }, [wanted, load, attempt]);

  async function retry() {
    // After a deployment the page asks for files that are gone; a new page knows the new ones. Offline there would
    // be no new page.
    if (attempt > 0 && onHopeless && (await isReachable(location.href))) return onHopeless(wanted);
    setAnswer(NOTHING);
    setAttempt(attempt + 1);
  }

  const status = statusOf(wanted, answer, slow);
  const shown = status === 'stalled' ? NOTHING : answer;
  return {
    status,
    answered: shown.indexes ? shown.query : '',
    indexes: shown.indexes ?? [],
    retry,
  };
}

function statusOf(wanted: string, answer: Answer, slow: string | undefined): SearchState['status'] {
  if (wanted === '') return 'idle';
  if (answer.query !== wanted) return slow === wanted ? 'stalled' : 'searching';
  return answer.indexes ? 'found' : 'failed';
}
