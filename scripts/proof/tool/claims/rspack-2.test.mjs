/** What the pages say about the plugin of 1.6 on Rspack 2. Its package is installed under another name beside that of 2.0. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { BUNDLERS, build, writeProject } from './build-small.mjs';

const require = createRequire(import.meta.url);

const copyOf = (folder, version) => ({
  [`${folder}/package.json`]: JSON.stringify({ name: 'pad', version, main: 'index.js' }),
  [`${folder}/index.js`]: `module.exports = () => document.title + '${version}';`,
});

const FILES = {
  'src/index.js': "import pad from 'pad'; import 'user'; console.log(pad());",
  ...copyOf('node_modules/pad', '2.0.0'),
  'node_modules/user/package.json': JSON.stringify({ name: 'user', version: '1.0.0' }),
  'node_modules/user/index.js': "require('pad')();",
  ...copyOf('node_modules/user/node_modules/pad', '1.0.0'),
};

const RULE = {
  meta: { title: 'always', category: 'bundle', severity: 'Error' },
  check: ({ report }) => report({ message: 'found' }),
};

/** Builds with the plugin of 1.6. */
async function buildWith(devtool) {
  const { plugin } = BUNDLERS.rspack;
  const { RsdoctorRspackPlugin } = require('rsdoctor-1');
  BUNDLERS.rspack.plugin = (options) => new RsdoctorRspackPlugin(options);
  const options = {
    linter: { extends: [RULE] },
    output: { options: { type: ['html', 'json'] } },
  };
  const config = { devtool };
  const folder = await writeProject(FILES);
  return build(folder, 'rspack', { options, config }).finally(() =>
    Object.assign(BUNDLERS.rspack, { plugin }),
  );
}

test('1.6 on Rspack 2 writes its reports, and a finding of severity Error leaves the build without errors', async () => {
  const { errors, warnings, output, data } = await buildWith('source-map');
  assert.deepEqual(errors, []);
  assert.match(`${warnings}`, /\[EXTEND:Error:ALWAYS\] found/);
  assert.ok(output['rsdoctor-report.html']);
  const [{ name, version }] = data.configs;
  assert.equal(name, 'rspack');
  assert.match(version, /^2\./);
});

for (const [devtool, has] of [
  ['source-map', true],
  ['hidden-source-map', true],
  [false, false],
]) {
  test(`1.6 on Rspack 2 has ${has ? '' : 'no '}bundled sizes and findings of E1001 with devtool ${devtool}`, async () => {
    const { warnings, data } = await buildWith(devtool);
    const isSized = data.moduleGraph.modules.some(({ size }) => size.parsedSize > 0);
    const isFound = warnings.some((text) => text.includes('E1001'));
    assert.deepEqual([isSized, isFound], [has, has]);
  });
}
