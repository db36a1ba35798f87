import type { SearchSource } from '../../search/model';

const workers = new Map<string, Worker>();

/**
 * The worker that searches an index. The first call starts it, and it loads the index at once: while the code of the
 * dialog is still loading, if the call is made that early.
 *
 * @returns undefined in old browsers, and if a policy forbids workers.
 */
export function searchWorker(source: SearchSource): Worker | undefined {
  // The worker reads its source from its name, which is there before any message.
  const name = JSON.stringify(source);
  const known = workers.get(name);
  if (known) return known;
  try {
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), {
      type: 'module',
      name,
    });
    workers.set(name, worker);
    // When offline, for example. Whoever asks it then starts another.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      workers.delete(name);
    });
    return worker;
  } catch {
    return undefined;
  }
}
