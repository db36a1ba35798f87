/** What the pages say about findings and the exit code of the bundler. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { writeProject } from './build-small.mjs';

const require = createRequire(import.meta.url);

const CONFIG = `
const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin');
const meta = { title: 'always', category: 'bundle', severity: 'Error' };
const rule = { meta, check: ({ report }) => report({ message: 'found' }) };
module.exports = {
  mode: 'production',
  plugins: [new RsdoctorWebpackPlugin({ disableClientServer: true, linter: { extends: [rule] } })],
};`;

test('a finding of severity Error leaves the exit code of webpack at 0, unless `--fail-on-warnings` is set', async () => {
  const cwd = await writeProject({
    'src/index.js': 'console.log(1);',
    'webpack.config.js': CONFIG,
  });
  const cli = path.resolve(require.resolve('webpack-cli/package.json'), '../bin/cli.js');
  const exitCodeWith = (...args) =>
    spawnSync(process.execPath, [cli, 'build', ...args], { cwd, encoding: 'utf8' }).status;
  assert.equal(exitCodeWith(), 0);
  assert.equal(exitCodeWith('--fail-on-warnings'), 1);
});
