import { type BundleHit, bundleGroup } from '../../search/bundle-answer';
import type { SearchBackend } from '../../search/search-modes';
import type { Searcher } from '../../search/searcher';

/** The parts of the script that Pagefind writes with its index. */
interface PagefindScript {
  createInstance(options: typeof OPTIONS): Pagefind;
}

interface Pagefind {
  search(query: string): Promise<{ results: readonly { data(): Promise<BundleHit> }[] }>;
}

const OPTIONS = {
  baseUrl: '/',
  /** In words. */
  excerptLength: 16,
  /** A worker costs another 11 kB and a round trip, for some milliseconds of work. */
  noWorker: true,
};

/** Counts the failures to load the script: a browser does not load an address again after one. */
let failures = 0;

/** Searches an index in pieces, of which a query fetches only those that it needs. */
export async function createBundleSearcher({
  bundleUrl,
  limit,
}: Extract<SearchBackend, { mode: 'sharded' }>): Promise<Searcher> {
  // The build writes it with the index, not the bundler.
  const script = `${bundleUrl}pagefind.js${failures > 0 ? `?${failures}` : ''}`;
  const { createInstance }: PagefindScript = await import(
    /* turbopackIgnore: true */ /* webpackIgnore: true */ script
  ).catch((error) => {
    failures += 1;
    throw error;
  });
  // It fetches the files that every query needs while the reader types.
  let pagefind: Pagefind | undefined = createInstance(OPTIONS);

  async function ask(query: string): Promise<readonly BundleHit[]> {
    pagefind ??= createInstance(OPTIONS);
    const { results } = await pagefind.search(query);
    return Promise.all(results.slice(0, limit).map((result) => result.data()));
  }

  return {
    async search(query) {
      const pages = await ask(query).catch((error) => {
        // An instance that failed once keeps failing.
        pagefind = undefined;
        throw error;
      });
      const groups = pages.map((page) => bundleGroup(page, location.origin));
      return [{ index: '', groups: groups.filter(({ result }) => result.length > 0) }];
    },
  };
}
