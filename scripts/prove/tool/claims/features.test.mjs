/** What the pages say about the switches in `features`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { build, writeProject } from './build-small.mjs';

/** A module that is required as a whole, which E1008 reports on Rspack. */
const FILES = {
  'src/index.js': "const whole = require('./whole.js'); console.log(whole);",
  'src/whole.js': 'exports.a = document.title;',
};

const LOADERS = 'Compile.WebpackLoaders';
const PLUGINS = 'Compile.WebpackPlugins';
const BUNDLE = ['Bundle.ModuleGraph', 'Bundle.BundleSize'];

for (const bundler of ['rspack', 'webpack']) {
  for (const [features, pages] of [
    [undefined, [LOADERS, PLUGINS, ...BUNDLE]],
    [[], []],
    [['bundle'], BUNDLE],
    [['loader'], [LOADERS]],
    [{ resolver: true }, [LOADERS, 'Compile.ModuleResolve', PLUGINS, ...BUNDLE]],
  ]) {
    test(`with features ${JSON.stringify(features)} only pages with data are in the menu on ${bundler}`, async () => {
      const { output } = await build(await writeProject(FILES), bundler, { options: { features } });
      const { clientRoutes } = JSON.parse(output['rsdoctor-data.json']);
      assert.deepEqual(clientRoutes.sort(), ['Overall', ...pages].sort());
    });
  }
}

for (const [features, codes] of [
  [['bundle'], ['E1008']],
  [['resolver'], ['E1008']],
  [['loader', 'plugins'], []],
]) {
  test(`with features ${JSON.stringify(features)} E1008 reports ${codes.length ? 'something' : 'nothing'} on Rspack`, async () => {
    const { data } = await build(await writeProject(FILES), 'rspack', { options: { features } });
    const found = data.errors.map(({ code }) => code).filter((code) => code !== 'OVERLAY');
    assert.deepEqual(found, codes);
  });
}
