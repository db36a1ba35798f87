import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTempFolder } from '@/__tests__/support/temp-folder';
import { SampleLoader } from '@/scripts/proof/blocks/sample-loader';

let folder: string;
let loader: SampleLoader;

beforeEach(async () => {
  folder = makeTempFolder();
  await copyFile('scripts/proof/tool/load-samples.mjs', path.join(folder, 'load-samples.mjs'));
  loader = new SampleLoader(folder);
});

afterEach(() => loader.stop());

async function load(code: string, name = 'sample.mjs') {
  await writeFile(path.join(folder, name), code);
  return loader.load(name);
}

test('a sample is loaded again when it has changed, in the same process', async () => {
  expect(await load("export default 'one'; globalThis.before = true;")).toBeUndefined();
  expect(await load('throw new Error("bad " + globalThis.before);')).toContain('Error: bad true');
});

test.each([
  ['sample.mjs', 'rules.mjs'],
  ['sample.cjs', 'rules.cjs'],
])('%s can load %s, which has changed since the last time', async (sample, rules) => {
  const writeRules = (value: number) =>
    writeFile(
      path.join(folder, rules),
      `${rules.endsWith('.cjs') ? 'module.exports =' : 'export default'} ${value};`,
    );
  const start = sample.endsWith('.cjs')
    ? `const one = require('./${rules}');`
    : `import one from './${rules}';`;
  await writeRules(1);
  expect(await load(`${start} globalThis.before = one;`, sample)).toBeUndefined();
  await writeRules(2);
  const error = await load(`${start} throw new Error(globalThis.before + " " + one);`, sample);
  expect(error).toContain('Error: 1 2');
});

test('a process is replaced after a failure', async () => {
  expect(await load('globalThis.before = true; throw new Error("bad");')).toContain('bad');
  expect(await load('if (globalThis.before) throw new Error("old");')).toBeUndefined();
});

test('a sample that ends the process cannot be loaded', async () => {
  expect(await load('process.exit(3);')).toContain('the process ended with 3');
});
