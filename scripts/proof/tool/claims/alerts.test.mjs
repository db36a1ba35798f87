/** What the pages say about the findings in a report. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { BUNDLERS, build, configOf, NAMES, rebuild, writeProject } from './build-small.mjs';

/** A module in an initial and in an async chunk, which E1006 reports. */
const MIXED = {
  'src/a.js': "require('./shared.cjs');",
  'src/b.js': "import('./shared.cjs');",
  'src/shared.cjs': 'exports.title = document.title;',
};
const ENTRY = { a: './src/a.js', b: './src/b.js' };

for (const bundler of NAMES) {
  test(`in watch mode each rebuild adds its findings to the earlier ones on ${bundler}`, async () => {
    const folder = await writeProject(MIXED);
    const config = configOf(folder, bundler, { config: { entry: ENTRY } });
    const compiler = BUNDLERS[bundler].bundle(config);
    const counts = [];
    await rebuild(compiler, 2, async () => {
      const text = await readFile(path.join(folder, 'dist/rsdoctor-data.json'), 'utf8');
      counts.push(JSON.parse(text).data.errors.filter(({ code }) => code === 'E1006').length);
    });
    assert.deepEqual(counts, [1, 2]);
  });
}

const packageOf = (name, folder, version, code) => ({
  [`${folder}/package.json`]: JSON.stringify({ name, version, main: 'index.js' }),
  [`${folder}/index.js`]: code,
});

for (const bundler of NAMES) {
  for (const [own, isThere] of [
    ['{ "name": "own", "version": "1.0.0" }', true],
    ['{ "name": "own", "private": true }', false],
  ]) {
    test(`the chain of a duplicate ${isThere ? 'begins with' : 'lacks'} your own file with ${own} on ${bundler}`, async () => {
      const files = {
        'package.json': own,
        'src/index.js': "import pad from 'pad'; import 'user'; console.log(pad());",
        ...packageOf('pad', 'node_modules/pad', '2.0.0', 'module.exports = () => document;'),
        ...packageOf('user', 'node_modules/user', '1.0.0', "require('pad')();"),
        ...packageOf(
          'pad',
          'node_modules/user/node_modules/pad',
          '1.0.0',
          'module.exports = () => document.title;',
        ),
      };
      const { data } = await build(await writeProject(files, tmpdir()), bundler);
      const [{ packages }] = data.errors.filter(({ code }) => code === 'E1001');
      // Of the older version; the chain is recorded from the package to the project.
      assert.equal(packages[0].dependencies.length, isThere ? 2 : 1);
    });
  }
}

for (const bundler of NAMES) {
  test(`brief mode quotes code in findings and in messages of ${bundler}`, async () => {
    const rules = { 'ecma-version-check': ['Warn', { ecmaVersion: 2015 }] };
    const dataOf = async (text) => {
      const folder = await writeProject({ 'src/index.js': text });
      const { output } = await build(folder, bundler, { options: { linter: { rules } } });
      return output['rsdoctor-data.json'];
    };
    assert.match(await dataOf("console.log(document?.title, 'quoted');"), /quoted/);
    assert.match(await dataOf("const a = 'quoted';\nconsole.log(;"), /quoted/);
  });
}
