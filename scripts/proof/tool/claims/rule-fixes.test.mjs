/** What the pages say about what findings of the built-in rules mean, and what repairs them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { build, NAMES, RELEASE, writeProject } from './build-small.mjs';

async function buildWith(files, bundler, { config, options } = {}) {
  const { warnings, output } = await build(await writeProject(files), bundler, { config, options });
  const codes = warnings.flatMap((text) => /E\d{4}/.exec(text)?.[0] ?? []);
  return { codes, output };
}

/** Runs the scripts of a page in one global object. */
function globalsAfter(output, names) {
  const context = createContext({});
  context.self = context;
  for (const name of names) runInContext(output[name], context);
  return context;
}

const STORE = {
  'src/store.cjs': 'let count = 0; exports.add = () => ++count;',
  'src/a.js': "import { add } from './store.cjs'; self.a = add();",
  'src/b.js': "import { add } from './store.cjs'; self.b = add();",
};

for (const bundler of NAMES) {
  test(`two entries on one page each run a copy of a module, unless they share a runtime, on ${bundler}`, async () => {
    const entry = { a: './src/a.js', b: './src/b.js' };
    const apart = await buildWith(STORE, bundler, { config: { entry } });
    const { a, b } = globalsAfter(apart.output, ['a.js', 'b.js']);
    assert.deepEqual([a, b], [1, 1]);
    const optimization = { runtimeChunk: 'single' };
    const shared = await buildWith(STORE, bundler, { config: { entry, optimization } });
    const page = globalsAfter(shared.output, ['runtime.js', 'a.js', 'b.js']);
    assert.deepEqual([page.a, page.b], [1, 2]);
  });

  test(`an entry that is loaded without the chunk of its cache group does not run on ${bundler}`, async () => {
    const splitChunks = (chunks) => ({
      cacheGroups: { store: { test: /store/, name: 'store', chunks, enforce: true } },
    });
    const widgetAfter = async (optimization) => {
      const entry = { a: './src/a.js', b: './src/b.js' };
      const { output } = await buildWith(STORE, bundler, { config: { entry, optimization } });
      return globalsAfter(output, ['b.js']).b;
    };
    assert.equal(await widgetAfter({}), 1);
    assert.equal(await widgetAfter({ splitChunks: splitChunks('all') }), undefined);
    assert.equal(await widgetAfter({ splitChunks: splitChunks(({ name }) => name !== 'b') }), 1);
  });

  test(`targets of E1004 are turned into a version that all of them support in full on ${bundler}`, async () => {
    const files = { 'src/index.js': 'console.log(self.a?.b);' };
    const codesWith = async (settings) => {
      const rules = { 'ecma-version-check': ['Warn', settings] };
      const config = { optimization: { minimize: false }, target: ['web', 'es2020'] };
      return (await buildWith(files, bundler, { config, options: { linter: { rules } } })).codes;
    };
    assert.deepEqual(await codesWith({ targets: ['safari >= 14'] }), ['E1004']);
    assert.deepEqual(await codesWith({ ecmaVersion: 2020 }), []);
  });

  const exported = { 1.6: ['E1004'], '2.0': [] }[RELEASE];
  test(`E1004 gives ${exported.length} findings of an export that is left in a .js file on ${bundler}`, async () => {
    const files = { 'src/index.js': 'export const a = document.title;' };
    const config = {
      experiments: { outputModule: true },
      output: { filename: '[name].js', module: true, library: { type: 'module' } },
      target: ['web', 'es2022'],
    };
    const rules = { 'ecma-version-check': ['Warn', { ecmaVersion: 2022 }] };
    const { codes } = await buildWith(files, bundler, { config, options: { linter: { rules } } });
    assert.deepEqual(codes, exported);
  });
}

test('E1007 reports an import whose name is used only in code that was removed', async () => {
  const files = {
    'src/index.js': "import { used } from './page.js'; console.log(used);",
    'src/page.js': `import { log } from './log.js';
      export const used = document.title;
      export const unused = () => log(1);`,
    'src/log.js': 'document.title += 1; export const log = (text) => console.log(text);',
  };
  assert.deepEqual((await buildWith(files, 'rspack')).codes, ['E1007']);
});

test('E1007 misses a file without import and export that a merged file imports', async () => {
  const codesOf = async (part) => {
    const files = { 'src/m.js': 'document.title += 1;', ...part };
    return (await buildWith(files, 'rspack')).codes;
  };
  assert.deepEqual(await codesOf({ 'src/index.js': "import './m.js';" }), ['E1007']);
  const merged = {
    'src/index.js': "import { part } from './part.js'; console.log(part);",
    'src/part.js': "import './m.js'; export const part = document.title;",
  };
  assert.deepEqual(await codesOf(merged), []);
});

test('E1007 reports a module that one file imports, and none that several import or one exports again', async () => {
  const effect = { 'src/m.js': 'document.title += 1; export const m = 1;' };
  const isReported = async (files) => {
    const { warnings } = await build(await writeProject({ ...effect, ...files }), 'rspack');
    return warnings.some((text) => text.includes('E1007') && text.includes('src/m.js'));
  };
  const other = { 'src/b.js': "import './m.js'; console.log(3);" };
  assert.ok(await isReported({ 'src/index.js': "import './m.js';" }));
  assert.ok(!(await isReported({ 'src/index.js': "import './m.js'; import './b.js';", ...other })));
  assert.ok(!(await isReported({ 'src/index.js': "export * from './m.js';" })));
});

/** Whether an unused export stays: Rspack 2 drops more of them. */
const KEPT = { 1.6: true, '2.0': false };

for (const [how, text, found, isKept] of [
  [
    'a destructured require',
    'const { used } = require("./units.js"); used();',
    1,
    { '2.0': false }[RELEASE],
  ],
  [
    'a property of a required object',
    'const units = require("./units.js"); units.used();',
    1,
    KEPT[RELEASE],
  ],
  ['a call on a require', 'require("./units.js").used();', 0, KEPT[RELEASE]],
  ['a property of a require', 'const used = require("./units.js").used; used();', 0, false],
  ['an import', 'import { used } from "./units.js"; used();', 0, false],
]) {
  test(`${how} gives ${found} findings of E1008${isKept === undefined ? '' : `, and an unused export ${isKept ? 'stays' : 'goes'}`}`, async () => {
    const { codes, output } = await buildWith(
      {
        'src/index.js': text,
        'src/units.js':
          'exports.used = () => document.title; exports.unused = () => document.cookie;',
      },
      'rspack',
    );
    assert.equal(codes.filter((code) => code === 'E1008').length, found);
    if (isKept !== undefined) assert.equal(output['main.js'].includes('cookie'), isKept);
  });
}

test('an unused property of module.exports = {} stays, however the file is loaded', async () => {
  for (const text of [
    'import { used } from "./units.js"; used();',
    'const used = require("./units.js").used; used();',
  ]) {
    const units = 'module.exports = { used: () => document.title, unused: () => document.cookie };';
    const { output } = await buildWith({ 'src/index.js': text, 'src/units.js': units }, 'rspack');
    assert.ok(output['main.js'].includes('cookie'), text);
  }
});
