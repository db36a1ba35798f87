/** What the pages say about frameworks. NEXT_CONFIG is the configuration on the page. Next.js is that of the site. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { promisify, stripVTControlCharacters } from 'node:util';
import { inflateSync } from 'node:zlib';
import { RELEASE, writeProject } from './build-small.mjs';

const require = createRequire(import.meta.url);
const bin = (name) => path.join(import.meta.dirname, 'node_modules/.bin', name);

const NORMAL = /^\.rsdoctor\/manifest\.json$/;
const BRIEF = /rsdoctor-report\.html$/;

/** Build a project. @returns what is printed. */
async function run(cwd, program, args) {
  const env = { ...process.env, RSDOCTOR: 'true', CI: '1', NEXT_TELEMETRY_DISABLED: '1' };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { cwd, env });
  return stripVTControlCharacters(stdout);
}

/** Build a project. @returns the files below a folder of it that are reports. */
async function reportsOf(cwd, program, args, folder) {
  await run(cwd, program, args);
  const files = await readdir(path.join(cwd, folder), { recursive: true });
  return files.filter((file) => NORMAL.test(file) || BRIEF.test(file)).sort();
}

const manifestOf = (name) => JSON.stringify({ name, version: '1.0.0', type: 'module' });

/** The loader runs in a report of one part. */
async function recordedLoaders(report) {
  const part = await readFile(path.join(report, 'loader/0'), 'utf8');
  const files = JSON.parse(inflateSync(Buffer.from(part, 'base64')).toString());
  return files.flatMap(({ loaders }) => loaders);
}

test('Rslib needs no configuration, and its report is in dist/.rsdoctor', async () => {
  const project = await writeProject({
    'package.json': manifestOf('library'),
    'rslib.config.mjs': `export default {
      lib: [{ format: 'esm' }],
      source: { entry: { index: './src/index.js' } },
    };`,
    'src/index.js': 'export const a = 1;',
  });
  const reports = await reportsOf(project, bin('rslib'), ['build'], 'dist');
  assert.deepEqual(reports, ['.rsdoctor/manifest.json']);
});

const LOADED = { 1.6: '@rsdoctor/rspack-plugin', '2.0': '@rsdoctor/core' }[RELEASE];

test(`with RSDOCTOR=true Rsbuild loads ${LOADED} by itself, and says so`, async () => {
  const project = await writeProject({
    'package.json': manifestOf('page'),
    'src/index.js': 'console.log(1);',
  });
  assert.match(await run(project, bin('rsbuild'), ['build']), new RegExp(`${LOADED} enabled`));
});

test('Vue with Rsbuild needs no configuration', async () => {
  const project = await writeProject({
    'package.json': manifestOf('page'),
    'rsbuild.config.mjs': `import { defineConfig } from '@rsbuild/core';
      import { pluginVue } from '@rsbuild/plugin-vue';
      export default defineConfig({
        plugins: [pluginVue()],
        source: { entry: { index: './src/index.js' } },
      });`,
    'src/index.js': `import { createApp } from 'vue';
      import App from './App.vue';
      createApp(App).mount('#root');`,
    'src/App.vue': '<template><p>Vue</p></template>',
  });
  const reports = await reportsOf(project, bin('rsbuild'), ['build'], 'dist');
  assert.deepEqual(reports, ['.rsdoctor/manifest.json']);
  const loaders = await recordedLoaders(path.join(project, 'dist/.rsdoctor'));
  assert.ok(loaders.some(({ loader }) => loader.includes('vue-loader')));
  for (const { loader, input, result, options } of loaders) {
    assert.ok(input && result, `${loader} is recorded with input and output`);
    assert.deepEqual(options, {});
  }
});

test('Next.js writes a report for each of its three compilers', async () => {
  const files = {
    'package.json': manifestOf('site'),
    'next.config.mjs': process.env.NEXT_CONFIG,
    'pages/index.js': 'export default function Page() { return <p>Next.js</p>; }',
    'pages/api/edge.js': `export const config = { runtime: 'edge' };
      export default () => new Response('edge');`,
  };
  // Beside this file it would find React 18; above, it finds that of the site.
  const project = await writeProject(files, path.join(import.meta.dirname, '../..'));
  await mkdir(path.join(project, 'node_modules'));
  const packages = 'node_modules/@rsdoctor';
  await symlink(path.join(import.meta.dirname, packages), path.join(project, packages));
  const next = require.resolve('next/dist/bin/next');
  const reports = await reportsOf(project, next, ['build', '--webpack'], '.next/rsdoctor');
  assert.deepEqual(
    reports,
    ['client', 'server-edge', 'server-nodejs'].map((name) => `${name}/rsdoctor-report.html`),
  );
});
