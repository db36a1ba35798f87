/** What the pages say about the built-in rules. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { build, RELEASE, writeProject } from './build-small.mjs';

const require = createRequire(import.meta.url);

const packageOf = (name, folder, version) => ({
  [`${folder}/package.json`]: JSON.stringify({ name, version, main: 'index.js' }),
  [`${folder}/index.js`]: `module.exports = function pad(text) { return '${version}' + text; };`,
});

/** A page that imports a package itself and through other packages, each with a version of its own. */
function copiesOf(versions, name = 'pad') {
  const [own, ...nested] = versions;
  const files = { ...packageOf(name, `node_modules/${name}`, own) };
  const imports = [`import pad from '${name}'; console.log(pad(''));`];
  for (const [index, version] of nested.entries()) {
    const user = `user-${index}-of-${name}`;
    Object.assign(files, packageOf(name, `node_modules/${user}/node_modules/${name}`, version), {
      [`node_modules/${user}/package.json`]: JSON.stringify({
        name: user,
        version: '1.0.0',
        main: 'index.js',
      }),
      [`node_modules/${user}/index.js`]: `module.exports = require('${name}')('used');`,
    });
    imports.push(`import '${user}';`);
  }
  return { ...files, 'src/index.js': imports.join('\n') };
}

async function findingsOf(code, files, bundler, settings) {
  const { warnings } = await build(await writeProject(files), bundler, settings);
  return warnings.filter((text) => text.includes(code));
}

const rule = (name, options) => ({ linter: { rules: { [name]: ['Warn', options] } } });

test('E1001 reports on webpack with parseBundle: false where there is a source map, and not without one', async () => {
  const files = copiesOf(['2.0.0', '1.0.0']);
  const options = { supports: { parseBundle: false } };
  const withMap = { options, config: { devtool: 'source-map' } };
  assert.equal((await findingsOf('E1001', files, 'webpack', withMap)).length, 1);
  assert.equal((await findingsOf('E1001', files, 'webpack', { options })).length, 0);
});

/** The rows of the table on the page about the configuration of rules: packages by what differs in their versions. */
const DIFFERING = {
  patch: ['4.17.20', '4.17.21'],
  minor: ['4.16.0', '4.17.21'],
  major: ['3.10.1', '4.17.21'],
  several: ['3.10.1', '4.17.20', '4.17.21'],
};

for (const [checkVersion, reported] of [
  ['major', ['major', 'minor', 'patch', 'several']],
  ['minor', ['minor', 'patch']],
  ['patch', ['patch']],
]) {
  test(`E1001 with checkVersion ${checkVersion} reports packages that differ in ${reported}`, async () => {
    const names = Object.keys(DIFFERING);
    const files = { 'src/index.js': names.map((name) => `import './${name}.js';`).join('\n') };
    for (const name of names) {
      const { 'src/index.js': page, ...packages } = copiesOf(DIFFERING[name], name);
      Object.assign(files, packages, { [`src/${name}.js`]: page });
    }
    const options = rule('duplicate-package', { checkVersion });
    const findings = await findingsOf('E1001', files, 'rspack', { options });
    const found = findings.map((text) => /packages of (\w+) found/.exec(text)[1]);
    assert.deepEqual(found.sort(), reported);
  });
}

test('a string in `exclude` of E1004 is the beginning of an absolute path', async () => {
  const files = {
    'src/index.js': "import './lib/new.js';",
    'src/lib/new.js': 'console.log(globalThis?.a ?? 1);',
  };
  const folder = await writeProject(files);
  const countWith = async (exclude) => {
    const options = rule('ecma-version-check', { targets: ['ie >= 11'], exclude: [exclude] });
    // The runtime of the bundler is ES5: what is found is in the file.
    const config = {
      devtool: 'source-map',
      optimization: { minimize: false },
      target: ['web', 'es5'],
    };
    const { warnings } = await build(folder, 'rspack', { options, config });
    return warnings.filter((text) => text.includes('E1004')).length;
  };
  assert.equal(await countWith('nothing'), 1);
  assert.equal(await countWith('src/lib'), 1);
  assert.equal(await countWith(/src.lib/), 0);
  assert.equal(await countWith(path.join(folder, 'src/lib')), 0);
});

test('the types refuse a severity that begins with a small letter', async () => {
  const ts = require('typescript');
  const textOf = (severity) => `
    import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; // 2.0: '@rsdoctor/core'
    new RsdoctorRspackPlugin({ linter: { rules: { 'duplicate-package': '${severity}' } } });
  `;
  const folder = await writeProject({ 'small.mts': textOf('warn'), 'capital.mts': textOf('Warn') });
  const names = ['small.mts', 'capital.mts'].map((name) => path.join(folder, name));
  const { NodeNext } = ts.ModuleKind;
  const options = { noEmit: true, skipLibCheck: true, module: NodeNext, types: [] };
  const program = ts.createProgram(names, options);
  const refused = ts.getPreEmitDiagnostics(program).map(({ file, code }) => [file.fileName, code]);
  assert.deepEqual(refused, [[names[0], 2820]]);
});

test('E1008 reports a destructured require, and none whose property is read at the call', async () => {
  const filesWith = (line) => ({
    'src/index.js': `${line} console.log(tonnes(1));`,
    'src/units.js': 'exports.tonnes = (n) => n / 1000; exports.knots = (n) => n * 2;',
  });
  for (const [line, count] of [
    ["const { tonnes } = require('./units.js');", 1],
    ["const units = require('./units.js'); const tonnes = units.tonnes;", 1],
    ["const tonnes = require('./units.js').tonnes;", 0],
  ]) {
    assert.equal((await findingsOf('E1008', filesWith(line), 'rspack')).length, count, line);
  }
});

for (const [devtool, position] of [
  ['source-map', 'src/index.js'],
  ['inline-source-map', '/dist/main.js'],
]) {
  test(`E1004 gives a position in ${position} with devtool ${devtool}`, async () => {
    const files = { 'src/index.js': 'console.log(document?.title);' };
    const options = rule('ecma-version-check', { ecmaVersion: 2015 });
    const { data } = await build(await writeProject(files), 'rspack', {
      options,
      config: { devtool },
    });
    const [{ error }] = data.errors.filter(({ code }) => code === 'E1004');
    assert.equal(error.source.path, position);
  });
}

/** The findings of E1004 with a browserslist file in the project folder, which may be above the app, and in the app. */
const BROWSERSLIST = {
  1.6: { withoutOptions: [0, 0], undefinedTargets: [1, 0] },
  '2.0': { withoutOptions: [1, 1], undefinedTargets: [1, 1] },
}[RELEASE];

test(`E1004 gives ${BROWSERSLIST.withoutOptions} findings with a browserslist file in the project folder and in the app, and ${BROWSERSLIST.undefinedTargets} with undefined targets`, async () => {
  const countIn = async (file, settings) => {
    const folder = await writeProject({
      'package.json': '{ "workspaces": ["app"] }',
      'app/package.json': '{}',
      'app/src/index.js': 'console.log(window?.a);',
      [file]: 'ie >= 11',
    });
    const here = process.cwd();
    process.chdir(path.join(folder, 'app'));
    const options = rule('ecma-version-check', settings);
    const config = { context: path.join(folder, 'app'), target: ['web', 'es5'] };
    const { warnings } = await build(folder, 'rspack', { options, config }).finally(() =>
      process.chdir(here),
    );
    return warnings.filter((text) => text.includes('E1004')).length;
  };
  const counts = async (settings) => [
    await countIn('.browserslistrc', settings),
    await countIn('app/.browserslistrc', settings),
  ];
  assert.deepEqual(await counts({}), BROWSERSLIST.withoutOptions);
  assert.deepEqual(await counts({ targets: undefined }), BROWSERSLIST.undefinedTargets);
});

/** A package whose CommonJS file is chosen by mistake. */
const twoEntries = (name) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: '1.0.0',
    main: 'index.js',
    module: 'index.mjs',
  }),
  [`node_modules/${name}/index.js`]: 'exports.title = document.title;',
  [`node_modules/${name}/index.mjs`]: 'export const title = document.title;',
});

async function countImportsOfDependency(bundler, isMerged) {
  const files = {
    'src/index.js': "import 'user';",
    ...packageOf('user', 'node_modules/user', '1.0.0'),
    'node_modules/user/index.js': "import { title } from 'two'; console.log(title);",
    ...twoEntries('two'),
  };
  const config = {
    resolve: { mainFields: ['main'] },
    optimization: { concatenateModules: isMerged },
  };
  return (await findingsOf('E1009', files, bundler, { config })).length;
}

test('E1009 reports an import in a dependency on webpack only if it was merged into your code', async () => {
  assert.equal(await countImportsOfDependency('webpack', true), 1);
  assert.equal(await countImportsOfDependency('webpack', false), 0);
});

test('E1009 reports a merged import in a dependency on Rspack in some folders, and never one that was not merged', async () => {
  assert.equal(await countImportsOfDependency('rspack', false), 0);
  // Each build has a folder of its own, whose name decides about the order of the modules.
  const counts = new Set();
  for (let folders = 0; counts.size < 2 && folders < 40; folders += 1) {
    counts.add(await countImportsOfDependency('rspack', true));
  }
  assert.deepEqual([...counts].sort(), [0, 1]);
});
