/** What the pages say about the project folder, which the report shows as `cwd`. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const { findRoot } = createRequire(import.meta.url)('@rsdoctor/sdk');
const folders = [];

after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** The path of the project, for a build in `packages/app`, from the folder that holds `files`. */
async function rootOf(files) {
  // Outside this project, whose package.json declares workspaces.
  const folder = await mkdtemp(path.join(tmpdir(), 'project-'));
  folders.push(folder);
  const app = path.join(folder, 'packages/app');
  await mkdir(app, { recursive: true });
  for (const [name, text] of Object.entries({ 'packages/app/package.json': '{}', ...files })) {
    await writeFile(path.join(folder, name), text);
  }
  return path.relative(folder, findRoot(app));
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
