import type { SearchBackend } from '../../search/search-modes';
import { inTimeSearcher, localSearcher, type Searcher } from '../../search/searcher';
import { fetchAhead } from '../fetch-ahead';

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
  const searcher = loaderFor(backend).load(backend);
  searchers.set(key, searcher);
  searcher.catch(() => searchers.delete(key));
  return searcher;
}

type BackendOf<Mode extends SearchBackend['mode']> = Extract<SearchBackend, { mode: Mode }>;

interface ModeLoader<Backend> {
  load(backend: Backend): Promise<Searcher>;
  /** Fetches what the first search needs, before a reader asks for it. Reports no failure. */
  prefetch?(backend: Backend): void;
}

/** The modes whose hits the search of the site shows itself. DocSearch shows those of the other. */
type OwnMode = Exclude<SearchBackend['mode'], 'hosted'>;

/** What the browser loads for the search mode of the site. */
const MODES: { [Mode in OwnMode]: ModeLoader<BackendOf<Mode>> } = {
  local: {
    async load({ source, limit }) {
      const [{ loadLocalEngine }, { HOOKS }] = await Promise.all([
        import('./local-engine'),
        // By its full name, so that a site can replace the file by its own.
        import('@/lib/browser/search/hooks'),
      ]);
      return localSearcher(await loadLocalEngine(source), HOOKS, limit);
    },
    prefetch() {
      import('./local-engine').then(({ prepareWorker }) => prepareWorker()).catch(() => undefined);
      import('@/lib/browser/search/hooks').catch(() => undefined);
    },
  },
  sharded: {
    async load(backend) {
      // Each of them would otherwise be requested only when the one before it has loaded.
      fetchAhead(backend.firstFiles.map((name) => backend.bundleUrl + name));
      const { createBundleSearcher } = await import('./bundle-searcher');
      return inTimeSearcher(await createBundleSearcher(backend), SERVICE_PATIENCE_MS);
    },
    prefetch: (backend) => void loadSearcher(backend).catch(() => undefined),
  },
  remote: {
    async load(backend) {
      const { createRemoteSearcher } = await import('./remote-searcher');
      return inTimeSearcher(createRemoteSearcher(backend), SERVICE_PATIENCE_MS);
    },
  },
};

/** Fetch ahead of time what the first search needs. */
export function prefetchSearch(backend: SearchBackend): void {
  if (!searchers.has(JSON.stringify(backend))) loaderFor(backend).prefetch?.(backend);
}

/** TypeScript cannot tell that the entry under `backend.mode` takes this backend. */
function loaderFor(backend: SearchBackend): ModeLoader<SearchBackend> {
  return MODES[backend.mode as OwnMode] as ModeLoader<SearchBackend>;
}
