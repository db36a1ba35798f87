/** What the pages say about the project folder, which the report shows as `cwd`. */
import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { build, writeProject } from './build-small.mjs';

/** The path of the project, for a build in `packages/app`, from the folder that holds `files`. */
async function rootOf(files) {
  const app = { 'packages/app/package.json': '{}', 'packages/app/src/index.js': '' };
  // Outside this project, whose package.json declares workspaces.
  const folder = await writeProject({ ...app, ...files }, tmpdir());
  const here = process.cwd();
  process.chdir(path.join(folder, 'packages/app'));
  const { data } = await build(process.cwd(), 'rspack').finally(() => process.chdir(here));
  return path.relative(folder, data.configs[0].root);
}

test('the project folder is the nearest with a package.json, whatever lock files are above it', async () => {
  const locks = ['package-lock.json', 'pnpm-lock.yaml', 'bun.lock', 'bun.lockb'];
  const files = Object.fromEntries(locks.map((name) => [name, '']));
  assert.equal(await rootOf({ ...files, 'package.json': '{}' }), 'packages/app');
});

for (const [name, text] of [
  ['pnpm-workspace.yaml', ''],
  ['yarn.lock', ''],
  ['lerna.json', '{}'],
  ['package.json', '{ "workspaces": ["packages/*"] }'],
]) {
  test(`a folder above it takes precedence with ${name} ${text}`, async () => {
    assert.equal(await rootOf({ [name]: text }), '');
  });
}

test('the nearest of such folders counts', async () => {
  assert.equal(await rootOf({ 'yarn.lock': '', 'packages/lerna.json': '{}' }), 'packages');
});
