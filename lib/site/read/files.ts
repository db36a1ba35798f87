import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isOwnFile } from './own-file';

/** The packages of a content folder that has some of its own. */
export const PACKAGES = 'node_modules';

// Synchronous on purpose: while it renders in development, React follows every promise with a stack
// trace, and reading a site of files one promise at a time took longer than all other work.

/**
 * All files below a folder, links to files of the project included, as sorted paths relative to it with forward
 * slashes; none if the folder does not exist.
 */
export function listFiles(folder: string): string[] {
  return listEntries(folder)
    .filter(({ entry, file }) => entry.isFile() || isLinkedFile({ entry, file }))
    .map(({ name }) => name)
    .sort();
}

/** The text of a file that a program wrote, or undefined if there is none. For what authors write see `readText`. */
export function readTextIfAny(file: string): string | undefined {
  return orIfMissing(undefined, () => readFileSync(file, 'utf8'));
}

/** The bytes of a file, or undefined if there is none. */
export function readBytesIfAny(file: string): Uint8Array | undefined {
  return orIfMissing(undefined, () => readFileSync(file));
}

/** Where a link leads that `listFiles` leaves out. */
type UnreadTarget = 'nothing' | 'folder' | 'outside';

/** The links below a folder that `listFiles` leaves out. */
export function listUnreadLinks(folder: string): { name: string; target: UnreadTarget }[] {
  return listEntries(folder)
    .filter(({ entry, file }) => entry.isSymbolicLink() && !isLinkedFile({ entry, file }))
    .map(({ name, file }) => ({ name, target: targetOf(file) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function targetOf(link: string): UnreadTarget {
  const target = statIfAny(link);
  if (!target) return 'nothing';
  return target.isDirectory() ? 'folder' : 'outside';
}

function isLinkedFile({ entry, file }: { entry: Dirent; file: string }): boolean {
  return entry.isSymbolicLink() && isFile(file) && isOwnFile(file);
}

interface Entry {
  entry: Dirent;
  file: string;
  name: string;
}

function listEntries(folder: string, below = ''): Entry[] {
  const entries = orIfMissing([], () =>
    readdirSync(path.join(folder, below), { withFileTypes: true }),
  );
  return entries.flatMap((entry) => {
    const name = below + entry.name;
    if (!entry.isDirectory()) return [{ entry, name, file: path.join(folder, name) }];
    return entry.name === PACKAGES ? [] : listEntries(folder, `${name}/`);
  });
}

/** What is known of a file, or of what a link leads to; undefined for nothing, as for a link to itself. */
export function statIfAny(file: string) {
  return orIfMissing(undefined, () => statSync(file));
}

/** Is there a file (not a folder) of this name? */
export function isFile(file: string): boolean {
  return statIfAny(file)?.isFile() === true;
}

/** Errors of names that no file has. */
const NO_FILE = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);

function orIfMissing<T>(fallback: T, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== undefined && NO_FILE.has(code)) return fallback;
    throw error;
  }
}
