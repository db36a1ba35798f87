import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../lib/content/read/files';
import { unpackPayload } from '../../lib/packed-payload';
import { removeEmptyFolders } from './arrange-files';

/** The output folder of the bundler. */
const BUNDLES = '_next/static';
const NAMING_FILE = /\.(?:html|js|css)$/;
const FILE_NAME = /[\w.~-]+\.\w+/g;

/**
 * Removes code to which no file of the finished export refers: scripts for unsupported browsers, lists
 * for a router that the site does not use, and code of the framework's default pages.
 *
 * @param base The base path of the site.
 */
export async function removeUnusedCode(folder: string, base: string): Promise<void> {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const names = listFiles(folder);
  const named = new Set<string>();
  for (const name of names.filter((file) => NAMING_FILE.test(file))) {
    const payload = name.replace(/\.html$/, '.txt');
    const data =
      payload !== name && existsSync(path.join(folder, payload))
        ? await unpackPayload(read(payload), async (address) => read(address.slice(base.length)))
        : '';
    for (const [found] of (read(name) + data).matchAll(FILE_NAME)) {
      if (found !== path.basename(name)) named.add(found);
    }
  }
  for (const name of names) {
    if (!name.startsWith(BUNDLES) || named.has(path.basename(name))) continue;
    await rm(path.join(folder, name));
  }
  await removeEmptyFolders(path.join(folder, BUNDLES));
}
