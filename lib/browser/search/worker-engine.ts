import type { ProgressiveEngine, SearchGroup, SearchSource } from '../../search/model';
import type { WorkerAnswer, WorkerCall } from './worker-calls';

/** The worker itself failed, not what it was asked for: the page can do without it. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';
}

interface Waiting {
  resolve(groups: readonly SearchGroup[]): void;
  reject(error: Error): void;
}

/**
 * An engine that lives in a worker.
 *
 * @throws WorkerFailure if the worker does not start or breaks down, else what `loadEngine` throws.
 */
export async function startWorkerEngine(
  worker: Worker,
  source: SearchSource,
): Promise<ProgressiveEngine> {
  const call = connect(worker);
  try {
    await call({ kind: 'load', source: absolute(source) });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    search: (query, options) => call({ kind: 'search', query, options }),
    whole: call({ kind: 'whole' }).then(() => undefined),
  };
}

/** Calls by number, each with its own answer. */
function connect(worker: Worker): (call: WorkerCall) => Promise<readonly SearchGroup[]> {
  const waiting = new Map<number, Waiting>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) caller?.reject(new Error(data.error));
    else caller?.resolve(data.groups);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    for (const { reject } of waiting.values()) reject(new WorkerFailure(event.message));
    waiting.clear();
  });
  return (call) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      worker.postMessage({ ...call, id: count });
    });
}

/** A worker resolves addresses against its own script. */
function absolute({ documentsUrl, indexUrl, base }: SearchSource): SearchSource {
  const resolve = (url: string) => new URL(url, window.location.href).href;
  return { documentsUrl: resolve(documentsUrl), indexUrl: resolve(indexUrl), base };
}
