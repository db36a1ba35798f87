import { useEffect, useRef, useState } from 'react';
import { isReachable } from '@/lib/browser/navigation/recovery';
import type { IndexAnswer, Searcher } from '@/lib/search/searcher';

/** Specified: the search begins once the reader pauses. */
const DEBOUNCE_MS = 150;

/** Specified: a search that takes longer than this shows that it goes on. */
const STALL_MS = 300;

/** Specified: what the log says when the index cannot be had. */
const FAILURE = 'Failed to fetch search index, please reload the page and try again.';

/** What is known about the query in the field. */
export interface SearchState {
  /**
   * `idle` without a query. `searching` may still show the answer to the query before; `stalled`, after a
   * while, shows none.
   */
  status: 'idle' | 'searching' | 'stalled' | 'found' | 'failed';
  /** The query that `indexes` answers; empty while there is no answer. */
  answered: string;
  indexes: readonly IndexAnswer[];
  retry(): void;
  /** The reader opens a hit or a saved search. */
  onChoose(chosen: object): void;
}

interface Answer {
  query: string;
  indexes: readonly IndexAnswer[];
  hasFailed: boolean;
}

const NOTHING: Answer = { query: '', indexes: [], hasFailed: false };

interface SearchSetting {
  /** Loads what answers; called again after a failure. */
  load(): Promise<Searcher>;
  /** A second attempt was not enough either; without it there may be any number of them. */
  onHopeless?(query: string): void;
  /** The reader is choosing among what was found: it must not change any more. */
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
    // The next query must not begin with what the last one found.
    if (wanted === '') return setAnswer(NOTHING);
    const isLatest = () => latest.current === wanted;
    async function search() {
      try {
        const searcher = await load();
        const indexes = await searcher.search(wanted);
        if (isLatest()) {
          setAnswer({ query: wanted, indexes, hasFailed: false });
          searcher.onShow?.(indexes);
        }
        const more = searcher.more?.();
        if (!more) return;
        await more;
        if (isLatest() && !isChoosing.current()) await search();
      } catch (error) {
        console.error(FAILURE, error);
        if (isLatest()) setAnswer({ query: wanted, indexes: [], hasFailed: true });
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
    // After a deployment the page asks for files that are gone; a new page knows the new ones. Without a
    // connection there would be none.
    if (attempt > 0 && onHopeless && (await isReachable(location.href))) return onHopeless(wanted);
    setAnswer(NOTHING);
    setAttempt(attempt + 1);
  }

  const status = statusOf(wanted, answer, slow);
  const shown = status === 'stalled' ? NOTHING : answer;
  return {
    status,
    answered: shown.hasFailed ? '' : shown.query,
    indexes: shown.indexes,
    retry,
    onChoose(chosen) {
      load().then(
        (searcher) => searcher.onChoose?.(chosen),
        () => undefined,
      );
    },
  };
}

function statusOf(wanted: string, answer: Answer, slow: string | undefined): SearchState['status'] {
  if (wanted === '') return 'idle';
  if (answer.query !== wanted) return slow === wanted ? 'stalled' : 'searching';
  return answer.hasFailed ? 'failed' : 'found';
}
