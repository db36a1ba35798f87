/** What the pages say about the server of the report. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { build, writeProject } from './build-small.mjs';

const require = createRequire(import.meta.url);

/** The status of an answer to a request with these headers. */
function statusFor(address, headers) {
  return new Promise((resolve, reject) => {
    request(`${address}/index.html`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

/** Serves a report until the test ends. */
async function serve(context) {
  const folder = await writeProject({ 'src/index.js': 'console.log(1);' });
  await build(folder, 'rspack');
  const { execute } = require('@rsdoctor/cli');
  const profile = path.join(folder, 'dist/rsdoctor-data.json');
  const sdk = await execute('analyze', { profile, open: false });
  context.after(() => sdk.dispose());
  return sdk;
}

test('the report server listens on 127.0.0.1, and answers to localhost, *.localhost and IP addresses only', async (context) => {
  const { server } = await serve(context);
  assert.equal(new URL(server.origin).hostname, '127.0.0.1');
  const names = ['localhost', 'localhost:8080', 'report.localhost', 'a.b.localhost:3000'];
  for (const host of [...names, '127.0.0.1:1', '192.168.1.5:3000', '[::1]']) {
    assert.equal(await statusFor(server.origin, { host }), 200, host);
  }
  for (const host of [
    'example.com',
    'host.docker.internal:3000',
    'report.test',
    'localhost.test',
  ]) {
    assert.equal(await statusFor(server.origin, { host }), 403, host);
  }
});

test('without `server.cors`, pages of a *.localhost name read only from the server of that name, and other sites get a 403', async (context) => {
  const sdk = await serve(context);
  const statusOf = (origin, host = 'localhost') => statusFor(sdk.server.origin, { host, origin });
  for (const origin of ['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:3000']) {
    assert.equal(await statusOf(origin), 200, origin);
  }
  assert.equal(await statusOf('http://a.localhost'), 403);
  assert.equal(await statusOf('http://a.localhost:5000', 'a.localhost'), 200);
  assert.equal(await statusOf('https://example.com'), 403);
});

test('the socket of the report server answers only with its token', async (context) => {
  const sdk = await serve(context);
  const { token } = Object.fromEntries(new URL(sdk.server.socketUrl.socketUrl).searchParams);
  const statusWith = async (query) => {
    const address = `${sdk.server.origin}/socket.io/?EIO=4&transport=polling${query}`;
    return (await fetch(address)).status;
  };
  assert.equal(await statusWith(''), 403);
  assert.equal(await statusWith('&token=another'), 403);
  assert.equal(await statusWith(`&token=${token}`), 200);
});

test('`stats-analyze --type lite` opens the same kind of report as without it', async () => {
  const folder = await writeProject({
    'stats.json': JSON.stringify({ assets: [], chunks: [], modules: [] }),
  });
  const { execute } = require('@rsdoctor/cli');
  const profile = path.join(folder, 'stats.json');
  const typeWith = async (options) => {
    const sdk = await execute('stats-analyze', { profile, open: false, ...options });
    await sdk.dispose();
    return sdk.type;
  };
  assert.equal(await typeWith({ type: 'lite' }), await typeWith({}));
});

test('the page loads its data from 127.0.0.1, whatever name it is opened with', async (context) => {
  const sdk = await serve(context);
  const { origin, socketUrl } = sdk.server;
  const manifest = `${origin.replace('127.0.0.1', 'localhost')}/api/manifest.json`;
  const { __SOCKET__URL__: address } = await (await fetch(manifest)).json();
  assert.equal(address, socketUrl.socketUrl);
  assert.equal(new URL(address).hostname, '127.0.0.1');
});
