import type { ProgressiveEngine, SearchSource } from '../../search/model';
import { startWorkerEngine, WorkerFailure } from './worker-engine';

let spare: Worker | undefined;

/** Start the worker of the first search, so that its code is loaded. */
export function prepareWorker(): void {
  if (spare) return;
  const worker = createWorker();
  spare = worker;
  // When offline, for example. The search itself tries again.
  worker?.addEventListener('error', (event) => {
    if (spare !== worker) return;
    event.preventDefault();
    spare = undefined;
  });
}

/**
 * Load the search of one language in a worker, which keeps the page responsive, or in the page if no worker starts.
 *
 * @throws what `loadEngine` throws. Calling again tries again.
 */
export async function loadLocalEngine(source: SearchSource): Promise<ProgressiveEngine> {
  const worker = spare ?? createWorker();
  spare = undefined;
  if (!worker) return loadInPage(source);
  return startWorkerEngine(worker, source).catch((error) => {
    if (error instanceof WorkerFailure) return loadInPage(source);
    throw error;
  });
}

/** The worker bundles this code too, so the page loads it only without a worker. */
async function loadInPage(source: SearchSource): Promise<ProgressiveEngine> {
  const { loadEngine } = await import('./load-engine');
  return loadEngine(source);
}

/** Undefined in old browsers, and if a policy forbids workers. */
function createWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}
