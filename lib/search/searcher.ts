import type { ProgressiveEngine, SearchGroup } from './model';

/** Specified: what the log says when there is no answer. */
export const SEARCH_FAILURE = 'Failed to fetch search index, please reload the page and try again.';

/** A service must answer within this time, including all its hosts. */
export const SERVICE_PATIENCE_MS = 10_000;

/** The answer of one index. */
export interface IndexAnswer {
  index: string;
  groups: readonly SearchGroup[];
}

/** Answers queries. The first index is that of the site itself. */
export interface Searcher {
  search(query: string): Promise<readonly IndexAnswer[]>;
  /** Settles when the same query may find more; undefined if it cannot. Throws if what is missing does not come. */
  more?(): Promise<void> | undefined;
}

/** Functions around a local search; see `lib/browser/search/hooks.ts`. */
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
  async function more(): Promise<void> {
    await engine.whole();
    isWhole = true;
  }
  return {
    more: () => (isWhole ? undefined : more()),

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

/** What is shown stays where it is, and gets the text that it lacked; hits that are found later come below it. */
export function append(
  shown: readonly IndexAnswer[],
  found: readonly IndexAnswer[],
): IndexAnswer[] {
  return found.map(({ index, groups }, at) => {
    const later = new Map(groups.flatMap(({ result }) => result.map((hit) => [hit.link, hit])));
    const before = (shown[at]?.groups ?? []).map((group) => ({
      ...group,
      result: group.result.map((hit) => ({
        ...hit,
        statement: later.get(hit.link)?.statement ?? hit.statement,
      })),
    }));
    const links = new Set(before.flatMap(({ result }) => result.map(({ link }) => link)));
    const added = groups
      .map((group) => ({ ...group, result: group.result.filter(({ link }) => !links.has(link)) }))
      .filter(({ result }) => result.length > 0);
    return { index, groups: [...before, ...added] };
  });
}

/** How many hits some groups have together. */
export function countHits(groups: readonly SearchGroup[]): number {
  return groups.reduce((sum, { result }) => sum + result.length, 0);
}
