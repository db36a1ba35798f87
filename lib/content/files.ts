import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** All files below a folder as sorted paths relative to it, with forward slashes; none if it does not exist. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    ignoreMissing([]),
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** The text of a file without a byte order mark and with `\n` line ends, or undefined if there is none. */
export async function readTextIfAny(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(ignoreMissing(undefined));
  return text?.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/** Is there a file (not a folder) of this name? */
export async function isFile(file: string): Promise<boolean> {
  const stats = await stat(file).catch(ignoreMissing(undefined));
  return stats?.isFile() ?? false;
}

function ignoreMissing<T>(fallback: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return fallback;
    throw error;
  };
}
