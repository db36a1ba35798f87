import type { SearchSource } from '../../search/model';

/** How long the page may be busy before search is prepared all the same. */
const PATIENCE_MS = 8000;

/**
 * Prepare search once the browser has nothing to do, so that it opens at once. Not for readers who save
 * data, and not in development, where the index would be made anew after every edit.
 *
 * @returns Calls it off.
 */
export function prepareAtIdle(prepare: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (process.env.NODE_ENV !== 'production' || connection?.saveData) return () => undefined;
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(prepare, { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(prepare, PATIENCE_MS);
  return () => clearTimeout(timer);
}

const prefetched = new Set<string>();

/** Fetch the files of the index once, so that they lie in the browser's cache when they are needed. */
export function prefetchIndex({ documentsUrl, indexUrl }: SearchSource): void {
  if (prefetched.has(indexUrl)) return;
  prefetched.add(indexUrl);
  for (const url of [indexUrl, documentsUrl]) {
    // What fails here fails again, and is reported, when it is needed.
    fetch(url, { priority: 'low' })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  }
}
