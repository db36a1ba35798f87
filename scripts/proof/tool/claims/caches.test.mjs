/** What the pages say about persistent caches. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { build, cacheIn, NAMES, writeProject } from './build-small.mjs';

/** Loaders that write down that they ran, as CommonJS and as an ES module. */
const LOADERS = {
  'count.cjs': `const { appendFileSync } = require('node:fs');
module.exports = (source) => {
  appendFileSync(__dirname + '/runs', 'x');
  return source + '\\n';
};`,
  'count.mjs': `import { appendFileSync } from 'node:fs';
export default (source) => {
  appendFileSync(new URL('runs', import.meta.url), 'x');
  return source + '\\n';
};`,
};

const PLUGIN = {};
const WITHOUT_LOADERS = { features: { loader: false } };
const NO_PLUGIN = false;

/**
 * Build with a cache on disk, once with each of these options.
 *
 * @param loader Which of the loaders, and whether the project also has a rule for `.vue` files.
 * @returns how often the loader ran in each build.
 */
async function runsOf(bundler, options, { loader = 'count.cjs', isVue = false } = {}) {
  const folder = await writeProject({ 'src/index.js': 'console.log(1);', ...LOADERS, runs: '' });
  const use = path.join(folder, loader);
  const rules = [
    { test: /\.js$/, loader: use },
    ...(isVue ? [{ test: /\.vue$/, loader: use }] : []),
  ];
  const config = {
    module: { rules },
    ...cacheIn(path.join(folder, 'cache'), bundler),
  };
  const runs = [];
  for (const each of options) {
    await build(folder, bundler, { config, options: each });
    runs.push((await readFile(path.join(folder, 'runs'), 'utf8')).length);
    await writeFile(path.join(folder, 'runs'), '');
  }
  return runs;
}

/** By bundler: the runs in two builds each without the plugin, with it, and without it again. */
const RUNS = { rspack: [1, 0, 1, 1, 1, 0], webpack: [1, 0, 1, 1, 0, 0] };
const THEN = {
  rspack: 'once more in the next build without it',
  webpack: 'not in the next build without it',
};

for (const bundler of NAMES) {
  test(`with the plugin, cached loaders run in every build, and ${THEN[bundler]}, on ${bundler}`, async () => {
    const builds = [NO_PLUGIN, NO_PLUGIN, PLUGIN, PLUGIN, NO_PLUGIN, NO_PLUGIN];
    assert.deepEqual(await runsOf(bundler, builds), RUNS[bundler]);
  });

  test(`without the feature loader, cached loaders run neither in that build nor in the next one, on ${bundler}`, async () => {
    const builds = [NO_PLUGIN, WITHOUT_LOADERS, NO_PLUGIN];
    assert.deepEqual(await runsOf(bundler, builds), [1, 0, 0]);
  });
}

for (const bundler of NAMES) {
  test(`loaders that are measured from outside stay cached with the plugin, on ${bundler}`, async () => {
    for (const measured of [{ loader: 'count.mjs' }, { isVue: true }]) {
      assert.deepEqual(await runsOf(bundler, [PLUGIN, PLUGIN], measured), [1, 0]);
    }
  });
}
