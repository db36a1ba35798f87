/** What the pages say about loaders in worker threads. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { build, writeProject } from './build-small.mjs';

/** Writes into the output whether it runs on the main thread. */
const FILES = {
  'thread-mark.cjs': `
    const { isMainThread } = require('node:worker_threads');
    module.exports = () => 'console.log("main thread: ' + isMainThread + '")';
  `,
  'src/index.js': "import './a.txt';",
  'src/a.txt': '',
};

for (const options of [false, { features: ['loader'] }]) {
  for (const parallel of [true, false]) {
    test(`with parallelLoader, a loader with parallel: ${parallel} runs ${parallel ? 'in a worker' : 'on the main thread'}${options ? ' with the plugin' : ''}`, async () => {
      const folder = await writeProject(FILES);
      const use = [{ loader: path.join(folder, 'thread-mark.cjs'), parallel, options: {} }];
      const rules = [{ test: /\.txt$/, type: 'javascript/auto', use }];
      const config = { experiments: { parallelLoader: true }, module: { rules } };
      const { output } = await build(folder, 'rspack', { options, config });
      assert.match(output['main.js'], new RegExp(`main thread: ${!parallel}`));
    });
  }
}

test('Rspack refuses parallel loaders whose options are not an object', async () => {
  const folder = await writeProject(FILES);
  const use = [{ loader: path.join(folder, 'thread-mark.cjs'), parallel: true }];
  const rules = [{ test: /\.txt$/, type: 'javascript/auto', use }];
  const config = { experiments: { parallelLoader: true }, module: { rules } };
  await assert.rejects(build(folder, 'rspack', { options: false, config }), /`Rule\.use\.options`/);
});
