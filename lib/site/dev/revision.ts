import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { listPublicFiles } from '../images/assets';
import { contentDir, publicDir } from '../read/content-dir';
import { listFiles } from '../read/files';
import { knownErrorsMark } from './known-errors';

/** What every revision begins with. */
export const REVISION_MARK = 'content-';

/** Files, absolute, with their size and time as text. */
export type FileStamps = ReadonlyMap<string, string>;

/** Files as they are now; by default every file of the content and of its public folder. */
export function stampFiles(files: readonly string[] = contentFiles()): FileStamps {
  return new Map(files.map((file) => [file, stampOf(file)]));
}

function contentFiles(): string[] {
  return [
    ...listFiles(contentDir()).map((name) => path.join(contentDir(), name)),
    ...listPublicFiles().map((name) => path.join(publicDir(), name)),
  ];
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
