/** What the pages say about the data that a rule gets in watch mode. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { BUNDLERS, configOf, rebuild, writeProject } from './build-small.mjs';

const packageOf = (name) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0' }),
  [`node_modules/${name}/index.js`]: `module.exports = () => document.title + '${name}';`,
});

const using = (name) => `import make from '${name}'; console.log(make());`;

for (const bundler of ['rspack', 'webpack']) {
  test(`in watch mode a rule gets the package sizes of the first build on ${bundler}`, async () => {
    const folder = await writeProject({
      'src/index.js': using('one'),
      ...packageOf('one'),
      ...packageOf('two'),
    });
    const seen = [];
    const meta = { title: 'look', category: 'bundle', severity: 'Warn' };
    const check = ({ packageGraph }) => {
      const sizeOf = (name) => packageGraph.getPackagesByName(name)[0]?.getSize().parsedSize ?? 0;
      seen.push(['one', 'two'].filter((name) => sizeOf(name) > 0));
    };
    const options = { linter: { extends: [{ meta, check }] } };
    const compiler = BUNDLERS[bundler].bundle(configOf(folder, bundler, { options }));
    await new Promise((resolve, reject) => {
      const watching = compiler.watch({ poll: 100 }, async (error) => {
        if (error) return reject(error);
        if (seen.length === 1) return writeFile(path.join(folder, 'src/index.js'), using('two'));
        watching.close(() => compiler.close(resolve));
      });
    });
    assert.deepEqual(seen, [['one'], ['one']]);
  });
}

for (const bundler of ['rspack', 'webpack']) {
  test(`in watch mode each rebuild calls afterSaveManifest once more than the one before on ${bundler}`, async () => {
    const folder = await writeProject({ 'src/index.js': 'console.log(1);' });
    let calls = 0;
    const meta = { title: 'hook', category: 'bundle', severity: 'Warn' };
    const check = () => undefined;
    const counting = {
      meta,
      check,
      onCheckEnd: ({ hooks }) =>
        hooks?.afterSaveManifest?.tapPromise('count', async () => {
          calls += 1;
        }),
    };
    const options = {
      linter: { extends: [counting] },
      output: { mode: 'normal', options: undefined },
    };
    const compiler = BUNDLERS[bundler].bundle(configOf(folder, bundler, { options }));
    const counts = [];
    await rebuild(compiler, 3, () => counts.push(calls));
    assert.deepEqual(counts, [1, 3, 6]);
  });
}
