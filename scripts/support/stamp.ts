import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentDir } from '../../lib/content/content-dir';
import { listFiles } from '../../lib/content/files';

/** The finished site. */
export const OUT_DIR = 'out';
/** Says what `out/` was built from. Not in it, because it is not part of the site. */
export const STAMP_FILE = '.next/out-stamp';

const SOURCES = ['app', 'components', 'lib', 'public', 'scripts'];
const FILES = ['next.config.mjs', 'package-lock.json', 'tsconfig.json'];

/** A hash of everything the site is built from. */
export async function stampNow(): Promise<string> {
  const hash = createHash('sha256');
  const content = contentDir();
  for (const folder of [...SOURCES, content]) {
    for (const name of listFiles(folder)) {
      hash.update(`${name}\0`).update(await readFile(path.join(folder, name)));
    }
  }
  for (const file of FILES) hash.update(await readFile(file));
  return hash.update(content).digest('hex');
}

/** Does `out/` hold what a build would make now? */
export async function isFresh(): Promise<boolean> {
  const stamp = await readFile(STAMP_FILE, 'utf8').catch(() => undefined);
  const hasSite = await readFile(path.join(OUT_DIR, 'index.html')).then(
    () => true,
    () => false,
  );
  return hasSite && stamp === (await stampNow());
}
