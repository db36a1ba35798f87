import { type BundleHit, bundleGroup } from '../../search/bundle-answer';
import type { SearchBackend } from '../../search/search-modes';
import type { Searcher } from '../../search/searcher';

/** What is used of the script that Pagefind writes beside its index. */
interface Pagefind {
  options(options: { baseUrl: string; excerptLength: number }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ results: readonly { data(): Promise<BundleHit> }[] }>;
}

/** Words around what was found. */
const EXCERPT = 16;

/** Searches an index in pieces. Only those that a query needs are fetched. */
export async function createBundleSearcher({
  bundleUrl,
  limit,
}: Extract<SearchBackend, { mode: 'sharded' }>): Promise<Searcher> {
  // Written by the build beside the index, not by the bundler.
  const script = `${bundleUrl}pagefind.js`;
  const pagefind: Pagefind = await import(
    /* turbopackIgnore: true */ /* webpackIgnore: true */ script
  );
  await pagefind.options({ baseUrl: '/', excerptLength: EXCERPT });
  // Fetched while the reader types; a query waits for it, and reports what fails.
  pagefind.init().catch(() => undefined);
  return {
    async search(query) {
      const { results } = await pagefind.search(query);
      const pages = await Promise.all(results.slice(0, limit).map((result) => result.data()));
      const groups = pages.map((page) => bundleGroup(page, location.origin));
      return [{ index: '', groups: groups.filter(({ result }) => result.length > 0) }];
    },
  };
}
