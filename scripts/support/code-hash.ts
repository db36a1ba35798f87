import path from 'node:path';
import { contentDir } from '../../lib/content/content-dir';
import { listFiles } from '../../lib/content/read/files';
import { hashOfFiles } from '../../lib/content/store';

/** The source folders of the site. */
export const CODE_FOLDERS = ['app', 'components', 'lib'];
export const CODE_FILES = [
  'mdx-components.tsx',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
/** Code that pages import, the hooks of search, and what decides which modules they get. */
const CONTENT_CODE = /\.(?:[jt]sx?|m[jt]s|css)$|^(?:tsconfig|package|package-lock)\.json$/;
const HASH_LENGTH = 12;

/** The files of a folder without the types that Next.js generates when it starts: they are not run. */
export function codeFilesIn(folder: string): string[] {
  return listFiles(folder).filter((name) => !name.endsWith('.d.json.ts'));
}

/** The code that pages are rendered with, and that creates their data; that of the content folder included. */
export function codeFiles(): string[] {
  const code = CODE_FOLDERS.flatMap((folder) =>
    codeFilesIn(folder).map((name) => path.join(folder, name)),
  );
  const ofContent = listFiles(contentDir())
    .filter((name) => CONTENT_CODE.test(name) && !/^public\/|^site\.config\.ts$/.test(name))
    .map((name) => path.join(contentDir(), name));
  return [...code, ...CODE_FILES, ...ofContent];
}

/**
 * A hash of the code that runs in the browser, and of the code that creates its data. An open page compares its hash
 * with that of the next page after a deployment, and does a full page load if they differ: old code
 * cannot read new data. Edits of the content do not change the hash.
 */
export function codeHash(): string {
  return hashOfFiles(codeFiles()).slice(0, HASH_LENGTH);
}
