import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { mistakesFile } from './check/known-mistakes';
import { contentDir } from './content-dir';
import { listFiles } from './read/files';

/** What every revision begins with. */
export const REVISION_MARK = 'content-';

/**
 * Changes with every edit of the content folder, and with what its last check has found: a hash of the names, sizes
 * and times of the files.
 */
export function contentRevision(): string {
  const hash = createHash('sha1');
  const files = listFiles(contentDir()).map((name) => path.join(contentDir(), name));
  for (const file of [...files, mistakesFile() ?? '']) {
    const stats = statSync(file, { throwIfNoEntry: false });
    hash.update(`${file} ${stats?.size} ${stats?.mtimeMs}\n`);
  }
  return REVISION_MARK + hash.digest('hex').slice(0, 8);
}
