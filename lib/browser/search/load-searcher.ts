import type { SearchBackend } from '../../search/search-view';
import { localSearcher, type Searcher } from '../../search/searcher';

const searchers = new Map<string, Promise<Searcher>>();

/**
 * Load what answers queries, once per language and version. A failure is forgotten: the next call tries
 * again.
 *
 * @throws for a hosted search, which brings its own.
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
  if (backend.mode === 'hosted') throw new Error('A hosted search brings its own searcher.');
  if (backend.mode === 'remote') {
    const { createRemoteSearcher } = await import('./remote-searcher');
    return createRemoteSearcher(backend);
  }
  const [{ loadLocalEngine }, { HOOKS }] = await Promise.all([
    import('./local-engine'),
    // By its full name, which a site may put a file of its own in the place of.
    import('@/lib/browser/search/hooks'),
  ]);
  return localSearcher(await loadLocalEngine(backend.source), HOOKS, backend.limit);
}
