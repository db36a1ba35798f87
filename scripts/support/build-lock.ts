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
 * Ensures that no other build runs in this checkout until this one ends. The lock of a process that no longer exists
 * is ignored.
 *
 * @param out The output folder of this build, for the error message of another build.
 * @returns A function that releases the lock.
 * @throws UserError if another build runs.
 */
export function lockBuilds(out: string, file = LOCK_FILE): () => void {
  const ours = JSON.stringify({ pid: process.pid, out } satisfies Holder);
  const draft = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, ours);
  try {
    // A hard link appears atomically, with its whole content.
    while (!tryTo(() => linkSync(draft, file), 'EEXIST')) refuseIfRunning(file, ours);
  } finally {
    rmSync(draft);
  }
  return () => {
    if (readTextIfAny(file) === ours) rmSync(file);
  };
}

function refuseIfRunning(file: string, ours: string): void {
  const text = readTextIfAny(file);
  if (text === undefined) return; // The other build has just ended.
  const holder = readHolder(text);
  if (!holder || text === ours || !isRunning(holder.pid)) {
    removeLeft(file, text);
    return;
  }
  const { pid, out } = holder;
  throw new UserError(
    `Another build runs in this folder: process ${pid}, into ${out}/. Wait until it ends.\n` +
      `If process ${pid} is not a build, delete ${file}.`,
  );
}

/** Undefined if the text is cut, as after a loss of power: a lock appears with its whole content. */
function readHolder(text: string): Holder | undefined {
  try {
    const { pid, out } = JSON.parse(text) as Partial<Holder>;
    return Number.isInteger(pid) && typeof out === 'string' ? { pid: Number(pid), out } : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the lock of a build that was killed, unless another build has replaced it meanwhile. */
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
    // The process of another user cannot be signaled, but it runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** @returns false if it fails with the expected code. */
function tryTo(action: () => void, expected: string): boolean {
  try {
    action();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === expected) return false;
    throw error;
  }
}
