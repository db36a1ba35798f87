import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { knownErrorsMark } from './check/known-errors';
import { contentDir } from './content-dir';
import { listFiles } from './read/files';

/** What every revision begins with. */
export const REVISION_MARK = 'content-';

/** Every file of the content folder, absolute, with its size and time as text. */
export type FileStamps = ReadonlyMap<string, string>;

/** The files as they are now. */
export function stampFiles(): FileStamps {
  const files = listFiles(contentDir()).map((name) => path.join(contentDir(), name));
  return new Map(files.map((file) => [file, stampOf(file)]));
}

function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return `${stats?.size} ${stats?.mtimeMs}`;
}

/** Changes with every edit of the content folder, and with what its last check has found. */
export function contentRevision(stamps = stampFiles()): string {
  const hash = createHash('sha1').update(knownErrorsMark());
  for (const [file, stamp] of stamps) hash.update(`${file} ${stamp}\n`);
  return REVISION_MARK + hash.digest('hex').slice(0, 8);
}
