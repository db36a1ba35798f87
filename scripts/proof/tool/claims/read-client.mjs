/** The report UI, whose words the pages quote. */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** The script of the report that a package shows. */
export async function readClient(of = '@rsdoctor/core') {
  const require = createRequire(resolve(of));
  const folder = path.join(path.dirname(require.resolve('@rsdoctor/client')), 'resource/js');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.join('\n');
}
