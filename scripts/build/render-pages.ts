import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { BEGUN_DIR } from '../../lib/page/source';
import { bin, run } from '../support/run';
import { UserError } from '../support/user-error';

const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 1000;

/** A process of Next.js, and the last page that it has begun. */
interface Begun {
  pid: number;
  page: string;
}

/**
 * Runs `next build`, and ends it if code of a page never ends, which Next.js would wait for.
 *
 * @throws CommandError if it fails, UserError with the names of the pages if it was ended.
 */
export async function renderPages(): Promise<void> {
  mkdirSync(BEGUN_DIR, { recursive: true });
  const stop = new AbortController();
  let stalled: Begun[] = [];
  const timer = setInterval(() => {
    stalled = findStalled(BEGUN_DIR, Date.now());
    if (stalled.length === 0) return;
    clearInterval(timer);
    stop.abort();
    for (const { pid } of stalled) kill(pid);
  }, LOOK_EVERY_MS);
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  try {
    await run(bin('next'), ['build'], env, undefined, stop.signal);
  } catch (error) {
    if (stalled.length === 0) throw error;
    const pages = stalled.map(({ page }) => page).join(', ');
    throw new UserError(
      `No page was finished for a minute. Code of a page never ends, or has ended the process: ${pages}`,
    );
  } finally {
    clearInterval(timer);
  }
}

/** The pages that were begun last, if none was begun within a minute. */
export function findStalled(folder: string, now: number): Begun[] {
  const names = readdirSync(folder);
  const isAtWork = (name: string) => now - statSync(path.join(folder, name)).mtimeMs < PATIENCE_MS;
  if (names.some(isAtWork)) return [];
  return names.map((name) => {
    return { pid: Number(name), page: readFileSync(path.join(folder, name), 'utf8') };
  });
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended itself.
  }
}
