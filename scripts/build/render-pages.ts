import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { BEGUN_DIR } from '../../lib/page/source';
import { bin, run } from '../support/run';
import { UserError } from '../support/user-error';

const PATIENCE_MS = 60_000;

/**
 * Runs `next build`, and ends it if code of a page never ends.
 *
 * @throws CommandError if it fails, UserError with the pages that were begun last.
 */
export async function renderPages(): Promise<void> {
  const stop = new AbortController();
  const timer = setInterval(() => {
    const stalled = findStalled(BEGUN_DIR, Date.now());
    if (stalled.length === 0) return;
    spawnSync('kill', ['-KILL', ...stalled.map(({ pid }) => pid)]);
    const pages = stalled.map(({ page }) => page).join(', ');
    const reason = `No page was finished for a minute. Code of a page never ends, or has ended its process: ${pages}`;
    stop.abort(new UserError(reason));
  }, 1000);
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  await run(bin('next'), ['build'], env, undefined, stop.signal).finally(() =>
    clearInterval(timer),
  );
}

/** The last page of each process of Next.js, if none has begun another one within a minute. */
export function findStalled(folder: string, now: number): { pid: string; page: string }[] {
  const files = readdirSync(folder).map((pid) => ({ pid, file: path.join(folder, pid) }));
  if (files.some(({ file }) => now - statSync(file).mtimeMs < PATIENCE_MS)) return [];
  return files.map(({ pid, file }) => ({ pid, page: readFileSync(file, 'utf8') }));
}
