/** What the pages say about the switches in `features`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { build, NAMES, RELEASE, writeProject } from './build-small.mjs';

/** A module that is required as a whole, which E1008 reports on Rspack. */
const FILES = {
  'src/index.js': "const whole = require('./whole.js'); console.log(whole);",
  'src/whole.js': 'exports.a = document.title;',
};

const padOf = (folder, version) => ({
  [`${folder}/package.json`]: JSON.stringify({ name: 'pad', version, main: 'index.js' }),
  [`${folder}/index.js`]: `module.exports = () => document.title + '${version}';`,
});

/** A package in two versions, which E1001 reports. */
const TWO_VERSIONS = {
  'src/index.js': "import pad from 'pad'; import 'user'; console.log(pad());",
  ...padOf('node_modules/pad', '2.0.0'),
  'node_modules/user/package.json': JSON.stringify({ name: 'user', version: '1.0.0' }),
  'node_modules/user/index.js': "require('pad')();",
  ...padOf('node_modules/user/node_modules/pad', '1.0.0'),
};

const [LOADERS, PLUGINS] = {
  1.6: ['Compile.WebpackLoaders', 'Compile.WebpackPlugins'],
  '2.0': ['Compile.Loaders', 'Compile.Plugins'],
}[RELEASE];
const BUNDLE = ['Bundle.ModuleGraph', 'Bundle.BundleSize'];

for (const bundler of NAMES) {
  for (const [features, pages] of [
    [undefined, [LOADERS, PLUGINS, ...BUNDLE]],
    [[], []],
    [['bundle'], BUNDLE],
    [['loader'], [LOADERS]],
    [{ resolver: true }, [LOADERS, 'Compile.ModuleResolve', PLUGINS, ...BUNDLE]],
  ]) {
    test(`with features ${JSON.stringify(features)} only pages of features that are on are in the menu on ${bundler}`, async () => {
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

for (const bundler of NAMES) {
  test(`rules about packages need \`bundle\` or \`resolver\` on ${bundler}`, async () => {
    for (const [features, isThere] of [
      [['bundle'], true],
      [['resolver'], true],
      [['loader', 'plugins'], false],
    ]) {
      const { data } = await build(await writeProject(TWO_VERSIONS), bundler, {
        options: { features },
      });
      const found = data.errors.some(({ code }) => code === 'E1001');
      assert.equal(found, isThere, String(features));
    }
  });
}

for (const bundler of NAMES) {
  test(`the feature resolver records requests that were resolved, each as an entry, and none that failed, on ${bundler}`, async () => {
    const files = {
      'src/index.js': "import './missing.js'; import './part.js';",
      'src/part.js': '',
    };
    const options = { features: { resolver: true } };
    const { data, errors } = await build(await writeProject(files), bundler, { options });
    assert.equal(errors.length, 1);
    assert.deepEqual(data.resolver.map(({ request, isEntry }) => [request, isEntry]).sort(), [
      ['./part.js', true],
      ['./src/index.js', true],
    ]);
  });
}

test('the feature lite drops all imports on webpack', async () => {
  const files = { 'src/index.js': "import './part.js';", 'src/part.js': 'console.log(1);' };
  const importsWith = async (options) => {
    const { data } = await build(await writeProject(files), 'webpack', { options });
    return data.moduleGraph.dependencies.length;
  };
  assert.equal(await importsWith({ features: { lite: true } }), 0);
  assert.ok((await importsWith({})) > 0);
});
