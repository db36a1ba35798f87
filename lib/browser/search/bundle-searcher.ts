import { type BundleHit, bundleGroup } from '../../search/bundle-answer';
import type { SearchBackend } from '../../search/search-modes';
import type { Searcher } from '../../search/searcher';

/** What is used of the script that Pagefind writes beside its index. */
interface PagefindScript {
  createInstance(options: typeof OPTIONS): Pagefind;
}

interface Pagefind {
  search(query: string): Promise<{ results: readonly { data(): Promise<BundleHit> }[] }>;
}

const OPTIONS = {
  baseUrl: '/',
  /** Words around what was found. */
  excerptLength: 16,
  /** A worker of its own costs another 11 kB and a round trip; what it would do takes some milliseconds. */
  noWorker: true,
};

/** How often the script did not come, which a browser remembers of an address. */
let failures = 0;

/** Searches an index in pieces. Only those that a query needs are fetched. */
export async function createBundleSearcher({
  bundleUrl,
  limit,
}: Extract<SearchBackend, { mode: 'sharded' }>): Promise<Searcher> {
  // Written by the build beside the index, not by the bundler.
  const script = `${bundleUrl}pagefind.js${failures > 0 ? `?${failures}` : ''}`;
  const { createInstance }: PagefindScript = await import(
    /* turbopackIgnore: true */ /* webpackIgnore: true */ script
  ).catch((error) => {
    failures += 1;
    throw error;
  });
  // It fetches what every query needs, while the reader types.
  let pagefind: Pagefind | undefined = createInstance(OPTIONS);

  async function ask(query: string): Promise<readonly BundleHit[]> {
    pagefind ??= createInstance(OPTIONS);
    const { results } = await pagefind.search(query);
    // Pieces that cannot be had count as empty ones: is the index still there?
    if (results.length === 0) await requireIndex(bundleUrl);
    return Promise.all(results.slice(0, limit).map((result) => result.data()));
  }

  return {
    async search(query) {
      const pages = await ask(query).catch((error) => {
        // What failed once stays failed, so the next search starts again.
        pagefind = undefined;
        throw error;
      });
      const groups = pages.map((page) => bundleGroup(page, location.origin));
      return [{ index: '', groups: groups.filter(({ result }) => result.length > 0) }];
    },
  };
}

/** @throws Error if the host does not answer for the index any more. */
async function requireIndex(bundleUrl: string): Promise<void> {
  const { ok, status } = await fetch(`${bundleUrl}pagefind-entry.json`, { cache: 'no-store' });
  if (!ok) throw new Error(`The index answers with ${status}.`);
}
