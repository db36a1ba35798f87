import type {
  ProgressiveEngine,
  SearchGroup,
  SearchOptions,
  SearchSource,
} from '../../search/model';
import { searchWorker } from './search-worker-start';

/** What the page asks of the search worker. */
type WorkerCall =
  /** Answered once titles and headings are searchable. */
  | { kind: 'load' }
  | { kind: 'search'; query: string; options: SearchOptions }
  /** Answered once all texts are searchable. */
  | { kind: 'whole' };

/** A call and its answer have the same number. */
export type WorkerRequest = WorkerCall & { id: number };

export type WorkerAnswer =
  | { id: number; groups: readonly SearchGroup[] }
  | { id: number; error: string };

/**
 * Load the search of one language in a worker, which keeps the page responsive, or in the page if no worker starts.
 *
 * @throws what `loadEngine` throws. Calling again tries again.
 */
export async function loadLocalEngine(source: SearchSource): Promise<ProgressiveEngine> {
  const worker = searchWorker(source);
  if (!worker) return loadInPage(source);
  return startWorkerEngine(worker).catch((error) => {
    if (error instanceof WorkerFailure) return loadInPage(source);
    throw error;
  });
}

/** The worker bundles this code too, so the page loads it only without a worker. */
async function loadInPage(source: SearchSource): Promise<ProgressiveEngine> {
  const { loadEngine } = await import('./load-engine');
  return loadEngine(source);
}

/** The worker itself failed, not the request: the page can search without it. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';
}

/**
 * An engine that lives in a worker.
 *
 * @throws WorkerFailure if the worker does not start or breaks down, else what `loadEngine` throws.
 */
export async function startWorkerEngine(worker: Worker): Promise<ProgressiveEngine> {
  const call = connect(worker);
  await call({ kind: 'load' });
  return {
    search: (query, options) => call({ kind: 'search', query, options }),
    whole: async () => void (await call({ kind: 'whole' })),
  };
}

function connect(worker: Worker): (call: WorkerCall) => Promise<readonly SearchGroup[]> {
  let count = 0;
  return (call) =>
    new Promise((resolve, reject) => {
      count += 1;
      const id = count;
      const ending = new AbortController();
      const { signal } = ending;
      function onMessage({ data }: MessageEvent<WorkerAnswer>) {
        if (data.id !== id) return;
        ending.abort();
        if ('error' in data) reject(new Error(data.error));
        else resolve(data.groups);
      }
      function onError(event: ErrorEvent) {
        event.preventDefault();
        ending.abort();
        reject(new WorkerFailure(event.message));
      }
      worker.addEventListener('message', onMessage, { signal });
      worker.addEventListener('error', onError, { signal });
      worker.postMessage({ ...call, id });
    });
}
