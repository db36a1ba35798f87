/** What the pages say about the findings of custom rules. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { build, NAMES, RELEASE, writeProject } from './build-small.mjs';
import { readClient } from './read-client.mjs';

/** A rule that reports one finding in every build. */
const ruleWith = (finding, meta) => ({
  meta: { title: 'asset-budget', category: 'bundle', severity: 'Warn', ...meta },
  check: ({ report }) => report({ message: 'too big', ...finding }),
});

async function findingOf(rule) {
  const folder = await writeProject({ 'src/index.js': 'console.log(1);' });
  const options = { linter: { extends: [rule] } };
  const { warnings, data } = await build(folder, 'rspack', { options });
  const isOwn = ({ code }) => code === 'EXTEND';
  return { warnings: warnings.join('\n'), errors: data.errors.filter(isOwn) };
}

test('the title of a custom finding is in capital letters in the data, so a count by the written title finds nothing', async () => {
  const { errors } = await findingOf(ruleWith({}));
  assert.deepEqual(
    errors.map(({ title }) => title),
    ['ASSET-BUDGET'],
  );
});

test('meta.referenceUrl is neither printed nor in the data', async () => {
  const referenceUrl = 'https://example.com/asset-budget';
  const suggestions = { description: 'split it' };
  const { warnings, errors } = await findingOf(ruleWith({ suggestions }, { referenceUrl }));
  assert.match(warnings, /HINT: split it/);
  assert.doesNotMatch(`${warnings}${JSON.stringify(errors)}`, /See:|example\.com/);
});

test('the detail of a finding is in the data, whatever its type', async () => {
  const file = { path: '/a.js', content: 'a();' };
  for (const detail of [
    { type: 'link', link: 'https://example.com/' },
    { type: 'code-view', file },
  ]) {
    const { errors } = await findingOf(ruleWith({ detail }));
    const [{ type, link, file: shown }] = errors;
    assert.deepEqual({ type, ...(link && { link }), ...(shown && { file: shown }) }, detail);
  }
});

test('the report does not know details of the types code-view and code-change', async () => {
  const client = await readClient();
  assert.doesNotMatch(client, /["'`]code-(?:view|change)["'`]/);
});

test('the tab “Custom Rules” lists findings as that of E1003 does, with the code before the text', async () => {
  const client = await readClient();
  const [, list] = /case"E1003":case"E1005":t=\(0,\w+\.jsx\)\((\w+),\{data:e\.data\}\)/.exec(
    client,
  );
  const custom = `case"CUSTOM_RULES":t=\\(0,\\w+\\.jsx\\)\\(${list},\\{data:e\\.data,showCode:!0\\}\\)`;
  assert.match(client, new RegExp(custom));
  // What a row shows: the code, the text and the button; nothing to expand.
  const [row] = new RegExp(`[,;]${list}=e=>\\{.*?"more"`, 's').exec(client);
  assert.match(row, /children:t\}\):null,.*children:\w\|\|""/s);
});

/** What the card “Bundle Alerts” does with a finding, and what it gets. In 2.0 messages of the bundler have no tab. */
const CARD = {
  1.6: [
    /(\w+)\.forEach\(e=>\{let t=h\.find\(t=>t\.key===e\.code\);t\?t\.data\.push\(e\)/,
    /\{errors:n,root:o\}=r.{1,200}g=t\?n\.filter\(t\):n;.{1,500}"Bundle Alerts"\),dataSource:g,/s,
  ],
  '2.0': [/===e\.code\}\);t\?t\.data\.push\(e\):e\.code===[\w.]+\.Extend&&h\.push\(e\)\}\)/],
};

test(`the tab of a finding depends on its code, whatever its category${RELEASE === '2.0' ? ', and only those of custom rules are in the last one' : ''}`, async () => {
  const client = await readClient();
  for (const part of CARD[RELEASE]) assert.match(client, part);
});

test('the tab of E1004 shows source, output and error of each finding at once', async () => {
  const client = await readClient();
  const [, list] = /case"E1004":.*?t=\(0,\w+\.jsx\)\((\w+),\{data:e\.data\}\)/s.exec(client);
  const [row] = new RegExp(`[,;]${list}=e=>\\{(?:(?!"more").)*"Source".*?"more"`, 's').exec(client);
  for (const name of ['"Source"', '"Output"', '"Error"', 'no source map']) {
    assert.ok(row.includes(name), name);
  }
});

test('a finding longer than 1,000 characters is cut', async () => {
  const { errors } = await findingOf(ruleWith({ message: 'a'.repeat(2000) }));
  const [{ description }] = errors;
  assert.ok(description.length < 1100, `${description.length}`);
});

/** Builds with a rule that reports nothing. @returns what it makes of the data that it gets. */
async function look(files, bundler, read, config) {
  let seen;
  const meta = { title: 'look', category: 'bundle', severity: 'Warn' };
  const check = (data) => {
    seen = read(data);
  };
  const options = { linter: { extends: [{ meta, check }] } };
  await build(await writeProject(files), bundler, { options, config });
  return seen;
}

const MERGED = {
  'src/index.js': "import { a } from './part.js'; console.log(a);",
  'src/part.js': 'export const a = document.title;',
};

for (const bundler of NAMES) {
  test(`dependencies have ${bundler === 'rspack' ? 'a' : 'no'} typeString on ${bundler}`, async () => {
    const found = await look(MERGED, bundler, ({ moduleGraph }) => moduleGraph.getDependencies());
    assert.deepEqual(
      found.map(({ kind, typeString }) => [typeof kind, typeString ?? 'none']),
      [['number', bundler === 'rspack' ? 'esm import' : 'none']],
    );
  });
}

for (const [bundler, devtool, isSeen] of [
  ['rspack', false, true],
  ['webpack', 'source-map', true],
  ['webpack', false, false],
]) {
  test(`a package of merged ES modules has ${isSeen ? 'a' : 'no'} size on ${bundler} with devtool ${devtool}`, async () => {
    const files = {
      'src/index.js': "import { a } from 'esm'; console.log(a);",
      'node_modules/esm/package.json': '{ "name": "esm", "version": "1.0.0", "module": "a.js" }',
      'node_modules/esm/a.js': 'export const a = document.title;',
    };
    const sizeOf = ({ packageGraph }) => packageGraph.getPackagesByName('esm')[0].getSize();
    const { parsedSize } = await look(files, bundler, sizeOf, { devtool });
    assert.equal(parsedSize > 0, isSeen);
  });
}

test('on Rspack a module that was merged into another one has no chunks', async () => {
  const part = await look(MERGED, 'rspack', ({ moduleGraph }) =>
    moduleGraph.getModules().find(({ path }) => path.endsWith('part.js')),
  );
  assert.ok(part.getSize().parsedSize > 0);
  assert.deepEqual(part.getChunks(), []);
});

for (const [bundler, expected] of [
  ['rspack', []],
  ['webpack', ['Error', 'Warn']],
]) {
  test(`of the errors and warnings of the build a rule gets ${expected.length || 'none'} on ${bundler}`, async () => {
    const files = { 'src/index.js': "import './missing.js'; require(document.title);" };
    const levels = await look(files, bundler, ({ errors }) => errors.map(({ level }) => level));
    assert.deepEqual(levels.sort(), expected);
  });
}

test('on Rspack some modules have a parsedSource that cannot be parsed', async () => {
  const parser = createRequire(import.meta.url)('acorn');
  const files = {
    'src/index.js': "import { title } from './part.js'; console.log(title); import('./lazy.js');",
    'src/part.js': 'export const title = document.title;',
    'src/lazy.js': 'document.body.append(1);',
  };
  const sources = await look(files, 'rspack', ({ moduleGraph }) =>
    moduleGraph.getModules().map((module) => module.getSource()),
  );
  const parse = (code) => parser.parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  for (const { source } of sources) assert.doesNotThrow(() => parse(source));
  assert.throws(() => sources.map(({ parsedSource }) => parse(parsedSource)), SyntaxError);
});
