/** What the pages say about the browser that opens. */
import assert from 'node:assert/strict';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { before, beforeEach, test } from 'node:test';
import { BUNDLERS, configOf, writeProject } from './build-small.mjs';

const require = createRequire(import.meta.url);
const { PATH } = process.env;

/** The addresses that a browser was asked for, one per line. */
let opened;

before(async () => {
  const folder = await writeProject({});
  opened = path.join(folder, 'opened');
  const browser = path.join(folder, 'xdg-open');
  await writeFile(browser, `#!/bin/sh\necho "$@" >> '${opened}'\n`);
  await chmod(browser, 0o755);
  process.env.PATH = `${folder}:${PATH}`;
  delete process.env.CI;
});

beforeEach(() => writeFile(opened, ''));

async function readOpened() {
  return (await readFile(opened, 'utf8')).trimEnd().split('\n').filter(Boolean);
}

/** The browser is a process that nobody waits for. */
async function untilOpened(count) {
  while ((await readOpened()).length < count) await new Promise((next) => setTimeout(next, 20));
  return readOpened();
}

const BUILDS = 3;

/** Watch a project until it was built some times. @returns how many pages were open by the end of each build. */
async function watch(bundler, openedBy) {
  const folder = await writeProject({ 'src/index.js': 'console.log(1);' });
  const options = { disableClientServer: false, output: { mode: 'normal' } };
  const compiler = BUNDLERS[bundler].bundle(configOf(folder, bundler, { options }));
  const counts = [];
  await new Promise((resolve, reject) => {
    const watching = compiler.watch({}, async (error) => {
      if (error) return reject(error);
      counts.push((await untilOpened(openedBy(counts.length + 1))).length);
      if (counts.length < BUILDS) watching.invalidate();
      else watching.close(() => compiler.close(resolve));
    });
  });
  return counts;
}

test('in watch mode the Rspack plugin opens a page after each build', async () => {
  assert.deepEqual(await watch('rspack', (build) => build), [1, 2, 3]);
});

test('in watch mode the webpack plugin opens one page, before the first build is done', async () => {
  assert.deepEqual(await watch('webpack', () => 1), [1, 1, 1]);
});

test('on Windows, which has no ps, no page opens, and nothing says so', async (context) => {
  const { openBrowser } = require('@rsdoctor/sdk');
  const platform = Object.getOwnPropertyDescriptor(process, 'platform');
  Object.defineProperty(process, 'platform', { ...platform, value: 'win32' });
  process.env.PATH = path.dirname(opened);
  context.after(() => {
    Object.defineProperty(process, 'platform', platform);
    process.env.PATH = PATH;
  });
  assert.equal(await openBrowser('http://localhost:3000'), undefined);
  assert.deepEqual(await readOpened(), []);
});
