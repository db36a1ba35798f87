import type { SearchBackend } from '../../search/search-modes';

const fetched = new Set<string>();

/**
 * Fetch the index of the page's language into the cache of the browser, once, so that the first search finds it there, also
 * offline. The search reports failures.
 */
export function prefetchIndex(backend: SearchBackend): void {
  if (backend.mode !== 'local') return;
  const { indexUrl, documentsUrl } = backend.source;
  fetchAhead([indexUrl, documentsUrl], 'low');
}

/** Fetch files into the cache of the browser, each once. */
export function fetchAhead(urls: readonly string[], priority: RequestPriority = 'auto'): void {
  for (const url of urls) {
    if (fetched.has(url)) continue;
    fetched.add(url);
    fetch(url, { priority })
      .then((answer) => answer.arrayBuffer())
      .catch(() => fetched.delete(url));
  }
}
