import type { SearchSource } from '../../search/model';

/** How long the page may be busy before search is prepared all the same. */
const PATIENCE_MS = 8000;

/**
 * Prepare search once the browser is idle, so that it opens at once. Not for readers who save data, and not
 * in development, where the index would be built again after every edit.
 *
 * @returns Cancels it.
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

/**
 * Fetch all that a local search needs once, so that it lies in the browser's cache when it is needed, and
 * the first search works without a connection too. What fails here fails again, and is reported, then.
 */
export function prefetchLocalSearch({ documentsUrl, indexUrl }: SearchSource): void {
  if (prefetched.has(indexUrl)) return;
  prefetched.add(indexUrl);
  for (const url of [indexUrl, documentsUrl]) {
    fetch(url, { priority: 'low' })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  }
  import('./local-engine').then(({ prepareWorker }) => prepareWorker()).catch(() => undefined);
  import('@/lib/browser/search/hooks').catch(() => undefined);
}
