import type { SearchBackend } from '../../search/search-modes';
import { localSearcher, type Searcher } from '../../search/searcher';
import { HOOKS } from './hooks';
import { loadLocalEngine } from './local-engine';

const searchers = new Map<string, Promise<Searcher>>();

/**
 * Load the searcher of a language and version, once. After a failure the next call tries again.
 */
export function loadSearcher(backend: SearchBackend): Promise<Searcher> {
  const key = JSON.stringify(backend);
  const known = searchers.get(key);
  if (known) return known;
  const searcher = loaderFor(backend)(backend);
  searchers.set(key, searcher);
  searcher.catch(() => searchers.delete(key));
  return searcher;
}

type BackendOf<Mode extends SearchBackend['mode']> = Extract<SearchBackend, { mode: Mode }>;

/** The modes whose hits the search of the site shows itself. DocSearch shows those of the other. */
type OwnMode = Exclude<SearchBackend['mode'], 'hosted'>;

/** What the browser loads for the search mode of the site. */
const MODES: { [Mode in OwnMode]: (backend: BackendOf<Mode>) => Promise<Searcher> } = {
  local: async ({ source, limit }) => localSearcher(await loadLocalEngine(source), HOOKS, limit),
  async remote(backend) {
    const { createRemoteSearcher } = await import('./remote-searcher');
    return createRemoteSearcher(backend);
  },
};

/** TypeScript cannot tell that the entry under `backend.mode` takes this backend. */
function loaderFor({ mode }: SearchBackend): (backend: SearchBackend) => Promise<Searcher> {
  return MODES[mode as OwnMode] as (backend: SearchBackend) => Promise<Searcher>;
}
