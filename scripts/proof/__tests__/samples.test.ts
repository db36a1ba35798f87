import { type CommandWorld, checkCommands } from '@/scripts/proof/blocks/check-commands';
import { checkJson, checkYaml } from '@/scripts/proof/blocks/check-data';
import type { Fence } from '@/scripts/proof/blocks/fences';
import {
  builderOf,
  loadedSample,
  releasesOf,
  sampleFile,
  typedSample,
} from '@/scripts/proof/blocks/samples';

const WORLD: CommandWorld = {
  packages: new Map([
    ['@rsdoctor/cli', ['1.6.3', '1.6.3']],
    ['@rspack/core', ['1.7.12', '2.3.3']],
    ['webpack', ['5.99.9']],
  ]),
  programs: new Set(['rspack']),
  commands: new Map([['analyze', new Set(['--profile', '--no-open'])]]),
};

function fence(code: string, more: Partial<Fence> = {}): Fence {
  return {
    file: 'a.mdx',
    line: 1,
    lang: 'js',
    title: undefined,
    mode: 'check',
    value: undefined,
    release: undefined,
    code,
    ...more,
  };
}

test.each([
  'npm add -D @rsdoctor/cli webpack # the same with pnpm add',
  'npm i @rspack/core@1.7.12 && npm i @rspack/core@2',
  'npm i -D @rsdoctor/cli@1.6.3 && RSDOCTOR=true npx rspack build',
  'npx -y @rsdoctor/cli@1.6.3 analyze \\\n  --profile a.json --no-open',
  'git status | grep analyze',
])('commands without errors: %j', (code) => {
  expect(checkCommands(code, WORLD)).toEqual([]);
});

test.each([
  [
    'npm i @rsdoctor/cli@1.6.4',
    '1: names @rsdoctor/cli@1.6.4, but everything else is checked with 1.6.3.',
  ],
  [
    'npm i @rspack/core@2.3.2',
    '1: names @rspack/core@2.3.2, but everything else is checked with 1.7.12 and 2.3.3.',
  ],
  ['echo a\npnpm add react', '2: names the package react, which is not installed here.'],
  ['npx vite', '1: starts vite, which no installed package provides.'],
  ['CI=1 npx rsdoctor open', '1: calls rsdoctor open, which is not a command.'],
  [
    'npx @rsdoctor/cli analyze \\\n  --profile=a \\\n  --open',
    '3: gives rsdoctor analyze the flag --open, which it does not have.',
  ],
])('commands with an error: %j', (code, problem) => {
  expect(checkCommands(code, WORLD).map((error) => `${error.line}: ${error.problem}`)).toEqual([
    problem,
  ]);
});

test('JSON is parsed, and the versions in a package.json are compared', () => {
  const manifest = '{\n  "devDependencies": {\n    "webpack": "5.98.0"\n  }\n}';
  const json = (code: string, more: Partial<Fence>) => checkJson(fence(code, more), WORLD);
  expect(json('{ "a": 1 }', { lang: 'json' })).toEqual([]);
  expect(json('{\n// a\n}', { lang: 'jsonc' })).toEqual([]);
  expect(json('{\n// a\n}', { lang: 'json' })).toMatchObject([{ line: 2 }]);
  expect(json(manifest, { lang: 'json', title: 'package.json' })).toMatchObject([{ line: 3 }]);
});

test('YAML is parsed, and its steps are checked as commands', () => {
  const steps =
    'steps:\n  - run: npx rspack build\n  - run: |\n      npx rspack build\n      npx vite\n';
  expect(checkYaml(fence(steps), WORLD)).toMatchObject([{ line: 5 }]);
  expect(checkYaml(fence('a: b: c'), WORLD)).toMatchObject([{ line: 1 }]);
});

test('a sample gets imports for the names that the text has introduced, and keeps its line numbers', () => {
  const code = "// a comment\nnew RsdoctorRspackPlugin({ features: ['bundle'] });";
  expect(typedSample(fence(code), '1.6')).toBe(
    `import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; ${code}`,
  );
  expect(typedSample(fence(code), '2.0')).toBe(
    `import { RsdoctorRspackPlugin } from '@rsdoctor/core'; ${code}`,
  );
  expect(loadedSample(fence(code), '1.6').split('\n')).toHaveLength(2);
  const own = `import {\n  RsdoctorRspackPlugin,\n} from '@rsdoctor/rspack-plugin';\n${code}`;
  expect(typedSample(fence(own), '1.6')).toBe(own);
});

test.each([
  ['1.6', '@rsdoctor/core', '@rsdoctor/core/rules'],
  ['2.0', '@rsdoctor/core/rules', '@rsdoctor/core'],
] as const)(
  'in %s a comment gives the name that replaces the one before it',
  (release, name, replacing) => {
    const code = `import { defineRule } from '${name}'; // ${release}: '${replacing}'`;
    const other = release === '1.6' ? '2.0' : '1.6';
    expect(loadedSample(fence(code), other)).toBe(code);
    expect(loadedSample(fence(code), release)).toContain(`from '${replacing}';`);
  },
);

test.each<[string, Partial<Fence>, readonly string[]]>([
  ['a sample', {}, ['1.6', '2.0']],
  ['a sample for one release', { release: '2.0' }, ['2.0']],
  ['commands', { lang: 'bash', mode: 'run' }, ['1.6']],
  ['commands for one release', { lang: 'bash', mode: 'run', release: '2.0' }, ['2.0']],
  ['a sample for webpack', { title: 'webpack.config.mjs' }, ['1.6']],
  ['a remark about webpack', { code: '// As with webpack\na();' }, ['1.6', '2.0']],
  ['an excerpt', { value: 'harbor excerpt' }, ['1.6']],
])('%s is proved with the releases that it is for', (_, more, releases) => {
  expect(releasesOf(fence('a();', more))).toEqual(releases);
});

test('a sample that contains only options is checked as options of the plugin', () => {
  const typed = (code: string) => typedSample(fence(code, { value: 'options' }), '1.6');
  expect(typed('{ port: 1 }')).toContain('new RsdoctorRspackPlugin({ port: 1 })');
  expect(typed('port: 1,')).toContain('new RsdoctorRspackPlugin({port: 1,\n})');
});

test('a configuration has the type of its bundler, which builds with it', () => {
  const config = fence('export default [{}];', { title: 'rspack.config.mjs' });
  expect(builderOf(config)).toBe('rspack');
  expect(typedSample(config, '1.6')).toContain(
    "{import('@rspack/core').Configuration[]} */ export default [",
  );
  expect(builderOf(fence('', { value: 'harbor webpack' }))).toBe('webpack');
  expect(builderOf(fence('', { title: 'rules/budget.mjs' }))).toBeUndefined();
});

test.each([
  [{ title: 'src/a.mjs' }, 'src/a.mjs'],
  [{ title: 'A remark' }, 'sample.mjs'],
  [{ lang: 'ts' }, 'sample.ts'],
  [{ code: "const a = require('a');" }, 'sample.cjs'],
])('%j is written to %s', (more, file) => {
  expect(sampleFile(fence('', more))).toBe(file);
});
