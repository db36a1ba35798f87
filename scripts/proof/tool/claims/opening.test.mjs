/** What the pages say about the browser that opens. */
import assert from 'node:assert/strict';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { before, beforeEach, test } from 'node:test';
import { BUNDLERS, configOf, RELEASE, rebuild, writeProject } from './build-small.mjs';

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

/** Ask for the chunks as a page of the report does. @returns the answer, and what is sent later without being asked. */
async function openPage(address) {
  const CHUNKS = '/api/graph/chunk/all';
  const { WebSocket } = require('ws');
  const url = new URL('/socket.io/?EIO=4&transport=websocket', address.replace(/^ws/, 'http'));
  url.searchParams.set('token', new URL(address).searchParams.get('token'));
  const socket = new WebSocket(url);
  const messageWith = (start, isWanted = () => true) =>
    new Promise((resolve) => {
      socket.on('message', (data) => {
        const text = String(data);
        if (!text.startsWith(start)) return;
        // A message is `42["name",{"res":…}]`, an answer `430[{"res":…}]`, a greeting `40{…}`.
        const [{ res }] = [JSON.parse(text.replace(/^\d+/, ''))].flat().slice(-1);
        if (isWanted(res)) resolve(res);
      });
    });
  socket.on('open', () => socket.send('40'));
  await messageWith('40');
  const answer = messageWith('430');
  const later = messageWith('42[', (chunks) => chunks.length > 0);
  socket.send(`420["${CHUNKS}",null]`);
  return { atFirst: await answer, later: later.finally(() => socket.close()) };
}

const BUILDS = 3;

/** Watch a project until it was built some times. @returns how many pages were open by the end of each build. */
async function watch(bundler, openedBy, output = { mode: 'normal' }, more = {}) {
  const folder = await writeProject({ 'src/index.js': 'console.log(1);' });
  const options = { disableClientServer: false, output, ...more };
  const compiler = BUNDLERS[bundler].bundle(configOf(folder, bundler, { options }));
  const counts = [];
  await rebuild(compiler, BUILDS, async () => {
    counts.push((await untilOpened(openedBy(counts.length + 1))).length);
  });
  return counts;
}

/** By release: how many pages are open after each build. */
const OPENED = { 1.6: [1, 2, 3], '2.0': [1, 1, 1] };

test(`in watch mode the Rspack plugin has opened ${OPENED[RELEASE]} pages after each build`, async () => {
  const expected = OPENED[RELEASE];
  assert.deepEqual(await watch('rspack', (build) => expected[build - 1]), expected);
});

test('in 2.0 no page opens with `autoOpenBrowser: false`', async () => {
  const more = { autoOpenBrowser: false };
  assert.deepEqual(await watch('rspack', () => 0, { mode: 'normal' }, more), [0, 0, 0]);
});

test('in watch mode the webpack plugin opens one page, before the first build is done', async () => {
  assert.deepEqual(await watch('webpack', () => 1), [1, 1, 1]);
});

test('in watch mode the webpack plugin opens a page after each build in brief mode', async () => {
  const output = { mode: 'brief', options: { type: ['html'] } };
  assert.deepEqual(await watch('webpack', (build) => build, output), [1, 2, 3]);
  for (const page of await readOpened()) assert.match(page, /^file:.*rsdoctor-report\.html$/);
});

test('on webpack the page that opens is empty, and gets the data when the build is done', async (context) => {
  const folder = await writeProject({ 'src/index.js': 'console.log(1);' });
  const config = configOf(folder, 'webpack', {
    options: { disableClientServer: false, output: { mode: 'normal' } },
  });
  const { sdk } = config.plugins.at(-1);
  const compiler = BUNDLERS.webpack.bundle(config);
  context.after(() => new Promise((done) => compiler.close(done)).then(() => sdk.dispose()));
  // The build waits until the page is connected.
  const page = new Promise((resolve) => {
    compiler.hooks.make.tapPromise('page', async () => {
      await untilOpened(1);
      resolve(await openPage(sdk.server.socketUrl.socketUrl));
    });
  });
  await new Promise((resolve, reject) =>
    compiler.run((error) => (error ? reject(error) : resolve())),
  );
  const { atFirst, later } = await page;
  assert.deepEqual(atFirst, []);
  assert.equal((await later)[0].name, 'main');
});

test('in 1.6 on Linux without xdg-open no page opens, and the terminal says so', async (context) => {
  const { openBrowser } = require('@rsdoctor/sdk');
  const written = context.mock.method(console, 'error', () => {});
  process.env.PATH = '';
  context.after(() => {
    process.env.PATH = `${path.dirname(opened)}:${PATH}`;
  });
  assert.equal(await openBrowser('http://localhost:3000'), false);
  const lines = written.mock.calls.map(({ arguments: texts }) => texts.join(' '));
  assert.match(lines.join('\n'), /Failed to open Rsdoctor URL\./);
});

test('in 1.6 on Windows, which has no ps, no page opens, and nothing says so', async (context) => {
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
