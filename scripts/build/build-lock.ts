import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTextIfAny } from '../../lib/site/read/files';
import { UserError } from '../support/user-error';

/** Builds of one checkout share the folders of Next.js. */
const LOCK_FILE = '.cache/build.lock';

/**
 * Ensures that no other build runs in this checkout until this one ends. The lock of a process that no longer exists
 * is removed.
 *
 * @param out The output folder of this build, for the error message of another build.
 * @returns A function that releases the lock.
 * @throws UserError if another build runs.
 */
export function lockBuilds(out: string, file = LOCK_FILE): () => void {
  mkdirSync(path.dirname(file), { recursive: true });
  if (!runningHolder(file)) rmSync(file, { force: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${process.pid} ${out}`);
  try {
    // A hard link appears atomically, with its whole content, and only if the file does not exist.
    linkSync(draft, file);
  } catch (error) {
    const [pid, other] = runningHolder(file) ?? [];
    if (pid === undefined) throw error;
    throw new UserError(
      `Another build runs in this folder: process ${pid}, into ${other}/. Wait until it ends.\n` +
        `If process ${pid} is not a build, delete ${file}.`,
    );
  } finally {
    rmSync(draft);
  }
  return () => rmSync(file, { force: true });
}

/** The process that holds a lock, and its output folder; undefined if it does not run. */
function runningHolder(file: string): readonly [pid: number, out: string] | undefined {
  const [, pid, out = ''] = /^(\d+) (.+)$/.exec(readTextIfAny(file) ?? '') ?? [];
  // After a restart of a container, this process may have the id of the one that was ended.
  if (Number(pid) === process.pid) return undefined;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    // The process of another user cannot be signaled, but it runs.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  return [Number(pid), out];
}
