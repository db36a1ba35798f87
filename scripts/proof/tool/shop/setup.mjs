/**
 * Makes the reports that commands of the documentation start from: `base` before and `dist` after a
 * commit that brings lodash, each in both modes, and the stats file of the bundler.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; // 2.0: '@rsdoctor/core'
import { rspack } from '@rspack/core';

const MODES = [{ mode: 'normal' }, { mode: 'brief', options: { type: ['html', 'json'] } }];
const LATER = 'src/later.js';

const before = await readFile(LATER, 'utf8');
await build('base');
await writeFile(LATER, `import _ from 'lodash';\n\nconsole.log(_.chunk([1, 2, 3], 2));\n${before}`);
const stats = await build('dist');
await writeFile(LATER, before);
await writeFile('stats.json', JSON.stringify(stats.toJson({ all: true, source: false })));
await rm('dist/main.js.map', { force: true });
process.exit(0);

async function build(folder) {
  let stats;
  for (const output of MODES) {
    stats = await run({
      mode: 'production',
      entry: './src/index.js',
      output: { path: path.resolve(folder) },
      plugins: [new RsdoctorRspackPlugin({ disableClientServer: true, output })],
    });
  }
  return stats;
}

function run(config) {
  const compiler = rspack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => compiler.close(() => (error ? reject(error) : resolve(stats))));
  });
}
