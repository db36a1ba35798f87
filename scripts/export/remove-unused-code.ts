import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../lib/content/read/files';
import { unpackPayload } from '../../lib/packed-payload';
import { removeEmptyFolders } from './arrange-files';

/** What the bundler made. */
const BUNDLES = '_next/static';
const NAMING_FILE = /\.(?:html|js|css)$/;
const FILE_NAME = /[\w.~-]+\.\w+/g;

/**
 * Remove code that no file of the finished export names: scripts for browsers that the site does not support, lists
 * for a router that it does not use, and code that was compiled for the framework's own pages.
 *
 * @param base The path that the site is served under.
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
