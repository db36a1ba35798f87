/** What the pages say about frameworks. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { inflateSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const bin = (name) => path.join(import.meta.dirname, 'node_modules/.bin', name);

const NORMAL = /^\.rsdoctor\/manifest\.json$/;
const BRIEF = /rsdoctor-report\.html$/;

/** Build one of the projects beside this file. @returns the files below a folder of it that are reports. */
async function reportsOf(project, program, args, folder) {
  const cwd = path.join(import.meta.dirname, project);
  const env = { ...process.env, RSDOCTOR: 'true', CI: '1', NEXT_TELEMETRY_DISABLED: '1' };
  await promisify(execFile)(process.execPath, [program, ...args], { cwd, env });
  const files = await readdir(path.join(cwd, folder), { recursive: true });
  return files.filter((file) => NORMAL.test(file) || BRIEF.test(file)).sort();
}

/** The loader runs in a report of one part. */
async function recordedLoaders(report) {
  const part = await readFile(path.join(report, 'loader/0'), 'utf8');
  const files = JSON.parse(inflateSync(Buffer.from(part, 'base64')).toString());
  return files.flatMap(({ loaders }) => loaders);
}

test('Rslib needs no configuration, and its report is in dist/.rsdoctor', async () => {
  const reports = await reportsOf('rslib', bin('rslib'), ['build'], 'dist');
  assert.deepEqual(reports, ['.rsdoctor/manifest.json']);
});

test('Vue with Rsbuild needs no configuration', async () => {
  const reports = await reportsOf('vue', bin('rsbuild'), ['build'], 'dist');
  assert.deepEqual(reports, ['.rsdoctor/manifest.json']);
  const loaders = await recordedLoaders(path.join(import.meta.dirname, 'vue/dist/.rsdoctor'));
  assert.ok(loaders.some(({ loader }) => loader.includes('vue-loader')));
  for (const { loader, input, result, options } of loaders) {
    assert.ok(input && result, `${loader} is recorded with input and output`);
    assert.deepEqual(options, {});
  }
});

/** With the configuration of the page, which is written into the project. */
test('Next.js writes a report for each of its three compilers', async () => {
  const next = require.resolve('next/dist/bin/next');
  const reports = await reportsOf('next', next, ['build', '--webpack'], '.next/rsdoctor');
  assert.deepEqual(
    reports,
    ['client', 'server-edge', 'server-nodejs'].map((name) => `${name}/rsdoctor-report.html`),
  );
});
