/** What the pages say about 2.0 that differs from 1.6, in builds from the command line and beside it. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { build, RELEASE, writeProject } from './build-small.mjs';
import { readClient } from './read-client.mjs';

const bin = (name) => path.join(import.meta.dirname, 'node_modules/.bin', name);

/** By release: what `rspack build` leaves behind, without `output.path`, with a finding of each severity. */
const AFTER_BUILD = {
  1.6: {
    exitCode: 0,
    exitCodeWithError: 0,
    reports: ['dist/.rsdoctor/manifest.json'],
    briefReports: ['dist/rsdoctor-data.json', 'dist/rsdoctor-report.html'],
  },
  '2.0': {
    exitCode: 0,
    exitCodeWithError: 1,
    reports: ['.rsdoctor/manifest.json'],
    briefReports: ['rsdoctor-data.json', 'rsdoctor-report.html'],
  },
};

const RULE = (severity) => `{
  meta: { title: 'always', category: 'bundle', severity: '${severity}' },
  check: ({ report }) => report({ message: 'found' }),
}`;

const CONFIG = `
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; // 2.0: '@rsdoctor/core'
const rule = RULE;
export default {
  mode: 'production',
  entry: './src/index.js',
  plugins: [
    new RsdoctorRspackPlugin({ disableClientServer: true, linter: { extends: [rule] }, ...OPTIONS }),
  ],
};`;

async function projectWith(severity, options = {}) {
  const code = CONFIG.replace('RULE', RULE(severity)).replace('OPTIONS', JSON.stringify(options));
  return writeProject({ 'src/index.js': 'console.log(1);', 'rspack.config.mjs': code });
}

/** Builds from the command line. */
function run(cwd, env = {}) {
  const { status, stdout, stderr } = spawnSync(bin('rspack'), ['build'], {
    cwd,
    env: { ...process.env, CI: '1', NODE_TEST_CONTEXT: '', ...env },
    encoding: 'utf8',
  });
  return { status, printed: `${stdout}${stderr}` };
}

async function reportsIn(folder) {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => /(?:manifest\.json|rsdoctor-.*)$/.test(file)).sort();
}

test(`rspack build exits with ${AFTER_BUILD[RELEASE].exitCodeWithError} after a finding of severity Error, and writes the report all the same, to ${AFTER_BUILD[RELEASE].reports} without output.path`, async () => {
  const expected = AFTER_BUILD[RELEASE];
  const warned = await projectWith('Warn');
  assert.equal(run(warned).status, expected.exitCode);
  const failed = await projectWith('Error');
  const { status, printed } = run(failed);
  assert.equal(status, expected.exitCodeWithError);
  assert.match(printed, /\[EXTEND:Error:ALWAYS\] found/);
  assert.deepEqual(await reportsIn(failed), expected.reports);
});

test(`brief mode writes ${AFTER_BUILD[RELEASE].briefReports} without output.path`, async () => {
  const options = { output: { mode: 'brief', options: { type: ['html', 'json'] } } };
  const folder = await projectWith('Warn', options);
  run(folder);
  assert.deepEqual(await reportsIn(folder), AFTER_BUILD[RELEASE].briefReports);
});

test('RSDOCTOR_OUTPUT=json writes the data file alone, whatever the mode is', async () => {
  const folder = await projectWith('Warn', { output: { reportDir: 'reports' } });
  run(folder, { RSDOCTOR_OUTPUT: 'json' });
  assert.deepEqual(await reportsIn(folder), ['reports/rsdoctor-data.json']);
});

test('in 2.0 the package asks for Node.js 20.19 or 22.12 and for Rspack 2', async () => {
  const file = path.join(import.meta.dirname, 'node_modules/@rsdoctor/core/package.json');
  const { engines, peerDependencies } = JSON.parse(await readFile(file, 'utf8'));
  assert.deepEqual(engines, { node: '^20.19.0 || >=22.12.0' });
  assert.deepEqual(peerDependencies, { '@rspack/core': '^2.0.0' });
});

test('in 2.0 loaders and plugins have pages whose names the menu of the CLI does not know, and whose routes the CLI has', async () => {
  const options = { features: ['loader', 'plugins'] };
  const folder = await writeProject({ 'src/index.js': 'console.log(1);' });
  const { output } = await build(folder, 'rspack', { options });
  const { clientRoutes } = JSON.parse(output['rsdoctor-data.json']);
  const client = await readClient(['@rsdoctor/cli']);
  for (const name of ['Compile.Loaders', 'Compile.Plugins']) {
    assert.ok(clientRoutes.includes(name), `${clientRoutes}`);
    assert.ok(!client.includes(`"${name}"`), name);
  }
  for (const route of ['loaders/overall', 'loaders/analysis', 'plugins'])
    assert.ok(client.includes(`/webpack/${route}`), route);
});

const BROTLI_FILES = {
  'src/index.js': "import './part.cjs';",
  'src/part.cjs': 'exports.title = document.title;',
};

for (const [what, brotli, isThere] of [
  ['', undefined, false],
  [' with `supports.brotli`', true, true],
]) {
  test(`in 2.0 files and modules have ${isThere ? 'a' : 'no'} Brotli size${what}`, async () => {
    const options = { supports: { brotli } };
    const { data } = await build(await writeProject(BROTLI_FILES), 'rspack', { options });
    const [asset] = data.chunkGraph.assets;
    const part = data.moduleGraph.modules.find((module) => module.path.endsWith('part.cjs'));
    assert.deepEqual([asset.brotliSize > 0, part.size.brotliSize > 0], [isThere, isThere]);
  });
}

test('in 2.0 a Brotli level outside 0 to 11 fails the build', async () => {
  const options = { supports: { brotli: { brotliLevel: 12 } } };
  const building = build(await writeProject(BROTLI_FILES), 'rspack', { options });
  await assert.rejects(building, /must be an integer between 0 and 11/);
});
