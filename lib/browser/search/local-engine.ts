import type { ProgressiveEngine, SearchSource } from '../../search/model';
import { searchWorker } from './search-worker-start';
import { startWorkerEngine, WorkerFailure } from './worker-engine';

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
