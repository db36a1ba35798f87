/** What the pages say about the data and the files of the report. */
import assert from 'node:assert/strict';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { BUNDLERS, build, configOf, NAMES, rebuild, writeProject } from './build-small.mjs';
import { clientFolder } from './read-client.mjs';

const require = createRequire(import.meta.url);

const FILES = {
  'src/index.js': "import { used } from './part.js'; import('./lazy.js'); console.log(used());",
  'src/part.js': 'export function used() { return document.title + document.cookie; }',
  'src/lazy.js': "export default () => console.log('a module of its own', Math.random());",
  'src/shared.js': "exports.name = 'CommonJS'; exports.text = 'which no bundler merges';",
};

const modulesOf = ({ data }) =>
  data.moduleGraph.modules.filter(({ path: file }) => /[\\/]src[\\/]/.test(file));

test('on Rspack the bar “Minify” holds nothing but the taps of Rsdoctor itself', async () => {
  const { data } = await build(await writeProject(FILES), 'rspack');
  const minify = data.summary.costs.find(({ name }) => name.startsWith('minify'));
  const taps = data.plugin.processAssets;
  assert.ok(minify);
  assert.deepEqual(
    taps.filter(({ tapName }) => !tapName.startsWith('Rsdoctor')),
    [],
  );
});

test('on webpack the bar “Minify” contains the minimizer, and is a part of the bar “Compile”', async () => {
  const { data } = await build(await writeProject(FILES), 'webpack');
  const names = data.plugin.processAssets.map(({ tapName }) => tapName);
  // What webpack uses from 5.108 on.
  assert.ok(names.includes('TerserPlugin') || names.includes('MinimizerPlugin'));
  const bar = (start) => data.summary.costs.find(({ name }) => name.startsWith(start));
  const [minify, compile] = [bar('minify'), bar('beforeCompile')];
  assert.ok(minify.startAt >= compile.startAt);
  // Starts and durations are rounded to milliseconds, each for itself.
  assert.ok(minify.startAt + minify.costs <= compile.startAt + compile.costs + 2);
});

const MINIMIZERS = {
  rspack: () => require('@rspack/core').SwcJsMinimizerRspackPlugin,
  webpack: () => require('terser-webpack-plugin'),
};

for (const bundler of NAMES) {
  test(`the options of a minimizer are recorded with their values on ${bundler}`, async () => {
    const Minimizer = MINIMIZERS[bundler]();
    const minimizer = [new Minimizer({ exclude: 'a-private-name' })];
    const config = { optimization: { minimizer } };
    const { data } = await build(await writeProject(FILES), bundler, { config });
    assert.match(JSON.stringify(data.configs), /a-private-name/);
  });
}

test('innerClientPath is an HTML file', async () => {
  const options = {
    output: { options: { type: ['html'] } },
    innerClientPath: path.join(CLIENT, 'index.html'),
  };
  const { output } = await build(await writeProject(FILES), 'rspack', { options });
  assert.ok(output['rsdoctor-report.html']);
});

const CLIENT = clientFolder();

for (const [what, error, options] of [
  [
    'a folder as innerClientPath',
    /EISDIR/,
    { output: { options: { type: ['html'] } }, innerClientPath: CLIENT },
  ],
  [
    'a missing folder in jsonOptions.fileName',
    /ENOENT/,
    { output: { options: { type: ['json'], jsonOptions: { fileName: 'missing/data.json' } } } },
  ],
]) {
  test(`${what} ends the build on Rspack, and leaves it without a report on webpack`, async () => {
    await assert.rejects(
      writeProject(FILES).then((folder) => build(folder, 'rspack', { options })),
      error,
    );
    const { output, errors } = await build(await writeProject(FILES), 'webpack', { options });
    assert.deepEqual(
      [Object.keys(output).filter((name) => name.includes('rsdoctor')), errors],
      [[], []],
    );
    assert.ok(output['main.js']);
  });
}

test('jsonOptions.sections empties the HTML report too', async () => {
  const sizeWith = async (jsonOptions) => {
    const options = { output: { options: { type: ['html', 'json'], jsonOptions } } };
    const { output, data } = await build(await writeProject(FILES), 'rspack', { options });
    return { html: output['rsdoctor-report.html'], data };
  };
  const whole = await sizeWith({});
  const part = await sizeWith({ sections: { rules: true } });
  assert.equal(part.data.moduleGraph?.modules?.length ?? 0, 0);
  assert.ok(part.html.length < whole.html.length);
});

test('on webpack a module that was not merged has a bundled size without a source map, a merged one has none', async () => {
  const files = {
    ...FILES,
    'src/index.js': `${FILES['src/index.js']} console.log(require('./shared.js'));`,
  };
  const modules = modulesOf(await build(await writeProject(files), 'webpack'));
  const sizeOf = (name) => modules.find(({ path: file }) => file.endsWith(name)).size;
  assert.ok(sizeOf('shared.js').parsedSize > 0);
  assert.equal(sizeOf('part.js').parsedSize, 0);
  // Without a bundled size, the gzip size is that of the source.
  assert.ok(sizeOf('part.js').gzipSize > 0);
});

test('the data of the tree-shaking page is not part of brief mode on webpack', async () => {
  const options = { features: ['bundle', 'treeShaking'] };
  const { data } = await build(await writeProject(FILES), 'webpack', { options });
  assert.ok(data.moduleGraph.modules.length > 0);
  assert.equal(data.treeShaking, undefined);
});

/** Which kinds of source map let the webpack plugin measure what is inside a merged module. */
const MEASURED = {
  'source-map': true,
  'hidden-source-map': true,
  'nosources-source-map': true,
  'inline-source-map': false,
  'cheap-source-map': false,
  'cheap-module-source-map': false,
  'eval-source-map': false,
};

for (const [devtool, isMeasured] of Object.entries(MEASURED)) {
  test(`on webpack ${devtool} ${isMeasured ? 'gives' : 'does not give'} merged modules a size`, async () => {
    const modules = modulesOf(
      await build(await writeProject(FILES), 'webpack', { config: { devtool } }),
    );
    const part = modules.find(({ path: file }) => file.endsWith('part.js'));
    assert.equal(part.size.parsedSize > 0, isMeasured);
  });
}

/** The bundled size of a file that goes through a loader, by the kind of source map; the right one is that of the first. */
const MEASURED_2 = {
  'source-map': true,
  'hidden-source-map': true,
  'nosources-source-map': true,
  'cheap-module-source-map': true,
  'inline-source-map': false,
  'cheap-source-map': false,
  'eval-source-map': false,
};

test('in 2.0 a file that goes through a loader has the right size with some kinds of source map', async () => {
  const sizeWith = async (devtool) => {
    const rules = [{ test: /part\.js$/, loader: 'builtin:swc-loader' }];
    const config = { devtool, module: { rules } };
    const modules = modulesOf(await build(await writeProject(FILES), 'rspack', { config }));
    return modules.find(({ path: file }) => file.endsWith('part.js')).size.parsedSize;
  };
  const right = await sizeWith('source-map');
  assert.ok(right > 0);
  for (const [devtool, isRight] of Object.entries(MEASURED_2))
    assert.equal((await sizeWith(devtool)) === right, isRight, devtool);
});

test('on Rspack 1 transformedSize is 0 for every module', async () => {
  const modules = modulesOf(await build(await writeProject(FILES), 'rspack'));
  assert.ok(modules.length > 0);
  assert.deepEqual([...new Set(modules.map(({ size }) => size.transformedSize))], [0]);
});

const BUILDS = 3;

for (const bundler of NAMES) {
  test(`in watch mode each rebuild adds the bars “AfterCompile ~ Done” and “Minify”, and the others stay, on ${bundler}`, async () => {
    const folder = await writeProject(FILES);
    const compiler = BUNDLERS[bundler].bundle(configOf(folder, bundler));
    await rebuild(compiler, BUILDS);
    const report = await readFile(path.join(folder, 'dist/rsdoctor-data.json'), 'utf8');
    const names = JSON.parse(report).data.summary.costs.map(({ name }) => name);
    const count = (name) => names.filter((other) => other === name).length;
    assert.equal(count('bootstrap->beforeCompile'), 1);
    assert.equal(count('beforeCompile->afterCompile'), 1);
    assert.equal(count('afterCompile->done'), BUILDS);
    assert.equal(count('minify(processAssets)'), BUILDS);
  });
}

for (const [bundler, build] of [
  ['rspack', 'that rebuild'],
  ['webpack', 'the first build'],
]) {
  test(`in watch mode the report and the rules of a rebuild have the modules and sizes of ${build} on ${bundler}`, async () => {
    const folder = await writeProject({
      ...FILES,
      'src/index.js': "console.log('a long first text');",
    });
    const seen = [];
    const meta = { title: 'look', category: 'bundle', severity: 'Warn' };
    const check = ({ chunkGraph }) => void seen.push(chunkGraph.getAssets()[0].size);
    const options = { linter: { extends: [{ meta, check }] } };
    const compiler = BUNDLERS[bundler].bundle(configOf(folder, bundler, { options }));
    const sizes = [];
    await new Promise((resolve, reject) => {
      const watching = compiler.watch({ poll: 100 }, async (error) => {
        if (error) return reject(error);
        const { size } = await stat(path.join(folder, 'dist/main.js'));
        if (size === sizes[0]) return;
        sizes.push(size);
        if (sizes.length === 2) return watching.close(() => compiler.close(resolve));
        await writeFile(path.join(folder, 'src/index.js'), "import './shared.js';");
      });
    });
    const text = await readFile(path.join(folder, 'dist/rsdoctor-data.json'), 'utf8');
    const { moduleGraph, chunkGraph } = JSON.parse(text).data;
    const isNew = bundler === 'rspack';
    assert.equal(moduleGraph.modules.length, isNew ? 2 : 1);
    assert.equal(chunkGraph.assets[0].size, sizes[isNew ? 1 : 0]);
    assert.equal(seen.at(-1), sizes[isNew ? 1 : 0]);
  });
}

test('on Rspack the bailout reasons of a module leave out those against merging it', async () => {
  const files = {
    'src/index.js': "import title from './common.cjs'; console.log(title);",
    'src/common.cjs': 'module.exports = document.title;',
  };
  const reasonsOn = async (bundler) => {
    const { data } = await build(await writeProject(files), bundler);
    return data.moduleGraph.modules.flatMap(({ bailoutReason }) => bailoutReason);
  };
  if (NAMES.includes('webpack'))
    assert.match(`${await reasonsOn('webpack')}`, /ModuleConcatenation bailout/);
  assert.doesNotMatch(`${await reasonsOn('rspack')}`, /ModuleConcatenation bailout/);
});
