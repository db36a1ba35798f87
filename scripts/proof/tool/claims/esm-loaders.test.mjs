/** What the pages say about loaders that are ES modules. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { build, NAMES, writeProject } from './build-small.mjs';

const FILES = {
  'src/index.js': 'console.log(1);',
  'node_modules/esm-loader/package.json': JSON.stringify({
    name: 'esm-loader',
    version: '1.0.0',
    type: 'module',
    main: 'index.js',
  }),
  'node_modules/esm-loader/index.js': 'export default (text) => text;',
};

for (const bundler of NAMES) {
  test(`a loader that is an ES module is measured from outside if its path is given, and not if its name is, on ${bundler}`, async () => {
    const folder = await writeProject(FILES);
    const packages = path.join(folder, 'node_modules');
    const optionsOf = async (loader) => {
      const rules = [{ test: /\.js$/, loader, options: { kept: true } }];
      const config = { module: { rules }, resolveLoader: { modules: [packages] } };
      const { data } = await build(folder, bundler, { config });
      return data.loader[0].loaders[0].options;
    };
    // Options are not recorded from outside.
    assert.deepEqual(await optionsOf(path.join(packages, 'esm-loader/index.js')), {});
    assert.deepEqual(await optionsOf('esm-loader'), { kept: true });
  });
}
