/** What the pages say about the command line that no code block shows. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { before, test } from 'node:test';
import { promisify } from 'node:util';
import { build, writeProject } from './build-small.mjs';

const require = createRequire(import.meta.url);

let folder;
let profile;

before(async () => {
  folder = await writeProject({ 'src/index.js': 'console.log(document.title);' });
  await build(folder, 'rspack');
  profile = path.join(folder, 'dist/rsdoctor-data.json');
});

function diff(...args) {
  const cli = path.resolve(require.resolve('@rsdoctor/cli'), '../../bin/rsdoctor');
  const files = ['--baseline', profile, '--current', profile];
  return promisify(execFile)(process.execPath, [cli, 'bundle-diff', ...files, ...args], {
    cwd: folder,
  });
}

test('`--output` names the JSON file of `bundle-diff` too, unless `--json` does', async () => {
  await diff('--json', '--output', 'named/diff.json');
  assert.ok(existsSync(path.join(folder, 'named/diff.json')));
  await diff('--json', 'first.json', '--output', 'second.json');
  assert.ok(existsSync(path.join(folder, 'first.json')));
  assert.ok(!existsSync(path.join(folder, 'second.json')));
});

test('`--no-open` is an unknown option of `bundle-diff`, but the Node API takes `open: false`', async () => {
  await assert.rejects(diff('--no-open'), ({ code }) => code === 1);
  const { execute } = require('@rsdoctor/cli');
  const sdk = await execute('bundle-diff', { baseline: profile, current: profile, open: false });
  assert.match(sdk.server.origin, /^http:\/\/127\.0\.0\.1:/);
  await sdk.dispose();
});
