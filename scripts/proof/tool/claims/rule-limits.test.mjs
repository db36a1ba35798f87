/** What the pages say about cases that a built-in rule leaves out or counts in. */
import assert from 'node:assert/strict';
import { rename, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { build, NAMES, RELEASE, writeProject } from './build-small.mjs';

const require = createRequire(import.meta.url);

async function countOf(code, files, bundler, config) {
  const { warnings } = await build(await writeProject(files), bundler, { config });
  return warnings.filter((text) => text.includes(code)).length;
}

const SHARED = { 'src/shared.cjs': 'exports.title = document.title;' };
const AT_ONCE = "import { title } from './shared.cjs'; console.log(title);";
const LAZILY = "import('./shared.cjs').then(console.log);";
const TWO_ENTRIES = { entry: { a: './src/a.js', b: './src/b.js' } };

for (const bundler of NAMES) {
  test(`E1006 reports a module that one entry loads at once and another one lazily, and nothing with a single entry, on ${bundler}`, async () => {
    const two = { ...SHARED, 'src/a.js': AT_ONCE, 'src/b.js': LAZILY };
    assert.equal(await countOf('E1006', two, bundler, TWO_ENTRIES), 1);
    const one = { ...SHARED, 'src/index.js': AT_ONCE + LAZILY };
    assert.equal(await countOf('E1006', one, bundler), 0);
  });

  test(`E1006 reports a module of a single entry and of its web worker on ${bundler}`, async () => {
    const start = "new Worker(new URL('./worker.js', import.meta.url));";
    const files = { ...SHARED, 'src/index.js': AT_ONCE + start, 'src/worker.js': AT_ONCE };
    assert.equal(await countOf('E1006', files, bundler), 1);
  });

  // Rspack 2 asks for another package.
  test(`in 1.6 E1006 reports a module of the page and of a module that Module Federation exposes on ${bundler}`, async () => {
    const { container } = require(bundler === 'rspack' ? '@rspack/core' : 'webpack');
    const options = { name: 'shop', filename: 'remote.js', exposes: { './part': './src/part.js' } };
    const files = { ...SHARED, 'src/index.js': AT_ONCE, 'src/part.js': AT_ONCE };
    const config = { plugins: [new container.ModuleFederationPlugin(options)] };
    assert.equal(await countOf('E1006', files, bundler, config), 1);
  });

  test(`E1001 stops the build at a version that is not semver, unless it ignores the package, on ${bundler}`, async () => {
    const pad = (folder, version) => ({
      [`${folder}/package.json`]: JSON.stringify({ name: 'pad', version, main: 'index.js' }),
      [`${folder}/index.js`]: `exports.title = document.title + '${version}';`,
    });
    const files = {
      'src/index.js': "console.log(require('pad'), require('../lib/part.js'));",
      'lib/part.js': "module.exports = require('pad');",
      ...pad('node_modules/pad', '1.0'),
      ...pad('lib/node_modules/pad', '2.0.0'),
    };
    const buildWith = async (options) =>
      build(await writeProject(files), bundler, { config: { devtool: 'source-map' }, options });
    await assert.rejects(buildWith({}), /Invalid Version: 1\.0/);
    const rules = { 'duplicate-package': ['Warn', { ignore: ['pad'] }] };
    assert.deepEqual((await buildWith({ linter: { rules } })).errors, []);
  });

  test(`E1002 counts your own project as a package on ${bundler}`, async () => {
    // Rspack looks at one module of a package, so there is only one.
    const own = { ...SHARED, 'package.json': '{ "name": "own", "version": "1.0.0" }' };
    const entry = { a: './src/shared.cjs', b: './src/shared.cjs' };
    const folder = await writeProject(own, tmpdir());
    const { warnings } = await build(folder, bundler, { config: { entry } });
    assert.equal(warnings.filter((text) => text.includes('The same package own')).length, 1);
  });
}

for (const bundler of NAMES) {
  const does = bundler === 'rspack' ? 'misses' : 'reports';
  test(`E1006 ${does} modules that were merged into others on ${bundler}`, async () => {
    const files = {
      'src/a.js': "import { title } from './shared.js'; console.log(title);",
      'src/b.js': "import('./lazy.js');",
      'src/lazy.js': "import { title } from './shared.js'; console.log(title, 1);",
      'src/shared.js': 'export const title = document.title;',
    };
    const count = await countOf('E1006', files, bundler, TWO_ENTRIES);
    assert.equal(count, does === 'reports' ? 1 : 0);
  });
}

/** A package of which `main` is not the ESM entry that it declares. */
const packageWith = (main) => ({
  'node_modules/two/package.json': `{
    "name": "two", "version": "1.0.0", "main": "${main}", "module": "entry.js"
  }`,
  'node_modules/two/entry.js': 'export const title = document.title;',
  [`node_modules/two/${main}`]: 'export const title = document.title + 1;',
});

async function countEntries(bundler, main, page, ignore = []) {
  const folder = await writeProject({ ...packageWith(main), ...page });
  const rules = { 'esm-resolved-to-cjs': ['Warn', { ignore }] };
  const config = { resolve: { mainFields: ['main'] } };
  const { warnings } = await build(folder, bundler, { config, options: { linter: { rules } } });
  return warnings.filter((text) => text.includes('E1009')).length;
}

for (const bundler of NAMES) {
  test(`E1009 reports an ES module that is not the declared entry, unless it is a .mjs file or ignored, on ${bundler}`, async () => {
    const page = { 'src/index.js': "import { title } from 'two'; console.log(title);" };
    assert.equal(await countEntries(bundler, 'browser.js', page), 1);
    assert.equal(await countEntries(bundler, 'browser.js', page, ['two']), 0);
    assert.equal(await countEntries(bundler, 'browser.mjs', page), 0);
  });

  test(`E1009 misses a package that is linked from a workspace on ${bundler}`, async () => {
    const folder = await writeProject({
      ...packageWith('browser.js'),
      'src/index.js': "import { title } from 'two'; console.log(title);",
    });
    const config = { resolve: { mainFields: ['main'] } };
    const findings = async () =>
      (await build(folder, bundler, { config })).warnings.filter((text) => text.includes('E1009'));
    assert.equal((await findings()).length, 1);
    await rename(path.join(folder, 'node_modules/two'), path.join(folder, 'two'));
    await symlink(path.join(folder, 'two'), path.join(folder, 'node_modules/two'));
    assert.equal((await findings()).length, 0);
  });

  const isFound = bundler === 'webpack';
  test(`E1009 misses import()${isFound ? '' : ' and `export … from`'} on ${bundler}`, async () => {
    const lazy = { 'src/index.js': "import('two').then(console.log);" };
    assert.equal(await countEntries(bundler, 'browser.js', lazy), 0);
    const passedOn = {
      'src/index.js': "import { title } from './part.js'; console.log(title);",
      'src/part.js': "export { title } from 'two';",
    };
    assert.equal(await countEntries(bundler, 'browser.js', passedOn), Number(isFound));
  });
}

/** Rspack 2 refuses what Rspack 1 and webpack warn of. */
const MISSING = { 1.6: 'warning', '2.0': 'error' }[RELEASE];

for (const bundler of NAMES) {
  test(`a default import that does not exist is a ${MISSING} of ${bundler}`, async () => {
    const { errors, warnings } = await build(
      await writeProject({
        'src/index.js': "import units from './units.cjs'; console.log(units);",
        'src/units.cjs':
          "Object.defineProperty(exports, '__esModule', { value: true }); exports.knots = 1;",
      }),
      bundler,
    );
    const [found, others] = MISSING === 'error' ? [errors, warnings] : [warnings, errors];
    assert.deepEqual(others, []);
    assert.match(`${found}`, /export 'default' \(imported as 'units'\) was not found/);
  });
}

for (const bundler of NAMES) {
  test(`E1005 does not report a default import of a file that hides its exports on ${bundler}`, async () => {
    const files = {
      'src/index.js': "import units from './units.cjs'; console.log(units);",
      'src/units.cjs': `(function (e) {
        Object.defineProperty(e, '__esModule', { value: true });
        e.knots = document.title;
      })(exports);`,
    };
    const config = { devtool: 'source-map' };
    assert.equal(await countOf('E1005', files, bundler, config), 0);
  });
}

test('an excluded first problem hides the others of its file from E1004', async () => {
  const files = {
    'src/index.js': "import './a.cjs'; import './b.cjs';",
    'src/a.cjs': 'console.log(document?.title);',
    'src/b.cjs': 'console.log(document?.body);',
  };
  const countWith = async (exclude) => {
    const rules = { 'ecma-version-check': ['Warn', { ecmaVersion: 2015, exclude }] };
    const { warnings } = await build(await writeProject(files), 'rspack', {
      options: { linter: { rules } },
      config: { devtool: 'source-map' },
    });
    return warnings.filter((text) => text.includes('E1004')).length;
  };
  assert.equal(await countWith(/b\.cjs/), 1);
  assert.equal(await countWith(/a\.cjs/), 0);
});
