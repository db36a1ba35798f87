/** What the page about the data file says about its fields. */
import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { build, NAMES, RELEASE, writeProject } from './build-small.mjs';

/** The fields of the first entry of each list. */
const FIELDS = {
  errors: 'code title level category description',
  'chunkGraph.assets': 'path size gzipSize chunks',
  'chunkGraph.chunks': 'id name initial entry assets modules',
  'moduleGraph.modules': 'id path size chunks imported',
  'packageGraph.packages': 'name version root size',
  'summary.costs': 'name startAt costs',
};

/** What the file itself has. */
const KEYS = {
  1.6: ['clientRoutes', 'data'],
  '2.0': ['clientRoutes', 'data', 'name', 'series'],
};

const FILES = {
  'src/index.js': "import pad from 'pad'; console.log(pad);",
  'node_modules/pad/package.json': '{ "name": "pad", "version": "1.0.0", "main": "index.js" }',
  'node_modules/pad/index.js': 'module.exports = document.title;',
};

const valueAt = (data, name) => name.split('.').reduce((part, key) => part?.[key], data);

for (const bundler of NAMES) {
  test(`the data file has the fields that scripts use on ${bundler}`, async () => {
    const meta = { title: 'always', category: 'bundle', severity: 'Error' };
    const check = ({ report }) => report({ message: 'found' });
    const options = { linter: { extends: [{ meta, check }] } };
    const { data, output } = await build(await writeProject(FILES), bundler, { options });
    for (const [list, names] of Object.entries(FIELDS)) {
      const [first] = valueAt(data, list);
      for (const name of names.split(' ')) assert.ok(name in first, `${list}[].${name}`);
    }
    for (const name of ['root', 'hash', 'envinfo', 'configs']) assert.ok(name in data, name);
    assert.deepEqual(Object.keys(JSON.parse(output['rsdoctor-data.json'])).sort(), KEYS[RELEASE]);

    const [own] = data.errors.filter(({ code }) => code === 'EXTEND');
    assert.deepEqual([own.title, own.level], ['ALWAYS', 'error']);
    const [asset] = data.chunkGraph.assets.filter(({ path: name }) => name.endsWith('.js'));
    assert.equal(asset.path, 'main.js');
    assert.equal(asset.size, Buffer.byteLength(output['main.js']));
    const [chunk] = data.chunkGraph.chunks;
    assert.deepEqual([chunk.initial, chunk.assets], [true, ['main.js']]);
    const { size } = data.moduleGraph.modules[0];
    assert.ok('sourceSize' in size && 'parsedSize' in size);
    assert.equal(data.chunkGraph.entrypoints.length, bundler === 'rspack' ? 1 : 0);
  });
}

test('a module into which others were merged is in the data twice, one that was merged once', async () => {
  const files = {
    'src/index.js': "import { title } from './part.js'; console.log(title);",
    'src/part.js': 'export const title = document.title;',
  };
  for (const bundler of NAMES) {
    const { data } = await build(await writeProject(files), bundler);
    const count = (name) =>
      data.moduleGraph.modules.filter(({ path: file }) => file.endsWith(name)).length;
    assert.deepEqual([count('index.js'), count('part.js')], [2, 1], bundler);
  }
});

test('errors of the bundler are in the data with the code OVERLAY', async () => {
  const files = { 'src/index.js': "import './missing.js';" };
  for (const bundler of NAMES) {
    const { data } = await build(await writeProject(files), bundler);
    assert.deepEqual(
      data.errors.map(({ code, level }) => [code, level]),
      [['OVERLAY', 'error']],
    );
  }
});

test('each finding is in the data a second time, with the code OVERLAY, on Rspack alone', async () => {
  const rule = {
    meta: { title: 'own', category: 'bundle', severity: 'Warn' },
    check: ({ report }) => report({ message: 'too big' }),
  };
  const codes = { rspack: ['EXTEND', 'OVERLAY'], webpack: ['EXTEND'] };
  for (const bundler of NAMES) {
    const folder = await writeProject({ 'src/index.js': 'console.log(1);' });
    const { data } = await build(folder, bundler, { options: { linter: { extends: [rule] } } });
    assert.deepEqual(data.errors.map(({ code }) => code).sort(), codes[bundler], bundler);
  }
});

test('an unchanged file of an earlier build is missing from the data on webpack, if its name has a hash', async () => {
  const files = {
    'src/index.js': "import('./lazy.js'); import('./same.js');",
    'src/lazy.js': 'document.title += 1;',
    'src/same.js': 'document.title += 2;',
  };
  const assetsOf = ({ data }) => data.chunkGraph.assets.length;
  for (const [bundler, filename, expected] of [
    ['webpack', '[name].[contenthash].js', [3, 2, 3]],
    ['webpack', '[name].js', [3, 3, 3]],
    ['rspack', '[name].[contenthash].js', [3, 3, 3]],
  ]) {
    const folder = await writeProject(files);
    const config = { output: { filename, clean: true } };
    const counts = [assetsOf(await build(folder, bundler, { config }))];
    await writeFile(path.join(folder, 'src/lazy.js'), 'document.title += 3;');
    counts.push(assetsOf(await build(folder, bundler, { config })));
    await rm(path.join(folder, 'dist'), { recursive: true });
    counts.push(assetsOf(await build(folder, bundler, { config })));
    assert.deepEqual(counts, expected, `${bundler} ${filename}`);
  }
});

for (const bundler of NAMES) {
  const expected = bundler === 'rspack' ? ['main.js', 'main.js.map'] : ['main.js'];
  test(`the assets of a build with source maps are ${expected} on ${bundler}`, async () => {
    const config = { devtool: 'source-map' };
    const { data } = await build(await writeProject(FILES), bundler, { config });
    assert.deepEqual(data.chunkGraph.assets.map((asset) => asset.path).sort(), expected);
  });
}
