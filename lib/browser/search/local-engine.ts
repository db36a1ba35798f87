import type { ProgressiveEngine, SearchSource } from '../../search/model';
import { startWorkerEngine, WorkerFailure } from './worker-engine';

let spare: Worker | undefined;

/** Start the worker of the first search. It does nothing yet, but its code has come. */
export function prepareWorker(): void {
  const worker = createWorker();
  spare = worker;
  // Without a connection, for example. The search itself will try again.
  worker?.addEventListener('error', (event) => {
    if (spare !== worker) return;
    event.preventDefault();
    spare = undefined;
  });
}

/**
 * Load the search of one language: in a worker, so that the page never waits for it, or beside the
 * page where there is no worker. In a suggestion, the highlights count in what is shown: the title of a
 * title, the breadcrumb `header` of a header, the `statement` of content. Links carry the base.
 *
 * @throws what `loadEngine` throws. Calling again tries again.
 */
export async function loadLocalEngine(source: SearchSource): Promise<ProgressiveEngine> {
  const worker = spare ?? createWorker();
  spare = undefined;
  if (!worker) return loadBeside(source);
  return startWorkerEngine(worker, source).catch((error) => {
    if (error instanceof WorkerFailure) return loadBeside(source);
    throw error;
  });
}

/** In the page itself, with pauses. The worker has this code too, so it is only loaded where there is none. */
async function loadBeside(source: SearchSource): Promise<ProgressiveEngine> {
  const { loadEngine } = await import('./load-engine');
  return loadEngine(source);
}

/** None in old browsers, and where a policy forbids workers. */
function createWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}
