/** What the pages say about several copies of a package. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { build, NAMES, writeProject } from './build-small.mjs';

/** An app with a copy of `pad`, and a package with another. */
function filesOf(version) {
  const manifestOf = (name, number) => JSON.stringify({ name, version: number, main: 'index.js' });
  return {
    'src/index.js': "import a from 'pad'; import b from 'user'; console.log(a, b);",
    'node_modules/pad/package.json': manifestOf('pad', '1.0.0'),
    'node_modules/pad/index.js': 'module.exports = { title: document.title };',
    'node_modules/user/package.json': manifestOf('user', '1.0.0'),
    'node_modules/user/index.js': "module.exports = { pad: require('pad') };",
    'node_modules/user/node_modules/pad/package.json': manifestOf('pad', version),
    'node_modules/user/node_modules/pad/index.js': 'module.exports = { title: document.title };',
  };
}

const findingsOf = ({ data }) => data.errors.filter(({ code }) => code === 'E1001');
const copiesOf = ({ data }) => data.packageGraph.packages.filter(({ name }) => name === 'pad');

for (const bundler of NAMES) {
  test(`E1001 reports two versions, but not two copies of one version, on ${bundler}`, async () => {
    const versions = await build(await writeProject(filesOf('2.0.0')), bundler);
    assert.equal(findingsOf(versions).length, 1);
    const copies = await build(await writeProject(filesOf('1.0.0')), bundler);
    assert.deepEqual(findingsOf(copies), []);
    assert.equal(copiesOf(copies).length, 2);
  });

  test(`an alias leaves one copy of a package on ${bundler}`, async () => {
    const folder = await writeProject(filesOf('1.0.0'));
    const config = { resolve: { alias: { pad: path.join(folder, 'node_modules/pad') } } };
    assert.equal(copiesOf(await build(folder, bundler, { config })).length, 1);
  });
}
