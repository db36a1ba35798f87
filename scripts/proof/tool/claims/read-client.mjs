/** The report UI, whose words the pages quote. */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { RELEASE } from './build-small.mjs';

const { resolve } = createRequire(import.meta.url);

/** The packages that lead to the report UI of the plugin: another one may be nearer to the project. */
const PLUGIN = { 1.6: ['@rsdoctor/core', '@rsdoctor/sdk'], '2.0': ['@rsdoctor/core'] }[RELEASE];

/** The files of the report UI that packages show, each of which depends on the next. */
export function clientFolder(packages = PLUGIN) {
  const find = (from, name) => createRequire(from).resolve(name);
  const [first, ...others] = [...packages, '@rsdoctor/client'];
  return path.dirname(others.reduce(find, resolve(first)));
}

/** The script of the report that packages show. */
export async function readClient(packages = PLUGIN) {
  const folder = path.join(clientFolder(packages), 'resource/js');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.join('\n');
}
