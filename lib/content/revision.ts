import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { contentDir } from './content-dir';
import { listFiles } from './files';

/** What every revision begins with. */
export const REVISION_MARK = 'content-';

/** Changes with every edit of the content folder: a hash of the names, sizes and times of its files. */
export function contentRevision(): string {
  const hash = createHash('sha1');
  for (const name of listFiles(contentDir())) {
    const stats = statSync(path.join(contentDir(), name), { throwIfNoEntry: false });
    hash.update(`${name} ${stats?.size} ${stats?.mtimeMs}\n`);
  }
  return REVISION_MARK + hash.digest('hex').slice(0, 8);
}
