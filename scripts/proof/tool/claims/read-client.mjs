/** The report UI, whose words the pages quote. */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(createRequire(import.meta.url).resolve('@rsdoctor/core'));

/** The script of the report. */
export async function readClient() {
  const folder = path.join(path.dirname(require.resolve('@rsdoctor/client')), 'resource/js');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.join('\n');
}
