/** What the pages say about loaders under Rsdoctor. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import {
  BUNDLERS,
  build,
  cacheIn,
  configOf,
  NAMES,
  RELEASE,
  writeProject,
} from './build-small.mjs';

const require = createRequire(import.meta.url);

/** Adds a mark to the source, and a line to a file each time it runs. */
const LOADER = `
  const { appendFileSync } = require('node:fs');
  const path = require('node:path');
  module.exports = function mark(source) {
    appendFileSync(path.join(__dirname, 'runs.txt'), this.resourcePath + '\\n');
    return source + '\\nconsole.log("marked");';
  };
`;

const FILES = {
  'mark-loader.cjs': LOADER,
  'runs.txt': '',
  'src/index.js': "import './a.js'; import './b.js';",
  'src/a.js': "console.log('a');",
  'src/b.js': "console.log('b');",
};

const rulesOf = (folder) => ({
  module: { rules: [{ test: /\.js$/, loader: path.join(folder, 'mark-loader.cjs') }] },
});

async function runsIn(folder) {
  return (await readFile(path.join(folder, 'runs.txt'), 'utf8')).split('\n').length - 1;
}

for (const bundler of NAMES) {
  test(`skipLoaders keeps a loader from running on ${bundler}`, async () => {
    const folder = await writeProject(FILES);
    const config = rulesOf(folder);
    const skipLoaders = [path.join(folder, 'mark-loader.cjs')];
    const { output } = await build(folder, bundler, {
      config,
      options: { loaderInterceptorOptions: { skipLoaders } },
    });
    assert.equal(await runsIn(folder), 0);
    assert.doesNotMatch(output['main.js'], /marked/);
  });

  for (const [what, options, runs] of [
    ['does not run loaders again', false, 3],
    ['runs every loader again with the plugin', {}, 6],
    [
      'does not run loaders again with the plugin without features.loader',
      { features: { loader: false } },
      3,
    ],
  ]) {
    test(`a second build with a warm cache ${what} on ${bundler}`, async () => {
      const folder = await writeProject(FILES);
      const config = { ...rulesOf(folder), ...cacheIn(path.join(folder, '.cache'), bundler) };
      await build(folder, bundler, { config, options });
      assert.equal(await runsIn(folder), 3);
      await build(folder, bundler, { config, options });
      assert.equal(await runsIn(folder), runs);
    });
  }
}

for (const [bundler, what, runs] of [
  ['rspack', 'replaces the cache of builds without it', 9],
  ['webpack', 'leaves the cache of builds without it alone', 6],
]) {
  test(`a build with the plugin ${what} on ${bundler}`, async () => {
    const folder = await writeProject(FILES);
    const config = { ...rulesOf(folder), ...cacheIn(path.join(folder, '.cache'), bundler) };
    await build(folder, bundler, { config, options: false });
    await build(folder, bundler, { config, options: { features: { loader: false } } });
    await build(folder, bundler, { config, options: false });
    assert.equal(await runsIn(folder), 3);
    await build(folder, bundler, { config });
    assert.equal(await runsIn(folder), 6);
    const { output } = await build(folder, bundler, { config, options: false });
    assert.equal(await runsIn(folder), runs);
    assert.match(output['main.js'], /marked/);
  });
}

/** The loader runs of a style file that CssExtractRspackPlugin takes out. */
async function runsOfExtracted() {
  const { CssExtractRspackPlugin } = require('@rspack/core').rspack;
  const folder = await writeProject({
    'src/index.js': "import './a.css';",
    'src/a.css': '.a { color: red }',
  });
  const use = [CssExtractRspackPlugin.loader, 'css-loader'];
  const { data } = await build(folder, 'rspack', {
    config: {
      module: { rules: [{ test: /\.css$/, type: 'javascript/auto', use }] },
      plugins: [new CssExtractRspackPlugin()],
    },
  });
  return data.loader.flatMap(({ loaders }) => loaders);
}

test('in 2.0 the loader of CssExtractRspackPlugin is not recorded', async () => {
  const calls = await runsOfExtracted();
  assert.deepEqual(
    calls.map(({ loader, isPitch }) => [loader, isPitch]),
    [['css-loader', false]],
  );
});

test('in 1.6 the bar of the loader of CssExtractRspackPlugin contains those of the loaders behind it, its duration does not', async () => {
  const calls = await runsOfExtracted();
  const outer = calls.find(({ loader }) => loader.includes('cssExtractLoader'));
  const inner = calls.find(({ loader }) => loader.includes('css-loader'));
  assert.equal(outer.isPitch, true);
  assert.ok(outer.startAt <= inner.startAt && outer.endAt >= inner.endAt);
  const { Loader } = require('@rsdoctor/utils/common'); // 2.0: '@rsdoctor/shared/common-browser'
  const lengthOf = ({ startAt, endAt }) => endAt - startAt;
  assert.ok(Loader.getLoaderCosts(outer, calls) <= lengthOf(outer) - lengthOf(inner));
});

/** How many of three loader runs a change of one file costs with the plugin. */
const RUNS_AGAIN = { 1.6: 3, '2.0': 1 };

for (const bundler of NAMES) {
  for (const [what, options, runs, isOnDisk = false] of [
    ['one loader run without the plugin', false, 1],
    [`${RUNS_AGAIN[RELEASE]} with the plugin`, {}, RUNS_AGAIN[RELEASE]],
    ['as much with a persistent cache', {}, RUNS_AGAIN[RELEASE], true],
    ['one again without features.loader', { features: { loader: false } }, 1],
  ]) {
    test(`in watch mode a change of one file costs ${what} on ${bundler}`, async () => {
      const folder = await writeProject(FILES);
      const cache = isOnDisk ? cacheIn(path.join(folder, '.cache'), bundler) : {};
      const config = { ...rulesOf(folder), mode: 'development', ...cache };
      const compiler = BUNDLERS[bundler].bundle(configOf(folder, bundler, { config, options }));
      const counts = [];
      await new Promise((resolve, reject) => {
        const watching = compiler.watch({ poll: 100 }, async (error) => {
          if (error) return reject(error);
          counts.push(await runsIn(folder));
          const [first] = counts;
          if (counts.length === 1)
            await writeFile(path.join(folder, 'src/a.js'), "console.log('c');");
          // A bundler may look again at what has not changed before it sees the change.
          else if (counts.at(-1) > first) watching.close(() => compiler.close(resolve));
        });
      });
      assert.equal(counts[0], 3);
      assert.equal(counts.at(-1) - counts[0], runs);
    });
  }
}

for (const bundler of NAMES) {
  test(`with a rule for .vue files every loader is measured from outside on ${bundler}`, async () => {
    const folder = await writeProject(FILES);
    const probesWith = async (...rules) => {
      const { data } = await build(folder, bundler, {
        config: { module: { rules: [...rulesOf(folder).module.rules, ...rules] } },
      });
      // A loader that is not measured from outside is recorded as synchronous here.
      return data.loader.flatMap(({ loaders }) => loaders.map(({ sync }) => !sync));
    };
    assert.deepEqual(await probesWith(), [false, false, false]);
    const vue = { test: /\.vue$/, loader: path.join(folder, 'mark-loader.cjs') };
    assert.deepEqual(await probesWith(vue), [true, true, true]);
  });
}

test('the total of a loader counts overlapping calls once, without the calls of others within them', () => {
  const { Loader } = require('@rsdoctor/utils/common'); // 2.0: '@rsdoctor/shared/common-browser'
  const call = (loader, startAt, endAt) => ({ loader, startAt, endAt, pid: 1 });
  const calls = [call('a', 0, 10), call('a', 5, 20), call('b', 12, 15), call('b', 18, 30)];
  assert.equal(
    Loader.getLoadersCosts(({ loader }) => loader === 'a', calls),
    20 - 3,
  );
});

test('a call shows its duration without the calls of JavaScript loaders that lie entirely within it', async () => {
  const { Loader } = require('@rsdoctor/utils/common'); // 2.0: '@rsdoctor/shared/common-browser'
  const call = (loader, startAt, endAt) => ({ loader, startAt, endAt, pid: 1 });
  const outer = call('a', 0, 10);
  const others = [call('b', 2, 5), call('a', 8, 12), call('builtin:swc-loader', 6, 7)];
  assert.equal(Loader.getLoaderCosts(outer, [outer, ...others]), 10 - 3);
  // The chart, the tree and the drawer of a file take their times from here.
  const data = [{ resource: { path: '/a.js' }, loaders: [outer, ...others] }];
  for (const { costs } of [
    Loader.getLoaderChartData(data)[0],
    Loader.getLoaderFileTree(data)[0].loaders[0],
    Loader.getLoaderFileDetails('/a.js', data).loaders[0],
  ])
    assert.equal(costs, 7);
});

test('on webpack E1003 adds up calls that overlap partly, the drawer of a folder counts their time once', async () => {
  const { Loader } = require('@rsdoctor/utils/common'); // 2.0: '@rsdoctor/shared/common-browser'
  const [BUSY_MS, WAIT_MS] = [50, 300];
  const files = [1, 2, 3, 4].map((number) => [`node_modules/a/${number}.js`, '']);
  const folder = await writeProject({
    // Each call begins later than the one before, and ends later.
    'wait-loader.cjs': `module.exports = function wait(source) {
      const end = Date.now() + ${BUSY_MS};
      while (Date.now() < end);
      const done = this.async();
      setTimeout(() => done(null, source), ${WAIT_MS});
    };`,
    'src/index.js': "import 'a/1.js'; import 'a/2.js'; import 'a/3.js'; import 'a/4.js';",
    ...Object.fromEntries(files),
  });
  const loader = path.join(folder, 'wait-loader.cjs');
  const rules = { 'loader-performance-optimization': ['Warn', { threshold: 1000 }] };
  const { data } = await build(folder, 'webpack', {
    config: { module: { rules: [{ test: /\.js$/, loader, include: /node_modules/ }] } },
    options: { linter: { rules } },
  });
  const found = data.errors.find(({ code }) => code === 'E1003').description;
  assert.match(found, /4 node_modules files \(costs: [\d.]+s\)/);
  const calls = data.loader.flatMap(({ loaders }) => loaders);
  const sum = calls.reduce((total, one) => total + Loader.getLoaderCosts(one, calls), 0);
  assert.ok(found.includes(`(costs: ${Number((sum / 1000).toFixed(1))}s)`), `${found}, not ${sum}`);
  const packages = path.join(folder, 'node_modules');
  const [{ costs }] = Loader.getLoaderFolderStatistics(packages, data.loader);
  assert.ok(costs < 1000, `${costs}`);
});
