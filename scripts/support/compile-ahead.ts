import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { isStored } from '../../lib/content/page-store';
import { workspace } from '../../lib/content/workspace';
import type { Page } from '../../lib/model';
import { childEnv, scriptCommand } from './run';

/** The number of pages that justifies another process, which takes about a second to start and to read the site. */
const PAGES_PER_PROCESS = 150;

/**
 * Starts processes that compile pages into the store while a check compiles them from the first page on: it finds
 * the last ones in the store. An error in such a process is an error of the check too, which reports it.
 *
 * @returns A function that ends the processes.
 */
export function compileAhead(pages: readonly Page[]): () => void {
  const missing = pages.filter((page) => !isStored(page)).length;
  const helpers = Math.min(availableParallelism() - 1, Math.floor(missing / PAGES_PER_PROCESS));
  const children = Array.from({ length: helpers }, (_, index) => {
    const part = JSON.stringify({ part: index + 1, parts: helpers + 1, ...workspace() });
    return spawn(...scriptCommand('support/compile-part', part), {
      stdio: 'ignore',
      env: childEnv({}),
    });
  });
  return () => {
    for (const child of children) child.kill();
  };
}
