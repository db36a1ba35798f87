/**
 * What the pages say about where several compilers in one report write their data. In a file of its own, because all
 * multiple plugins of a process share one report.
 */
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { writeProject } from './build-small.mjs';

const require = createRequire(import.meta.url);

test('on Rspack the second compiler writes its data below .slaves, in the output folder of its own', async () => {
  const { rspack } = require('@rspack/core');
  const { RsdoctorRspackMultiplePlugin } = require('@rsdoctor/rspack-plugin');
  const folder = await writeProject({ 'src/index.js': 'console.log(1);' });
  const configs = ['client', 'server'].map((name, stage) => ({
    context: folder,
    mode: 'production',
    entry: './src/index.js',
    output: { path: path.join(folder, 'dist', name) },
    plugins: [new RsdoctorRspackMultiplePlugin({ name, stage, disableClientServer: true })],
  }));
  const compiler = rspack(configs);
  await new Promise((resolve, reject) => {
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
  });
  const filesIn = (name) => readdir(path.join(folder, 'dist', name));
  assert.ok((await filesIn('client/.rsdoctor')).includes('manifest.json'));
  assert.deepEqual(await filesIn('server/.rsdoctor'), ['.slaves']);
  assert.ok((await filesIn('server/.rsdoctor/.slaves/server')).includes('manifest.json'));
});
