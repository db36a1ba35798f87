/**
 * What the pages say about where several compilers in one report write their data. In a file of its own, because all
 * multiple plugins of a process share one report.
 */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { writeProject } from './build-small.mjs';

const require = createRequire(import.meta.url);

/** The files that loaders have processed, in the data of a compiler. */
async function loadedFiles(folder) {
  const shard = await readFile(path.join(folder, 'loader/0'), 'utf8');
  const loaded = JSON.parse(inflateSync(Buffer.from(shard, 'base64')).toString());
  return loaded.map(({ resource }) => path.basename(resource.path));
}

test('in 1.6 on Rspack the second compiler writes its data below .slaves, in the output folder of its own, and named compilers record their own loaders', async () => {
  const { rspack } = require('@rspack/core');
  const { RsdoctorRspackMultiplePlugin } = require('@rsdoctor/rspack-plugin');
  const folder = await writeProject({
    'src/client.js': 'console.log(1);',
    'src/server.js': 'console.log(2);',
  });
  const configs = ['client', 'server'].map((name, stage) => ({
    name,
    context: folder,
    mode: 'production',
    entry: `./src/${name}.js`,
    module: { rules: [{ test: /\.js$/, loader: 'builtin:swc-loader' }] },
    output: { path: path.join(folder, 'dist', name) },
    plugins: [new RsdoctorRspackMultiplePlugin({ stage, disableClientServer: true })],
  }));
  const compiler = rspack(configs);
  await new Promise((resolve, reject) => {
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
  });
  const filesIn = (name) => readdir(path.join(folder, 'dist', name));
  assert.ok((await filesIn('client/.rsdoctor')).includes('manifest.json'));
  assert.deepEqual(await filesIn('server/.rsdoctor'), ['.slaves']);
  assert.ok((await filesIn('server/.rsdoctor/.slaves/server')).includes('manifest.json'));
  const dist = path.join(folder, 'dist');
  assert.deepEqual(await loadedFiles(path.join(dist, 'client/.rsdoctor')), ['client.js']);
  assert.deepEqual(await loadedFiles(path.join(dist, 'server/.rsdoctor/.slaves/server')), [
    'server.js',
  ]);
});
