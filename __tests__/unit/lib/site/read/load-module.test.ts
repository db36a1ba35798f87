import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@/lib/problem/problem';
import { loadModule } from '@/lib/site/read/load-module';
import {
  type ContentFiles,
  makeContentFolder,
  shortProblems,
} from '../../../../support/content-folder';

async function load(folder: string) {
  const problems: Problem[] = [];
  const loaded = await loadModule(path.join(folder, 'site.config.ts'), (found) =>
    problems.push(found),
  );
  return { ...loaded, problems: shortProblems(problems) };
}

const loadFiles = (files: ContentFiles) => load(makeContentFolder(files));

test('files of the project and data can be imported', async () => {
  const { value, problems } = await loadFiles({
    'site.config.ts': `
      import { SiteConfig } from '@/lib/config/site-config';
      import list from './list.json';
      import { sum } from './code/sum';
      const name: SiteConfig['title'] = 'A';
      export default { name, list, sum: sum(list) };`,
    'list.json': '[1, 2]',
    'code/sum.ts':
      'export const sum = (list: number[]) => list.reduce((total, next) => total + next);',
  });
  expect(problems).toEqual([]);
  expect(value).toEqual({ name: 'A', list: [1, 2], sum: 3 });
});

test('a file knows where it is', async () => {
  const folder = makeContentFolder({
    'site.config.ts': "import at from './code/at';\nexport default at;",
    'code/at.ts': 'export default import.meta.url;',
  });
  expect((await load(folder)).value).toBe(`file://${path.join(folder, 'code/at.ts')}`);
});

test('an edit of an imported file changes the value', async () => {
  const folder = makeContentFolder({
    'site.config.ts': "import { a } from './a';\nexport default { a };",
    'a.ts': 'export const a = {};',
  });
  const first = await load(folder);
  expect((await load(folder)).value).toBe(first.value);
  writeFileSync(path.join(folder, 'a.ts'), 'export const a = 2;');
  const second = await load(folder);
  expect(second.value).toEqual({ a: 2 });
});

const SYNTAX = 'Correct the syntax; a comma, quote or bracket may be missing above it.';
const EXPORT = 'Export one object as default, without imports that need the site.';

test.each<[string, ContentFiles, string, string]>([
  [
    'a syntax error',
    { 'site.config.ts': 'export default {\n  a: 1 b,\n};' },
    'site.config.ts:2: cannot be read: Expected `,` or `}` but found `Identifier`',
    SYNTAX,
  ],
  [
    'a syntax error in an imported file',
    { 'site.config.ts': "import './a';\nexport default {};", 'a.ts': '\nconst = 1;' },
    'a.ts:2: cannot be read: Unexpected token',
    SYNTAX,
  ],
  [
    'an import of a missing module in an imported file',
    { 'site.config.ts': "import './a';\nexport default {};", 'a.ts': '\nimport "no-such";' },
    "a.ts:2: cannot be read: Could not resolve 'no-such' in a.ts",
    EXPORT,
  ],
  [
    'an import of a missing name',
    { 'site.config.ts': "import { b } from './a';\nexport default { b };", 'a.ts': 'export {};' },
    'site.config.ts:1: cannot be read: "b" is not exported by a.ts".',
    EXPORT,
  ],
])('%s is an error at its place', async (_, files, message, remedy) => {
  const { value, problems } = await loadFiles(files);
  expect(value).toBeUndefined();
  expect(problems).toEqual([`${message}\n  ${remedy}`]);
});
