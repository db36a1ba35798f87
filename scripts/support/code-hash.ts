import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentDir } from '../../lib/content/content-dir';
import { listFiles } from '../../lib/content/read/files';

/** What the code of the site is made of. */
export const CODE_FOLDERS = ['app', 'components', 'lib'];
export const CODE_FILES = [
  'mdx-components.tsx',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
/** What pages import, and the hooks of search. */
const CONTENT_CODE = /\.(?:[jt]sx?|m[jt]s|css)$/;
const HASH_LENGTH = 12;

/** The files of a folder without the types that Next.js writes when it starts: they do not run. */
export function codeFilesIn(folder: string): string[] {
  return listFiles(folder).filter((name) => !name.endsWith('.d.json.ts'));
}

/**
 * A hash of the code that a page runs in the browser, and of what makes the data for it. A page that is open while a
 * new site is deployed compares it with that of the next page, and loads that as a document if they differ: code
 * of yesterday does not read the data of today. Edits of the content leave it as it is.
 */
export async function codeHash(): Promise<string> {
  const hash = createHash('sha256');
  const code = CODE_FOLDERS.flatMap((folder) =>
    codeFilesIn(folder).map((name) => `${folder}/${name}`),
  );
  const own = listFiles(contentDir())
    .filter((name) => CONTENT_CODE.test(name) && !/^public\/|^site\.config\.ts$/.test(name))
    .map((name) => path.join(contentDir(), name));
  for (const file of [...code, ...CODE_FILES, ...own]) {
    const bytes = await readFile(file);
    hash.update(`${bytes.length} `).update(bytes);
  }
  return hash.digest('hex').slice(0, HASH_LENGTH);
}
