/** What the pages say about options of the server, and about sizes. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { BUNDLERS, build, NAMES, RELEASE, writeProject } from './build-small.mjs';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What the server answers during a build, to a page of `origin`. */
async function answerTo(origin, server) {
  const port = await freePort();
  const folder = await writeProject({ 'src/index.js': 'console.log(1);' });
  let allowed;
  const plugin = {
    apply(compiler) {
      compiler.hooks.make.tapPromise('Ask', async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/index.html`, { headers: { origin } });
        allowed = answer.headers.get('access-control-allow-origin');
      });
    },
  };
  const options = { server: { port, ...server } };
  await build(folder, 'rspack', { options, config: { plugins: [plugin] } });
  return allowed;
}

test('with disableClientServer the server still runs during the build, on server.port', async () => {
  assert.equal(await answerTo('http://localhost:1', {}), 'http://localhost:1');
});

test('server.cors as an object without `origin` keeps to local pages', async () => {
  const cors = { methods: ['GET'] };
  assert.equal(await answerTo('http://localhost:1', { cors }), 'http://localhost:1');
  assert.equal(await answerTo('https://example.com', { cors }), null);
  assert.equal(await answerTo('https://example.com', { cors: true }), '*');
});

for (const [bundler, devtool] of [
  ['rspack', 'source-map'],
  ['rspack', false],
  ['webpack', 'source-map'],
]) {
  test(`bundled sizes count characters, sizes of files count bytes, on ${bundler} with devtool ${devtool}`, async () => {
    const LENGTH = 5000;
    const files = { 'src/index.js': `console.log('${'船'.repeat(LENGTH)}');` };
    const config = { devtool, optimization: { minimize: false } };
    const { data, output } = await build(await writeProject(files), bundler, { config });
    const [asset] = data.chunkGraph.assets.filter(({ path: file }) => file.endsWith('.js'));
    const [module] = data.moduleGraph.modules.filter(({ path: file }) => file.includes('src'));
    assert.equal(asset.size, Buffer.byteLength(output[asset.path]));
    assert.ok(module.size.sourceSize > 3 * LENGTH);
    assert.ok(module.size.parsedSize > LENGTH && module.size.parsedSize < 2 * LENGTH);
  });
}

const TIMED = { 1.6: 'none', '2.0': 'some' }[RELEASE];

test(`any value of DEBUG prints debug lines, and ${TIMED} of them say how long a step took`, async () => {
  const folder = await writeProject({
    'src/index.js': 'console.log(1);',
    'build.cjs': `
      const { rspack } = require('@rspack/core');
      const { RsdoctorRspackPlugin } = require('@rsdoctor/rspack-plugin'); // 2.0: '@rsdoctor/core'
      const plugins = [new RsdoctorRspackPlugin({ disableClientServer: true })];
      const compiler = rspack({ context: __dirname, entry: './src/index.js', plugins });
      compiler.run(() => compiler.close(() => {}));
    `,
  });
  for (const DEBUG of ['anything', 'rsdoctor']) {
    const options = { cwd: folder, env: { ...process.env, DEBUG, NODE_TEST_CONTEXT: '' } };
    const { stdout } = await promisify(execFile)(process.execPath, ['build.cjs'], options);
    assert.match(stdout, /RSDOCTOR DEBUG/);
    assert.equal(/\d ?ms\b/.test(stdout), TIMED === 'some', stdout);
  }
});

/** Values of a wrong type, for the options whose types are checked and for others. */
const WRONG_TYPES = {
  checked: [
    { linter: 'x' },
    { features: 'loader' },
    { loaderInterceptorOptions: 'x' },
    { disableClientServer: 'yes' },
    ...(RELEASE === '1.6' ? [{ port: '9876' }] : []),
    { server: { port: '9876' } },
    { server: 'x' },
    { supports: { gzip: 'yes' } },
  ],
  unchecked: [{ experiments: 'x' }, { printLog: 'x' }, { supports: 'x' }, { mode: 7 }],
};

for (const bundler of NAMES) {
  test(`only some options have their type checked on ${bundler}`, async () => {
    const folder = await writeProject({ 'src/index.js': 'console.log(1);' });
    for (const options of WRONG_TYPES.checked) {
      const start = async () => build(folder, bundler, { options });
      await assert.rejects(start, /AssertionError|must be|assert/, JSON.stringify(options));
    }
    for (const options of WRONG_TYPES.unchecked) {
      const { errors } = await build(folder, bundler, { options });
      assert.deepEqual(errors, [], JSON.stringify(options));
    }
    assert.throws(() => BUNDLERS[bundler].plugin({ output: 'brief' }), TypeError);
  });
}
