import type { SearchBackend } from '../../search/search-view';
import { inTime, localSearcher, type Searcher } from '../../search/searcher';

/** So long a service may take, with all its hosts. */
const SERVICE_PATIENCE_MS = 10_000;

const searchers = new Map<string, Promise<Searcher>>();

/**
 * Load what answers queries, once per language and version. A failure is forgotten: the next call tries
 * again.
 */
export function loadSearcher(backend: SearchBackend): Promise<Searcher> {
  const key = JSON.stringify(backend);
  const known = searchers.get(key);
  if (known) return known;
  const searcher = createSearcher(backend);
  searchers.set(key, searcher);
  searcher.catch(() => searchers.delete(key));
  return searcher;
}

async function createSearcher(backend: SearchBackend): Promise<Searcher> {
  if (backend.mode === 'hosted') {
    const { createHostedSearcher } = await import('./hosted-searcher');
    return inTime(createHostedSearcher(backend), SERVICE_PATIENCE_MS);
  }
  if (backend.mode === 'remote') {
    const { createRemoteSearcher } = await import('./remote-searcher');
    return inTime(createRemoteSearcher(backend), SERVICE_PATIENCE_MS);
  }
  const [{ loadLocalEngine }, { HOOKS }] = await Promise.all([
    import('./local-engine'),
    // By its full name, which a site may put a file of its own in the place of.
    import('@/lib/browser/search/hooks'),
  ]);
  return localSearcher(await loadLocalEngine(backend.source), HOOKS, backend.limit);
}
