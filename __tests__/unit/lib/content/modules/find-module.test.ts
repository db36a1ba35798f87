import { mkdirSync } from 'node:fs';
import { displayName } from '@/lib/content/content-dir';
import { findModule } from '@/lib/content/modules/find-module';
import { type ContentFiles, makeContentFolder } from '../../../../support/content-folder';

/** The result for an import in the page `en/a.mdx`, without the path of the content folder. */
function find(files: ContentFiles, specifier: string, names: readonly string[] = ['default']) {
  mkdirSync('.cache', { recursive: true });
  const folder = displayName(makeContentFolder(files, '.cache'));
  const found = findModule({ specifier, names }, { file: `${folder}/en/a.mdx`, line: 3 });
  return JSON.parse(JSON.stringify(found).replaceAll(folder, 'content')) as typeof found;
}

/** Position, problem and remedy on one line. */
function fault(...args: Parameters<typeof find>): string {
  const found = find(...args);
  if (!('problem' in found)) return `found ${found.source}`;
  const place = found.place ? `${found.place.file}:${found.place.line} ` : '';
  return `${place}${found.problem} ${found.remedy}`;
}

test('a file is found with or without its extension, a folder by its index', () => {
  const files = {
    'en/Chart.tsx': 'export function Chart() { return <b>It’s</b>; }',
    'code/index.ts': 'export const a: number = 1;',
    'data.json': '[1]',
    'look.css': '.a { color: red; }',
    'en/look.module.css': '.a { color: red; }',
  };
  expect(find(files, './Chart', ['Chart'])).toMatchObject({ source: '@/content/en/Chart.tsx' });
  expect(find(files, './Chart.tsx', ['*'])).toMatchObject({ source: '@/content/en/Chart.tsx' });
  expect(find(files, '../code', ['a'])).toMatchObject({ source: '@/content/code/index.ts' });
  expect(find(files, '../data.json')).toMatchObject({ source: '@/content/data.json' });
  expect(find(files, '../look.css', [])).toMatchObject({ source: '@/content/look.css' });
  expect(find(files, './look.module.css')).toMatchObject({
    source: '@/content/en/look.module.css',
  });
});

test('packages and modules of Node.js keep their names', () => {
  expect(find({}, 'fastest-levenshtein', ['distance'])).toMatchObject({
    source: 'fastest-levenshtein',
  });
  expect(find({}, 'react', ['useState'])).toMatchObject({ source: 'react' });
  expect(find({}, 'node:path')).toMatchObject({ source: 'node:path' });
});

test('names are found in every form of export', () => {
  const files = {
    'en/all.ts': `
      export const { a, b: [c] } = { a: 1, b: [2] }, d = 3;
      export class E {}
      export default interface F {}
      export { d as g, type H } from './own';
      export * as ns from './own';
      export * from './own';
      export type I = 1;`,
    'en/own.ts': 'export const d = 1; export enum J { K } export type H = 2; export default d;',
  };
  expect(find(files, './all', ['a', 'c', 'd', 'E', 'g', 'ns', 'J'])).toHaveProperty('source');
  for (const name of ['default', 'b', 'H', 'I', 'K']) {
    expect(fault(files, './all', [name])).toMatch('does not export it');
  }
});

test('modules that import each other are read once', () => {
  const files = {
    'en/a.ts': "import { b } from './b'; export const a = 1; export * from './b';",
    'en/b.ts': "import { a } from './a'; export const b = 1; export * from './a';",
  };
  expect(find(files, './a', ['a', 'b'])).toHaveProperty('source');
});

test('the hash changes with the code, and with its imports', () => {
  const files = {
    'en/Chart.tsx':
      "import './look.css'; import { one } from '../lib/one'; export const Chart = () => one;",
    'en/look.css': '.a { color: red; }',
    'lib/one.ts': 'export const one = 1;',
  };
  const hashOf = (changed: ContentFiles) => {
    const found = find({ ...files, ...changed }, './Chart', ['Chart']);
    return 'hash' in found ? found.hash : found.problem;
  };
  expect(hashOf({})).toBe(hashOf({}));
  expect(hashOf({ 'lib/one.ts': 'export const one = 2;' })).not.toBe(hashOf({}));
  expect(hashOf({ 'en/look.css': '' })).not.toBe(hashOf({}));
  expect(hashOf({ 'en/other.ts': '' })).toBe(hashOf({}));
});

test('client components are found in direct and indirect imports', () => {
  const files = {
    'en/Counter.tsx': "'use client'; export const Counter = () => null;",
    'en/Frame.tsx': "import { Counter } from './Counter'; export const Frame = () => <Counter />;",
    'en/sizes.ts': "export const text = 'use client';",
  };
  expect(find(files, './Counter', ['Counter'])).toMatchObject({ isClient: true });
  expect(find(files, './Frame', ['Frame'])).toMatchObject({ isClient: true });
  expect(find(files, './sizes', ['text'])).toMatchObject({ isClient: false });
});

test.each<[string, ContentFiles, string, string[], string]>([
  [
    'a missing file',
    { 'en/Chart.tsx': '' },
    './Chrat',
    ['Chart'],
    'imports ./Chrat, which does not exist. Did you mean ./Chart?',
  ],
  [
    'a missing file without a similar one',
    {},
    '../x/Chart',
    [],
    'imports ../x/Chart, which does not exist. Put the file at content/x/Chart, or correct the path; it is relative to this file.',
  ],
  [
    'a file that is not code',
    { 'en/a.vue': '' },
    './a.vue',
    [],
    'imports ./a.vue, which is neither code nor data. Import .tsx, .ts, .jsx, .js, .json or .css; link to other files.',
  ],
  [
    'a file outside the project',
    {},
    '../../../../../../../../../etc/hosts',
    [],
    'imports ../../../../../../../../../etc/hosts, which is neither code nor data. Import .tsx, .ts, .jsx, .js, .json or .css; link to other files.',
  ],
  [
    'a missing package',
    {},
    '@nobody/charts/line',
    ['Line'],
    'imports @nobody/charts/line, a package that is not installed. Install it with `npm install @nobody/charts`, or write ./@nobody/charts/line for a file in the same folder.',
  ],
  [
    'a missing export path of a package',
    {},
    'react/charts',
    ['Line'],
    'imports react/charts, which the package react does not have. Look in the documentation of the package for the right name.',
  ],
  [
    'a missing export',
    { 'en/Chart.tsx': 'export const Chart = 1;' },
    './Chart',
    ['Chrat'],
    'imports Chrat from ./Chart, which does not export it. Did you mean { Chart }?',
  ],
  [
    'a missing default',
    { 'en/Chart.tsx': 'export const X = 1;' },
    './Chart',
    ['default'],
    'imports its default export from ./Chart, which does not export it. Use one of { X }, or export it there.',
  ],
  [
    'a missing export of a package',
    {},
    'hast-util-to-html',
    ['toHtm'],
    'imports toHtm from hast-util-to-html, which does not export it. Did you mean { toHtml }?',
  ],
  [
    'a named import from data',
    { 'en/a.json': '{}' },
    './a.json',
    ['sizes'],
    "imports sizes from ./a.json, which does not export it. Use one of `import Name from './a.json'`, or export it there.",
  ],
  [
    'names imported from a style sheet',
    { 'en/a.css': '' },
    './a.css',
    ['default'],
    "imports names from ./a.css, which has none. Write `import './a.css'`, or end its name with .module.css.",
  ],
  [
    'wrong code',
    { 'en/a.ts': '\nconst a = ;' },
    './a',
    [],
    'content/en/a.ts:2 is not valid code: Unexpected token. Correct it; a page imports it.',
  ],
  [
    'wrong data',
    { 'en/a.json': '{\n"a": }' },
    './a.json',
    ['default'],
    'content/en/a.json:2 is not JSON: value expected. Write strict JSON: no comments, no comma at the end.',
  ],
  [
    'an error in a module',
    { 'en/a.ts': "\nimport { b } from './b';", 'en/b.ts': '' },
    './a',
    [],
    'content/en/a.ts:2 imports b from ./b, which does not export it. Export it there.',
  ],
])('%s is an error of the page', (_, files, specifier, names, message) => {
  expect(fault(files, specifier, names)).toBe(message);
});
