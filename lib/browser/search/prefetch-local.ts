import type { SearchSource } from '../../search/model';

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
