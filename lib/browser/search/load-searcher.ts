// By its full name, so that a site can replace the file by its own.
import { HOOKS } from '@/lib/browser/search/hooks';
import type { SearchBackend } from '../../search/search-modes';
import { inTimeSearcher, localSearcher, type Searcher } from '../../search/searcher';
import { loadLocalEngine } from './local-engine';

/** A service must answer within this time, including all its hosts. */
const SERVICE_PATIENCE_MS = 10_000;

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
    return inTimeSearcher(createRemoteSearcher(backend), SERVICE_PATIENCE_MS);
  },
};

/** TypeScript cannot tell that the entry under `backend.mode` takes this backend. */
function loaderFor({ mode }: SearchBackend): (backend: SearchBackend) => Promise<Searcher> {
  return MODES[mode as OwnMode] as (backend: SearchBackend) => Promise<Searcher>;
}
