/** What the pages say about which package a module belongs to. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { build, NAMES, writeProject } from './build-small.mjs';

/** The packages of an app with one dependency, in which a nested package.json only says the format. */
async function packagesWith(bundler, own) {
  const files = {
    'package.json': JSON.stringify(own),
    'src/index.js': "import 'pad/esm/index.js';",
    'node_modules/pad/package.json': JSON.stringify({ name: 'pad', version: '2.0.0' }),
    'node_modules/pad/esm/package.json': JSON.stringify({ type: 'module' }),
    'node_modules/pad/esm/index.js': 'console.log(document.title);',
  };
  const { data } = await build(await writeProject(files), bundler);
  return data.packageGraph.packages.map(({ name, version }) => `${name}@${version}`).sort();
}

for (const bundler of NAMES) {
  test(`a package has the nearest package.json with a name, and a project without a version is none, on ${bundler}`, async () => {
    const named = { name: 'app', version: '1.0.0' };
    assert.deepEqual(await packagesWith(bundler, named), ['app@1.0.0', 'pad@2.0.0']);
    const unnamed = await packagesWith(bundler, { name: 'app' });
    assert.ok(unnamed.includes('pad@2.0.0') && !unnamed.some((name) => name.startsWith('app@')));
  });
}
