import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { bin, childEnv } from './run';

/** The pages that are worth a process of their own, which takes about a second to start. */
const PAGES_PER_PROCESS = 150;

/**
 * Let the other processors compile pages into the store while a check goes through all pages from the first one: it finds
 * the last ones there. What fails in such a process fails in the check too, which says so.
 *
 * @returns ends them.
 */
export function compileAhead(pages: number): () => void {
  const helpers = Math.min(availableParallelism() - 1, Math.floor(pages / PAGES_PER_PROCESS));
  const children = Array.from({ length: helpers }, (_, index) =>
    spawn(bin('tsx'), ['scripts/support/compile-part.ts', `${index + 1}`, `${helpers + 1}`], {
      stdio: 'ignore',
      env: childEnv({}),
    }),
  );
  return () => {
    for (const child of children) child.kill();
  };
}
