/** What the pages say about several compilers in 2.0. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { BUNDLERS, writeProject } from './build-small.mjs';

const require = createRequire(import.meta.url);
const FILES = { 'src/index.js': 'console.log(1);' };

/** Builds compilers of these names in one process. @returns the folder of the project, with an output folder for each. */
async function buildAll(names, optionsOf = () => ({}), plugins = []) {
  const { rspack } = require('@rspack/core');
  const folder = await writeProject(FILES);
  const configs = names.map((name) => ({
    name,
    context: folder,
    mode: 'production',
    entry: './src/index.js',
    output: { path: path.join(folder, 'dist', name) },
    plugins: [
      ...plugins,
      BUNDLERS.rspack.plugin({ disableClientServer: true, ...optionsOf(name) }),
    ],
  }));
  const compiler = rspack(configs);
  await new Promise((resolve, reject) => {
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
  });
  return folder;
}

/** Where a report has its data, below the output folder. */
async function reportsIn(folder, file) {
  const files = await readdir(path.join(folder, 'dist'), { recursive: true });
  return files
    .filter((name) => path.basename(name) === file)
    .map((name) => path.dirname(name))
    .sort();
}

async function seriesIn(file) {
  const { series = [] } = JSON.parse(await readFile(file, 'utf8'));
  return series.map(({ name }) => name);
}

test('in 2.0 the plugins of several compilers share one report in the folder of the first', async () => {
  const folder = await buildAll(['client', 'server']);
  assert.deepEqual(await reportsIn(folder, 'manifest.json'), [
    'client/.rsdoctor',
    'client/.rsdoctor/compilers/server',
  ]);
  const manifest = path.join(folder, 'dist/client/.rsdoctor/manifest.json');
  assert.deepEqual(await seriesIn(manifest), ['client', 'server']);
});

test('in 2.0 brief mode writes a file for each compiler, below the folder of the first', async () => {
  const output = { mode: 'brief', options: { type: ['html', 'json'] } };
  const folder = await buildAll(['client', 'server'], () => ({ output }));
  for (const file of ['rsdoctor-report.html', 'rsdoctor-data.json'])
    assert.deepEqual(await reportsIn(folder, file), ['client', 'client/compilers/server']);
  const data = path.join(folder, 'dist/client/rsdoctor-data.json');
  assert.deepEqual(await seriesIn(data), ['client', 'server']);
});

test('in 2.0 `multiCompiler: false` gives each compiler a report of its own', async () => {
  const folder = await buildAll(['client', 'server'], () => ({ multiCompiler: false }));
  assert.deepEqual(await reportsIn(folder, 'manifest.json'), [
    'client/.rsdoctor',
    'server/.rsdoctor',
  ]);
  const manifest = path.join(folder, 'dist/client/.rsdoctor/manifest.json');
  assert.deepEqual(await seriesIn(manifest), []);
});

test('in 2.0 compilers with the same `multiCompiler.group` share a report', async () => {
  const optionsOf = (name) => ({ multiCompiler: { group: name.split('-')[0] } });
  const folder = await buildAll(['app-client', 'docs', 'app-server'], optionsOf);
  assert.deepEqual(await reportsIn(folder, 'manifest.json'), [
    'app-client/.rsdoctor',
    'app-client/.rsdoctor/compilers/app-server',
    'docs/.rsdoctor',
  ]);
});

test('in 2.0 compilers whose output options differ are not grouped', async () => {
  const optionsOf = (name) =>
    name === 'client' ? {} : { output: { mode: 'brief', options: { type: ['json'] } } };
  const folder = await buildAll(['client', 'server'], optionsOf);
  assert.deepEqual(await reportsIn(folder, 'manifest.json'), ['client/.rsdoctor']);
  assert.deepEqual(await reportsIn(folder, 'rsdoctor-data.json'), ['server']);
});

test('in 2.0 the compilers of Rslib share one report if one plugin is for all', async () => {
  const folder = await writeProject({
    ...FILES,
    'package.json': JSON.stringify({ name: 'library', version: '1.0.0', type: 'module' }),
    'rslib.config.mjs': `import { RsdoctorRspackPlugin } from '@rsdoctor/core';
      const plugin = new RsdoctorRspackPlugin({ disableClientServer: true });
      export default {
        lib: [{ format: 'esm' }, { format: 'cjs' }],
        source: { entry: { index: './src/index.js' } },
        tools: { rspack: (_config, { appendPlugins }) => appendPlugins(plugin) },
      };`,
  });
  const rslib = path.join(import.meta.dirname, 'node_modules/.bin/rslib');
  await promisify(execFile)(process.execPath, [rslib, 'build'], { cwd: folder });
  assert.deepEqual(await reportsIn(folder, 'manifest.json'), [
    '.rsdoctor',
    '.rsdoctor/compilers/cjs',
  ]);
});

/** Starts a compiler of its own within a build, as plugins for HTML do. */
const childOf = (name) => ({
  apply(compiler) {
    compiler.hooks.make.tapAsync('Child', (compilation, done) => {
      const child = compilation.createChildCompiler(name, { filename: 'child.js' }, [
        new compiler.webpack.EntryPlugin(compiler.context, './src/index.js'),
      ]);
      child.runAsChild((error) => done(error));
    });
  },
});

for (const [what, multiCompiler, isThere] of [
  ['has its data below .slaves', true, true],
  ['has none with `ignoreChildCompilers`', { ignoreChildCompilers: ['html'] }, false],
  ['has none with `multiCompiler: false`', false, false],
]) {
  test(`in 2.0 a child compiler ${what}`, async () => {
    const folder = await buildAll(['client'], () => ({ multiCompiler }), [childOf('html')]);
    const children = path.join(folder, 'dist/client/.rsdoctor/.slaves');
    assert.equal(existsSync(children), isThere);
  });
}
