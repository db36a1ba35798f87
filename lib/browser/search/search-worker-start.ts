import type { SearchSource } from '../../search/model';

const workers: Record<string, Worker> = {};

/**
 * The worker that searches an index. The first call starts it, and it loads the index at once: while the code of the
 * dialog is still loading, if the call is made that early.
 *
 * @returns undefined in old browsers, and if a policy forbids workers.
 */
export function searchWorker(source: SearchSource): Worker | undefined {
  // The worker reads its source from its name, which is there before any message.
  const name = JSON.stringify(source);
  try {
    workers[name] ??= start(name);
    return workers[name];
  } catch {
    return undefined;
  }
}

function start(name: string): Worker {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), {
    type: 'module',
    name,
  });
  // When offline, for example. Whoever asks it then starts another.
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    delete workers[name];
  });
  return worker;
}
