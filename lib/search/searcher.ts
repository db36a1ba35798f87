import type { ProgressiveEngine, SearchGroup } from './model';

/** What one index found. */
export interface IndexAnswer {
  index: string;
  groups: readonly SearchGroup[];
  /** What else to search for, where nothing was found. */
  suggestedQueries?: readonly string[];
}

/** Whatever answers a query, wherever it looks. The first index is that of the site itself. */
export interface Searcher {
  search(query: string): Promise<readonly IndexAnswer[]>;
  /** Settles when the same query may find more than before; undefined when that is over, or never comes. */
  more?(): Promise<void> | undefined;
  /** Hears of an answer that the reader sees. */
  onShow?(indexes: readonly IndexAnswer[]): void;
  /** Hears of what the reader opens: a hit, or a saved search. */
  onChoose?(hit: object): void;
}

/** A searcher that fails once an answer takes too long: no reader waits for a service that hangs. */
export function inTime(searcher: Searcher, milliseconds: number): Searcher {
  return {
    ...searcher,
    search(query) {
      let timer: ReturnType<typeof setTimeout>;
      const end = new Promise<never>((_, reject) => {
        const error = new Error(`The search has not answered within ${milliseconds / 1000} s.`);
        timer = setTimeout(() => reject(error), milliseconds);
      });
      return Promise.race([searcher.search(query), end]).finally(() => clearTimeout(timer));
    },
  };
}

/** What a site may do around a local search; the functions of `search-hooks.ts` in the content folder. */
export interface SearchHooks {
  /** Before the search. A text that it returns is searched for instead. */
  beforeSearch?(query: string): string | undefined | Promise<string | undefined>;
  /** During the search. Groups that it returns are shown below those found. */
  onSearch?(
    query: string,
    groups: readonly SearchGroup[],
  ): readonly SearchGroup[] | undefined | Promise<readonly SearchGroup[] | undefined>;
  /** After the search, with everything that is shown. */
  afterSearch?(query: string, groups: readonly SearchGroup[]): void | Promise<void>;
}

/**
 * The engine of the site's own index as a searcher, with the hooks of the site around each search.
 *
 * @param limit The most pages that are shown.
 */
export function localSearcher(
  engine: ProgressiveEngine,
  hooks: SearchHooks,
  limit: number,
): Searcher {
  let isWhole = false;
  const whole = engine.whole.then(() => {
    isWhole = true;
  });
  return {
    more: () => (isWhole ? undefined : whole),

    async search(query) {
      const wanted = (await hooks.beforeSearch?.(query)) ?? query;
      const found = await engine.search(wanted, { limit });
      const added = (await hooks.onSearch?.(wanted, found)) ?? [];
      const groups = [...found, ...added];
      await hooks.afterSearch?.(wanted, groups);
      return [{ index: '', groups }];
    },
  };
}

/** How many hits an answer holds, in all its groups. */
export function countHits({ groups }: IndexAnswer): number {
  return groups.reduce((sum, { result }) => sum + result.length, 0);
}
