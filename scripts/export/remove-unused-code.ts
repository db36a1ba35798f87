import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../lib/content/read/files';
import { unpackPayload } from '../../lib/packed-payload';
import { removeEmptyFolders } from './arrange-files';

/** The output folder of the bundler. */
const BUNDLES = '_next/static';
const NAMING_FILE = /\.(?:html|js|css)$/;

/**
 * Removes code to which no file of the finished export refers: scripts for unsupported browsers, lists
 * for a router that the site does not use, and code of the framework's default pages.
 *
 * @param base The base path of the site.
 */
export async function removeUnusedCode(folder: string, base: string): Promise<void> {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const dictionaries = new Map<string, string>();
  const readDictionary = async (address: string) => {
    const text = dictionaries.get(address) ?? read(address.slice(base.length));
    dictionaries.set(address, text);
    return text;
  };
  const names = listFiles(folder);
  const bundles = names.filter((name) => name.startsWith(BUNDLES));
  const unused = new Set(bundles.map((name) => path.basename(name)));
  for (const name of names.filter((file) => NAMING_FILE.test(file))) {
    const payload = name.replace(/\.html$/, '.txt');
    const data =
      payload !== name && existsSync(path.join(folder, payload))
        ? await unpackPayload(read(payload), readDictionary)
        : '';
    const text = read(name) + data;
    for (const code of unused) {
      if (code !== path.basename(name) && text.includes(code)) unused.delete(code);
    }
  }
  for (const name of bundles) {
    if (unused.has(path.basename(name))) await rm(path.join(folder, name));
  }
  await removeEmptyFolders(path.join(folder, BUNDLES));
}
