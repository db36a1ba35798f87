import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTextIfAny } from '../../lib/content/read/files';
import { UserError } from './user-error';

/** Builds of one checkout share the folders of Next.js. */
const LOCK_FILE = '.cache/build.lock';

interface Holder {
  pid: number;
  out: string;
}

/**
 * Make sure that no other build runs in this checkout until this one ends. The lock of a process that is gone
 * is ignored.
 *
 * @param out Where this build puts the site, for the message of another.
 * @returns Releases the lock.
 * @throws UserError if another build runs.
 */
export function lockBuilds(out: string, file = LOCK_FILE): () => void {
  const own = JSON.stringify({ pid: process.pid, out } satisfies Holder);
  const draft = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, own);
  try {
    // A link appears with its whole content, or not at all.
    while (!tryTo(() => linkSync(draft, file), 'EEXIST')) refuseIfRunning(file, own);
  } finally {
    rmSync(draft);
  }
  return () => {
    if (readTextIfAny(file) === own) rmSync(file);
  };
}

function refuseIfRunning(file: string, own: string): void {
  const text = readTextIfAny(file);
  if (text === undefined) return; // It has just ended.
  const { pid, out } = JSON.parse(text) as Holder;
  if (text === own || !isRunning(pid)) {
    removeLeft(file, text);
    return;
  }
  throw new UserError(
    `Another build runs in this folder: process ${pid}, into ${out}/. Wait until it ends.\n` +
      `If process ${pid} is not a build, delete ${file}.`,
  );
}

/** Remove the lock of a build that was killed, but not that of one that has found this out just before. */
function removeLeft(file: string, text: string): void {
  const aside = `${file}.${process.pid}.left`;
  if (!tryTo(() => renameSync(file, aside), 'ENOENT')) return;
  if (readTextIfAny(aside) !== text) tryTo(() => linkSync(aside, file), 'EEXIST');
  rmSync(aside);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else may not be signalled, but runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** @returns false if it fails in the expected way. */
function tryTo(action: () => void, expected: string): boolean {
  try {
    action();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === expected) return false;
    throw error;
  }
}
