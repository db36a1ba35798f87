/** The search worker: keeps files, indexes and ranking away from the thread that the reader types on. */
import type { ProgressiveEngine, SearchGroup } from '../../search/model';
import { loadEngine } from './load-engine';
import type { WorkerAnswer, WorkerRequest } from './worker-engine';

let engine: ProgressiveEngine | undefined;

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const reply = (answer: WorkerAnswer) => postMessage(answer);
  answerTo(data).then(
    (groups) => reply({ id: data.id, groups }),
    (error) => reply({ id: data.id, error: String(error) }),
  );
});

async function answerTo(request: WorkerRequest): Promise<readonly SearchGroup[]> {
  if (request.kind === 'load') {
    engine = await loadEngine(request.source);
    return [];
  }
  if (!engine) throw new Error('The search was asked before it was loaded.');
  if (request.kind === 'search') return engine.search(request.query, request.options);
  await engine.whole;
  return [];
}
