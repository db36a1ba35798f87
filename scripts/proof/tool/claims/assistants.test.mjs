/** What the page about assistants says about the report server, which answers the tools of the MCP server. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { build, NAMES, RELEASE, writeProject } from './build-small.mjs';

const require = createRequire(import.meta.url);

const FILES = {
  'src/index.js': "import { a } from './middle.js'; console.log(a);",
  'src/middle.js': "import leaf from './leaf.cjs'; export const a = leaf + document.title;",
  'src/leaf.cjs': 'module.exports = document.title;',
};

/** The chain of imports that the report has for `leaf.cjs`, as names of files. */
async function chainOf(bundler, options) {
  const { data, output } = await build(await writeProject(FILES), bundler, { options });
  const shards = Object.keys(output).filter((name) => name.includes('.rsdoctor/moduleGraph/'));
  const text = shards.map((name) => output[name]).join('');
  const { modules } = data?.moduleGraph ?? JSON.parse(inflateSync(Buffer.from(text, 'base64')));
  const nameOf = (id) => path.basename(modules.find((module) => module.id === id).path);
  return modules.find((module) => module.path.endsWith('leaf.cjs')).issuerPath?.map(nameOf) ?? [];
}

test('a module has its import chain, entry first, on webpack in normal mode, and none on Rspack or in brief mode', async () => {
  const normal = { output: { mode: 'normal' } };
  assert.deepEqual(await chainOf('webpack', normal), ['index.js', 'middle.js']);
  assert.deepEqual(await chainOf('rspack', normal), []);
  for (const bundler of NAMES) assert.deepEqual(await chainOf(bundler), []);
});

/** What a server with this data answers to a tool. */
function answer(data, name, body) {
  const { Data } = require('@rsdoctor/utils/common'); // 2.0: '@rsdoctor/shared/common-browser'
  const loadData = async (key) => data[key];
  return new Data.APIDataLoader({ loadData }).loadAPI(`/api/${name}`, body);
}

test('in 1.6 `get_rule_info` has the findings of the category bundle only', async () => {
  const ruleOf = (category) => ({
    meta: { title: category, category, severity: 'Warn' },
    check: ({ report }) => report({ message: 'found' }),
  });
  const linter = { extends: [ruleOf('bundle'), ruleOf('compile')] };
  for (const bundler of NAMES) {
    const { data } = await build(await writeProject(FILES), bundler, { options: { linter } });
    const titles = (await answer(data, 'alerts/bundle')).map(({ title }) => title);
    assert.deepEqual(titles, ['BUNDLE'], bundler);
  }
});

test('the server does not answer for a module that the report does not have', async () => {
  const { data } = await build(await writeProject(FILES), 'rspack');
  await assert.rejects(answer(data, 'graph/module/details', { moduleId: 9999 }), TypeError);
});

test('the server of the CLI answers the tools from the data of either release', async () => {
  const { data } = await build(await writeProject(FILES), 'rspack');
  const { Data } = createRequire(require.resolve('@rsdoctor/cli'))('@rsdoctor/utils/common');
  const loader = new Data.APIDataLoader({ loadData: async (key) => data[key] });
  const chunks = await loader.loadAPI('/api/graph/chunks/graph/ai');
  assert.deepEqual(
    chunks.map(({ path: name }) => name),
    ['main.js'],
  );
  const [leaf] = await loader.loadAPI('/api/graph/module/name', { moduleName: 'leaf' });
  assert.equal(path.basename(leaf.path), 'leaf.cjs');
});

/** The servers in `mcp.json` after a build and `analyze`. */
const SERVERS = { 1.6: ['@rsdoctor/cli', 'claim'], '2.0': ['@rsdoctor/cli'] };

test(`of two servers with the same key, \`mcp.json\` has the later one only: in the end ${SERVERS[RELEASE]}`, async (context) => {
  const home = await writeProject({});
  const before = process.env.HOME;
  process.env.HOME = home;
  context.after(() => Object.assign(process.env, { HOME: before }));
  const folder = await writeProject(FILES);
  await build(folder, 'rspack');
  const { execute } = require('@rsdoctor/cli');
  const profile = path.join(folder, 'dist/rsdoctor-data.json');
  for (const name of ['first', 'second']) {
    const sdk = await execute('analyze', { profile, open: false });
    context.after(() => sdk.dispose());
    const file = path.join(home, '.cache/rsdoctor/mcp.json');
    const { portList, socketUrlList } = JSON.parse(await readFile(file, 'utf8'));
    assert.equal(portList['@rsdoctor/cli'], sdk.server.port, name);
    assert.deepEqual(Object.keys(socketUrlList).sort(), SERVERS[RELEASE]);
  }
});
