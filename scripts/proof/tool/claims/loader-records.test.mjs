/** What the pages say about which loader runs are recorded, and how a folder adds them up. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { build, writeProject } from './build-small.mjs';

const require = createRequire(import.meta.url);

const FILES = {
  'src/index.js': 'console.log(1);',
  'sync-loader.cjs': 'module.exports = function (source) { return source; };',
  'promise-loader.cjs': 'module.exports = async function (source) { return source; };',
  'callback-loader.cjs': `module.exports = function (source) {
    this.async()(null, source);
  };`,
};

for (const bundler of ['rspack', 'webpack']) {
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

test('the statistics of a folder contain the folders whose names begin like its name', () => {
  const { Loader } = require('@rsdoctor/utils/common');
  const runIn = (file) => ({
    resource: { path: file },
    loaders: [{ loader: 'a', startAt: 0, endAt: 1, pid: 1 }],
  });
  const files = ['react/index.js', 'react-dom/index.js', 'other/index.js'];
  const data = files.map((file) => runIn(`/modules/${file}`));
  const [statistics] = Loader.getLoaderFolderStatistics('/modules/react', data);
  assert.equal(statistics.files, 2);
});
