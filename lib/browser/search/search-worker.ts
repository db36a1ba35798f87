/**
 * The search worker: keeps files, indexes and ranking away from the thread that the reader types on. Its name is the
 * source of its index as JSON.
 */
import type { ProgressiveEngine, SearchGroup } from '../../search/model';
import { loadEngine } from './load-engine';
import type { WorkerAnswer, WorkerRequest } from './local-engine';

let engine: Promise<ProgressiveEngine> | undefined;
load();

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const reply = (answer: WorkerAnswer) => postMessage(answer);
  answerTo(data).then(
    (groups) => reply({ id: data.id, groups }),
    (error) => reply({ id: data.id, error: String(error) }),
  );
});

/** Loads the engine once. After a failure the next call tries again. */
function load(): Promise<ProgressiveEngine> {
  if (engine) return engine;
  const loading = loadEngine(JSON.parse(self.name));
  engine = loading;
  loading.catch(() => {
    engine = undefined;
  });
  return loading;
}

async function answerTo(request: WorkerRequest): Promise<readonly SearchGroup[]> {
  const { search, whole } = await load();
  if (request.kind === 'search') return search(request.query, request.options);
  if (request.kind === 'whole') await whole();
  return [];
}
