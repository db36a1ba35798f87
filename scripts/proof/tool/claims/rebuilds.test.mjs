/** What the pages say about the data that a rule gets in watch mode. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { BUNDLERS, configOf, NAMES, RELEASE, rebuild, writeProject } from './build-small.mjs';

const packageOf = (name) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0' }),
  [`node_modules/${name}/index.js`]: `module.exports = () => document.title + '${name}';`,
});

const using = (name) => `import make from '${name}'; console.log(make());`;

/** Builds in watch mode, edits the entry, and ends after the second build. */
function buildAndEdit(folder, bundler, settings, text) {
  const compiler = BUNDLERS[bundler].bundle(configOf(folder, bundler, settings));
  let builds = 0;
  return new Promise((resolve, reject) => {
    const watching = compiler.watch({ poll: 100 }, (error) => {
      if (error) return reject(error);
      builds += 1;
      if (builds === 1) return writeFile(path.join(folder, 'src/index.js'), text);
      watching.close(() => compiler.close(resolve));
    });
  });
}

for (const bundler of NAMES) {
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
    await buildAndEdit(folder, bundler, { options }, using('two'));
    assert.deepEqual(seen, [['one'], ['one']]);
  });
}

for (const bundler of NAMES) {
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

/** Which build the runs of a built-in loader begin with. */
const BEGINNING = { 1.6: 'the first', '2.0': 'their own' };

test(`in watch mode the runs of a built-in loader begin with ${BEGINNING[RELEASE]} build`, async () => {
  const folder = await writeProject({ 'src/index.js': 'console.log(1);' });
  const starts = [];
  const meta = { title: 'look', category: 'bundle', severity: 'Warn' };
  const check = ({ loader }) => {
    starts.push(loader.flatMap(({ loaders }) => loaders.map(({ startAt }) => startAt)));
  };
  const settings = {
    options: { linter: { extends: [{ meta, check }] } },
    config: { module: { rules: [{ test: /\.js$/, loader: 'builtin:swc-loader' }] } },
  };
  await buildAndEdit(folder, 'rspack', settings, 'console.log(2);');
  const [[first], [, second]] = starts;
  assert.equal(second === first, RELEASE === '1.6', `${starts}`);
});
