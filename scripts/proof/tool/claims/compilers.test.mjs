/** What the pages say about several compilers in one report. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { writeProject } from './build-small.mjs';

const require = createRequire(import.meta.url);

/** The compilers in the menu of the report. Each is given with the name in its configuration and that of its plugin. */
async function menuWith(...names) {
  const { rspack } = require('@rspack/core');
  const { RsdoctorRspackMultiplePlugin } = require('@rsdoctor/rspack-plugin');
  const folder = await writeProject({ 'src/index.js': 'console.log(1);' });
  const configs = names.map(([own, given], index) => ({
    name: own,
    context: folder,
    mode: 'production',
    entry: './src/index.js',
    output: { path: path.join(folder, `dist-${index}`) },
    plugins: [
      new RsdoctorRspackMultiplePlugin({
        name: given,
        stage: names.length - index,
        disableClientServer: true,
      }),
    ],
  }));
  const compiler = rspack(configs);
  await new Promise((resolve, reject) => {
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
  });
  // The compiler that is first in the menu keeps the list.
  const file = path.join(folder, `dist-${names.length - 1}`, '.rsdoctor/manifest.json');
  return JSON.parse(await readFile(file, 'utf8')).series.map(({ name }) => name);
}

// One test, because all multiple plugins of a process share one report.
test('in 1.6 the report lists compilers by stage, with the name of the configuration, that of the plugin, or a suffix if both are the same', async () => {
  const [own, same, given] = await menuWith(
    [undefined, 'given'],
    ['client', 'client'],
    ['own', 'other'],
  );
  assert.deepEqual([own, given], ['own', 'given']);
  assert.match(same, /^client-\d+$/);
});
