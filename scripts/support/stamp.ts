import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { GENERATED_FOLDER } from '../../lib/content/assets';
import { contentDir, displayName } from '../../lib/content/content-dir';
import { readTextIfAny } from '../../lib/content/read/files';
import { importedFilesOf } from '../../lib/content/read/imported-code';
import { CODE_FILES, CODE_FOLDERS, codeFilesIn } from './code-hash';

/** The folder of the finished site: `OUT_DIR`, or `out`. */
export const OUT_DIR = process.env['OUT_DIR'] || 'out';

/** The file with the hash of the sources of a site. It is not part of the site, so it is outside of it. */
const STAMP_FILE = path.join('.cache', `${path.resolve(OUT_DIR).replaceAll(/\W+/g, '-')}.stamp`);

const SOURCES = [...CODE_FOLDERS, 'public', 'scripts'];

/** Files that verify and measure the site: changing them does not make the site outdated. */
const PROOF_FILE = /^proof\//;

/** Stores the hash of the sources of the site. */
export async function writeStamp(stamp: string): Promise<void> {
  await mkdir(path.dirname(STAMP_FILE), { recursive: true });
  await writeFile(STAMP_FILE, stamp);
}

/** A hash of everything the site is built from. */
export async function stampNow(): Promise<string> {
  const hash = createHash('sha256');
  const content = contentDir();
  for (const folder of [...SOURCES, content]) {
    for (const name of codeFilesIn(folder)) {
      // The development server writes it.
      if (folder === 'public' && name.startsWith(`${GENERATED_FOLDER}/`)) continue;
      if (folder === 'scripts' && PROOF_FILE.test(name)) continue;
      const bytes = await readFile(path.join(folder, name));
      hash.update(`${name}\0`).update(bytes);
      if (folder !== content || !/\.mdx?$/.test(name)) continue;
      // Pages show code from files anywhere in the project.
      for (const file of importedFilesOf({
        file: displayName(path.join(folder, name)),
        body: String(bytes),
      })) {
        hash.update(readTextIfAny(file) ?? '');
      }
    }
  }
  for (const file of CODE_FILES) hash.update(await readFile(file));
  return hash.update(content).digest('hex');
}

/** Whether `out/` was built from the current sources. */
export async function isFresh(): Promise<boolean> {
  const stamp = await readFile(STAMP_FILE, 'utf8').catch(() => undefined);
  const hasSite = await readFile(path.join(OUT_DIR, 'index.html')).then(
    () => true,
    () => false,
  );
  return hasSite && stamp === (await stampNow());
}
