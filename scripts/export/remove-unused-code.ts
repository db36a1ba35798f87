import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../lib/site/read/files';
import { removeEmptyFolders } from './arrange-files';

/** The output folder of the bundler. */
const BUNDLES = '_next/static';
const NAMING_FILE = /\.(?:html|js|css)$/;

/**
 * Removes code to which no file of the finished export refers. Without pages that import code this is all
 * of the framework.
 */
export async function removeUnusedCode(folder: string): Promise<void> {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const names = listFiles(folder);
  const bundles = names.filter((name) => name.startsWith(BUNDLES));
  const unused = new Set(bundles.map((name) => path.basename(name)));
  for (const name of names.filter((file) => NAMING_FILE.test(file))) {
    const text = read(name);
    for (const code of unused) {
      if (code !== path.basename(name) && text.includes(code)) unused.delete(code);
    }
  }
  for (const name of bundles) {
    if (unused.has(path.basename(name))) await rm(path.join(folder, name));
  }
  await removeEmptyFolders(path.join(folder, BUNDLES));
}
