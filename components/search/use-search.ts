import { useEffect, useRef, useState } from 'react';
import { isReachable } from '@/lib/browser/navigation/recovery';
import { append, type IndexAnswer, SEARCH_FAILURE, type Searcher } from '@/lib/search/searcher';

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
  /** Something that was to be searched could not be loaded. */
  isPartial: boolean;
  retry(): void;
}

interface Answer {
  query: string;
  /** Undefined if the search failed. */
  indexes: readonly IndexAnswer[] | undefined;
  isPartial?: boolean;
}

const NOTHING: Answer = { query: '', indexes: [] };

interface SearchSetting {
  /** Called again after a failure. */
  load(): Promise<Searcher>;
  /** When the reader typed last, in ms since the start of the document. */
  typedAt(): number;
  /** Called where a second attempt fails too. Without it, readers may try any number of times. */
  onHopeless?(query: string): void;
}

/**
 * Search for a query as it is typed. An answer that comes after the query has changed is dropped.
 *
 * @param query What to search for; not while an input method is still composing it.
 */
export function useSearch(
  query: string,
  { load, typedAt, onHopeless }: SearchSetting,
): SearchState {
  const wanted = query.trim();
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
      let indexes: readonly IndexAnswer[] | undefined;
      const show = (isPartial: boolean) => {
        if (isLatest()) setAnswer({ query: wanted, indexes, isPartial });
      };
      try {
        const searcher = await load();
        indexes = await searcher.search(wanted);
        show(false);
        const more = searcher.more?.();
        if (!more) return;
        await more;
        if (!isLatest()) return;
        indexes = append(indexes, await searcher.search(wanted));
        show(false);
      } catch (error) {
        console.error(SEARCH_FAILURE, error);
        show(true);
      }
    }
    // What was typed before this code came has waited already.
    const rest = Math.max(0, typedAt() + DEBOUNCE_MS - performance.now());
    const timers = [setTimeout(search, rest), setTimeout(() => setSlow(wanted), rest + STALL_MS)];
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
    isPartial: shown.isPartial === true,
    retry,
  };
}

function statusOf(wanted: string, answer: Answer, slow: string | undefined): SearchState['status'] {
  if (wanted === '') return 'idle';
  if (answer.query !== wanted) return slow === wanted ? 'stalled' : 'searching';
  return answer.indexes ? 'found' : 'failed';
}
