/** What the pages say about which loader runs are recorded, and how a folder adds them up. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { BUNDLERS, build, configOf, NAMES, writeProject } from './build-small.mjs';

const require = createRequire(import.meta.url);

const FILES = {
  'src/index.js': 'console.log(1);',
  'sync-loader.cjs': 'module.exports = function (source) { return source; };',
  'promise-loader.cjs': 'module.exports = async function (source) { return source; };',
  'callback-loader.cjs': `module.exports = function (source) {
    this.async()(null, source);
  };`,
};

for (const bundler of NAMES) {
  test(`loader runs that return a promise are not recorded on ${bundler}`, async () => {
    const folder = await writeProject(FILES);
    const use = ['sync', 'promise', 'callback'].map((name) =>
      path.join(folder, `${name}-loader.cjs`),
    );
    const config = { module: { rules: [{ test: /\.js$/, use }] } };
    const { data } = await build(folder, bundler, { config });
    const recorded = data.loader.flatMap(({ loaders }) => loaders.map(({ loader }) => loader));
    assert.deepEqual(
      recorded.map((loader) => path.basename(loader)),
      ['callback-loader.cjs', 'sync-loader.cjs'],
    );
  });
}

test('thread-loader is recorded as a pitch, before the loaders that it runs in a worker, on webpack', async () => {
  const folder = await writeProject({ ...FILES, 'src/index.js': 'console.log(class { a = 1 });' });
  const thread = { loader: require.resolve('thread-loader'), options: { workers: 1 } };
  const use = [thread, path.join(folder, 'sync-loader.cjs')];
  const config = { module: { rules: [{ test: /\.js$/, use }] } };
  const { data } = await build(folder, 'webpack', { config });
  const [{ loaders }] = data.loader;
  assert.deepEqual(
    loaders.map(({ loader, isPitch }) => [path.basename(loader), isPitch]),
    [
      ['thread-loader', true],
      ['sync-loader.cjs', false],
    ],
  );
});

test('the plugin for webpack builds with Rspack without a message, and without E1008', async () => {
  const files = {
    'src/index.js': "console.log(require('./part.js'));",
    'src/part.js': 'exports.a = 1;',
  };
  const findingsOf = async (plugin) => {
    const config = configOf(await writeProject(files), plugin);
    const compiler = BUNDLERS.rspack.bundle(config);
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, result) =>
        compiler.close(() => (error ? reject(error) : resolve(result))),
      );
    });
    const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
    return [errors.length, warnings.filter(({ message }) => message.includes('E1008')).length];
  };
  assert.deepEqual(await findingsOf('rspack'), [0, 1]);
  assert.deepEqual(await findingsOf('webpack'), [0, 0]);
});

test('the statistics of a folder contain the folders whose names begin like its name', () => {
  const { Loader } = require('@rsdoctor/utils/common'); // 2.0: '@rsdoctor/shared/common-browser'
  const runIn = (file) => ({
    resource: { path: file },
    loaders: [{ loader: 'a', startAt: 0, endAt: 1, pid: 1 }],
  });
  const files = ['react/index.js', 'react-dom/index.js', 'other/index.js'];
  const data = files.map((file) => runIn(`/modules/${file}`));
  const [statistics] = Loader.getLoaderFolderStatistics('/modules/react', data);
  assert.equal(statistics.files, 2);
});
