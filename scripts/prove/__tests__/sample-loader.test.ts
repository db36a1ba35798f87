import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTempFolder } from '@/__tests__/support/temp-folder';
import { SampleLoader } from '@/scripts/prove/blocks/sample-loader';

let folder: string;
let loader: SampleLoader;

beforeEach(async () => {
  folder = makeTempFolder();
  await copyFile('scripts/prove/tool/load-samples.mjs', path.join(folder, 'load-samples.mjs'));
  loader = new SampleLoader(folder);
});

afterEach(() => loader.stop());

async function load(code: string) {
  await writeFile(path.join(folder, 'sample.mjs'), code);
  return loader.load('sample.mjs');
}

test('a sample is loaded again when it has changed, in the same process', async () => {
  expect(await load("export default 'one'; globalThis.before = true;")).toBeUndefined();
  expect(await load('throw new Error("bad " + globalThis.before);')).toContain('Error: bad true');
});

test('a process is replaced after a failure', async () => {
  expect(await load('globalThis.before = true; throw new Error("bad");')).toContain('bad');
  expect(await load('if (globalThis.before) throw new Error("old");')).toBeUndefined();
});

test('a sample that ends the process cannot be loaded', async () => {
  expect(await load('process.exit(3);')).toContain('the process ended with 3');
});
