import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentDir } from '../../lib/content/content-dir';
import { listFiles } from '../../lib/content/read/files';

/** The source folders of the site. */
export const CODE_FOLDERS = ['app', 'components', 'lib'];
export const CODE_FILES = [
  'mdx-components.tsx',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
/** Code that pages import, and the hooks of search. */
const CONTENT_CODE = /\.(?:[jt]sx?|m[jt]s|css)$/;
const HASH_LENGTH = 12;

/** The files of a folder without the types that Next.js generates when it starts: they are not run. */
export function codeFilesIn(folder: string): string[] {
  return listFiles(folder).filter((name) => !name.endsWith('.d.json.ts'));
}

/**
 * A hash of the code that runs in the browser, and of the code that creates its data. An open page compares its hash
 * with that of the next page after a deployment, and does a full page load if they differ: old code
 * cannot read new data. Edits of the content do not change the hash.
 */
export async function codeHash(): Promise<string> {
  const hash = createHash('sha256');
  const code = CODE_FOLDERS.flatMap((folder) =>
    codeFilesIn(folder).map((name) => `${folder}/${name}`),
  );
  const ofContent = listFiles(contentDir())
    .filter((name) => CONTENT_CODE.test(name) && !/^public\/|^site\.config\.ts$/.test(name))
    .map((name) => path.join(contentDir(), name));
  for (const file of [...code, ...CODE_FILES, ...ofContent]) {
    const bytes = await readFile(file);
    hash.update(`${bytes.length} `).update(bytes);
  }
  return hash.digest('hex').slice(0, HASH_LENGTH);
}
