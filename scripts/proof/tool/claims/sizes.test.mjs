/** What the pages say about the sizes of modules and files. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { BUNDLERS, build, NAMES, RELEASE, writeProject } from './build-small.mjs';

const require = createRequire(import.meta.url);

const LAZY = 'export default 2';
const LENGTH = 1000;

async function sizeOf(name, bundler, files, config) {
  const { data } = await build(await writeProject(files), bundler, { config });
  return data.moduleGraph.modules.find((module) => module.path.endsWith(name)).size;
}

test('the source size counts the bytes of the file on webpack, and those of the code before minification on Rspack', async () => {
  const files = { 'src/index.js': "import('./lazy.js');", 'src/lazy.js': LAZY };
  assert.equal((await sizeOf('lazy.js', 'webpack', files)).sourceSize, LAZY.length);
  assert.ok((await sizeOf('lazy.js', 'rspack', files)).sourceSize > 2 * LAZY.length);
});

/** Whether a module that a loader has changed has a bundled size on Rspack, by `devtool`. */
const SIZED = {
  1.6: { false: true, 'hidden-source-map': true },
  '2.0': { false: false, 'hidden-source-map': true },
}[RELEASE];

for (const devtool of [false, 'hidden-source-map']) {
  test(`a file that goes through a loader has ${SIZED[devtool] ? 'a' : 'no'} bundled size on Rspack with devtool ${devtool}`, async () => {
    const files = {
      'src/index.js': "import('./part.ts');",
      'src/part.ts': 'const name: string = document.title; console.log(name);',
    };
    const rule = { test: /\.ts$/, loader: 'builtin:swc-loader', type: 'javascript/auto' };
    const options = { jsc: { parser: { syntax: 'typescript' } } };
    const config = { devtool, module: { rules: [{ ...rule, options }] } };
    const { parsedSize } = await sizeOf('part.ts', 'rspack', files, config);
    assert.equal(parsedSize > 0, SIZED[devtool]);
  });
}

test('on webpack without a source map bundled sizes count bytes', async () => {
  const files = {
    'src/index.js': "import './part.js';",
    'src/part.js': `console.log('${'船'.repeat(LENGTH)}');`,
  };
  const config = { optimization: { minimize: false, concatenateModules: false } };
  const { parsedSize } = await sizeOf('part.js', 'webpack', files, config);
  assert.ok(parsedSize > 3 * LENGTH);
});

test('with webpack 5.113 modules outside the entry files have a bundled size only with a source map, and E1001 finds nothing without one', async (context) => {
  const { bundle } = BUNDLERS.webpack;
  context.after(() => {
    BUNDLERS.webpack.bundle = bundle;
  });
  BUNDLERS.webpack.bundle = (config) => require('webpack-newest')(config);
  const pad = (folder, version) => ({
    [`${folder}/package.json`]: JSON.stringify({ name: 'pad', version, main: 'index.js' }),
    [`${folder}/index.js`]: `exports.title = document.title + '${version}';`,
  });
  const files = {
    'src/index.js': "import('./lazy.js');",
    'src/lazy.js': "console.log(require('pad'), require('../lib/part.js'));",
    'lib/part.js': "module.exports = require('pad');",
    ...pad('node_modules/pad', '1.0.0'),
    ...pad('lib/node_modules/pad', '2.0.0'),
  };
  const resultOf = async (devtool) => {
    const folder = await writeProject(files);
    // Its minimizers ask for the package `webpack`, which is another version here.
    const config = { devtool, optimization: { minimize: false } };
    const { data, warnings } = await build(folder, 'webpack', { config });
    const lazy = data.moduleGraph.modules.find((module) => module.path.endsWith('lazy.js'));
    return [lazy.size.parsedSize > 0, warnings.filter((text) => text.includes('E1001')).length];
  };
  assert.deepEqual(await resultOf(false), [false, 0]);
  assert.deepEqual(await resultOf('hidden-source-map'), [true, 1]);
});

test('on webpack without a source map an entry has no bundled size, even if no module is merged', async () => {
  const files = {
    'src/index.js': "import './part.js'; console.log(document.title);",
    'src/part.js': 'console.log(document.cookie);',
  };
  const config = { optimization: { concatenateModules: false } };
  assert.equal((await sizeOf('index.js', 'webpack', files, config)).parsedSize, 0);
  assert.ok((await sizeOf('part.js', 'webpack', files, config)).parsedSize > 0);
});

for (const [bundler, devtool, isMeasured] of [
  ['rspack', 'source-map', false],
  ['webpack', false, false],
  ['webpack', 'source-map', true],
]) {
  test(`modules in .mjs output have ${isMeasured ? 'a' : 'no'} bundled size on ${bundler} with devtool ${devtool}`, async () => {
    const files = { 'src/index.js': "import('./lazy.js');", 'src/lazy.js': LAZY };
    const config = { devtool, output: { filename: '[name].mjs' } };
    const { parsedSize } = await sizeOf('lazy.js', bundler, files, config);
    assert.equal(parsedSize > 0, isMeasured);
  });
}

for (const bundler of NAMES) {
  test(`scripts and SVG images have a gzip size, other images and source maps have none, on ${bundler}`, async () => {
    const files = {
      'src/index.js': "import a from './a.png'; import b from './b.svg'; console.log(a, b);",
      'src/a.png': 'image',
      'src/b.svg': '<svg/>',
    };
    const rules = [{ test: /\.(png|svg)$/, type: 'asset/resource' }];
    const config = { devtool: 'source-map', module: { rules } };
    const { data } = await build(await writeProject(files), bundler, { config });
    const measured = data.chunkGraph.assets.map((asset) => [
      /\w+$/.exec(asset.path)[0],
      asset.gzipSize > 0,
    ]);
    const expected = {
      js: true,
      svg: true,
      png: false,
      ...(bundler === 'rspack' && { map: false }),
    };
    assert.deepEqual(Object.fromEntries(measured), expected);
  });
}
