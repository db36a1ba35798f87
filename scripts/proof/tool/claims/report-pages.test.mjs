/** What the pages say about what the pages of the report list, and what they leave out. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { BUNDLERS, build, configOf, NAMES, rebuild, writeProject } from './build-small.mjs';
import { readClient } from './read-client.mjs';

const require = createRequire(import.meta.url);
const { Data, Graph } = require('@rsdoctor/utils/common'); // 2.0: '@rsdoctor/shared/common-browser'
const { API } = require('@rsdoctor/types').SDK.ServerAPI; // 2.0: '@rsdoctor/shared/types'

const BUILDS = 3;

/** A lazy module with styles, into which another module is merged. */
const FILES = {
  'src/index.js': "import('./lazy.js');",
  'src/lazy.js': "import './lazy.css'; import { part } from './part.js'; console.log(part);",
  'src/part.js': 'export const part = document.title;',
  'src/lazy.css': 'a { color: red }',
};

async function dataOf(folder, bundler) {
  const rules = [{ test: /\.css$/, type: 'css/auto' }];
  const config = { experiments: { css: true }, module: { rules } };
  return (await build(folder, bundler, { config })).data;
}

/** What the report shows in response to a request: its own code picks that from the data. */
function answer(data, api, body) {
  const at = (key) => key.split('.').reduce((part, name) => part?.[name], data);
  return new Data.APIDataLoader({ loadData: async (key) => at(key) }).loadAPI(api, body);
}

const isOf = (name) => (module) => module.path.endsWith(name);

for (const [bundler, does] of [
  ['rspack', 'does not find'],
  ['webpack', 'finds'],
]) {
  test(`Search Module ${does} a module that was merged into another one on ${bundler}, the treemap has it`, async () => {
    const data = await dataOf(await writeProject(FILES), bundler);
    const found = await answer(data, API.GetSearchModules, { moduleName: 'part.js' });
    assert.equal(Object.keys(found).length > 0, does === 'finds');
    const drawn = await answer(data, API.GetSummaryBundles);
    assert.ok(drawn.some(({ modules }) => modules.some(isOf('part.js'))));
  });
}

for (const [bundler, does] of [
  ['rspack', 'only one of them has'],
  ['webpack', 'both have'],
]) {
  test(`a module into which others were merged is in the data twice, and ${does} its importers, on ${bundler}`, async () => {
    const { moduleGraph } = await dataOf(await writeProject(FILES), bundler);
    const both = moduleGraph.modules.filter(isOf('lazy.js'));
    const counts = both.toSorted((a, b) => b.kind - a.kind).map(({ imported }) => imported.length);
    assert.deepEqual(counts, [1, bundler === 'rspack' ? 0 : 1]);
  });
}

for (const bundler of NAMES) {
  test(`a CSS file lists the JavaScript modules of its chunk on ${bundler}`, async () => {
    const data = await dataOf(await writeProject(FILES), bundler);
    const { path: assetPath } = data.chunkGraph.assets.find(isOf('.css'));
    const { modules } = await answer(data, API.GetAssetDetails, { assetPath });
    assert.ok(modules.some(isOf('lazy.js')));
  });

  test(`the treemap draws a module twice if others were merged into it, on ${bundler}`, async () => {
    const data = await dataOf(await writeProject(FILES), bundler);
    const drawn = await answer(data, API.GetSummaryBundles);
    const { modules } = drawn.find(
      (file) => file.asset.path.endsWith('.js') && file.modules.some(isOf('part.js')),
    );
    assert.equal(modules.filter(isOf('lazy.js')).length, 2);
  });

  test(`the JSON of two checkouts has every module as removed and added, the page matches those in JavaScript, on ${bundler}`, async () => {
    const checkouts = [await writeProject(FILES), await writeProject(FILES)];
    const graphs = [];
    for (const folder of checkouts) graphs.push((await dataOf(folder, bundler)).moduleGraph);
    const { added, removed, changed } = Graph.getModulesDiffResult(...graphs);
    const paths = graphs.map(({ modules }) => new Set(modules.map((module) => module.path)).size);
    assert.deepEqual([removed.length, added.length, changed.length], [...paths, 0]);
    // The page matches modules by this name.
    const [before, after] = graphs.map(({ modules }) => modules.find(isOf('part.js')).webpackId);
    assert.equal(before, after);
  });

  test(`the recorded configuration lacks functions, and has {} for regular expressions except in the conditions of rules, on ${bundler}`, async () => {
    const expression = /node_modules/;
    const config = {
      module: { rules: [{ test: expression, include: () => false, type: 'javascript/auto' }] },
      optimization: {
        splitChunks: { chunks: () => true, cacheGroups: { own: { test: expression } } },
      },
    };
    const folder = await writeProject({ 'src/index.js': '' });
    const { data } = await build(folder, bundler, { config });
    const { module, optimization } = data.configs[0].config;
    assert.deepEqual(module.rules[0], { test: String(expression), type: 'javascript/auto' });
    assert.deepEqual(optimization.splitChunks.cacheGroups.own.test, {});
    assert.ok(!('chunks' in optimization.splitChunks));
  });

  test(`in watch mode the calls of loaders and plugins add up on ${bundler}`, async () => {
    const folder = await writeProject({
      'src/index.js': 'console.log(1);',
      'loader.cjs': 'module.exports = (source) => source;',
    });
    const rules = [{ test: /\.js$/, loader: path.join(folder, 'loader.cjs') }];
    const tap = { apply: ({ hooks }) => hooks.done.tap('own', () => {}) };
    const config = { module: { rules }, plugins: [tap] };
    const compiler = BUNDLERS[bundler].bundle(configOf(folder, bundler, { config }));
    await rebuild(compiler, BUILDS);
    const { data } = JSON.parse(
      await readFile(path.join(folder, 'dist/rsdoctor-data.json'), 'utf8'),
    );
    assert.deepEqual(
      data.loader.map(({ loaders }) => loaders.length),
      [BUILDS],
    );
    assert.equal(data.plugin.done.filter(({ tapName }) => tapName === 'own').length, BUILDS);
  });
}

test('some built-in plugins of Rspack are JavaScript, and have rows', async () => {
  const { data } = await build(await writeProject({ 'src/index.js': '' }), 'rspack');
  const names = Object.values(data.plugin).flatMap((taps) => taps.map(({ tapName }) => tapName));
  assert.ok(names.includes('NodeEnvironmentPlugin'));
  assert.ok(!names.some((name) => /SplitChunks|Concatenation|SwcJsMinimizer/.test(name)));
});

test('of the calls on a file the first three have tags, those after the fourth are behind “···”, where a tag selects another call', async () => {
  const [before] = (await readClient()).split('Statistics of');
  const tree = before.slice(-8000);
  assert.match(tree, /\.slice\(0,3\)\.map\(/);
  const [, , hidden] = /\.forEach\(\((\w+),\w+\)=>\w+>3&&(\w+)\.push\(\1\)\)/.exec(tree);
  // The tags that it draws there pass their position in that list.
  const list = tree.slice(tree.indexOf(`dataSource:${hidden},`));
  const [, position] = /^[^{]*renderItem:\(\w+,(\w+)\)/.exec(list);
  assert.match(
    list.slice(0, 500),
    new RegExp(`stopPropagation\\(\\),\\w+\\(\\w+\\),\\w+\\(${position}\\)`),
  );
});

test('`files(node_modules)` looks for slashes, which paths on Windows do not have', async () => {
  const tooltip = (await readClient()).split('files(node_modules)')[0].slice(-1500);
  assert.match(tooltip, /\.includes\("\/node_modules\/"\)/);
});
