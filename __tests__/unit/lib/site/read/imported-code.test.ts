import { symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importedFilesOf, readImportedCode } from '@/lib/site/read/imported-code';
import { makeContentFolder } from '../../../../support/content-folder';

const DEMO = `import a from 'a';

// #region outer
  function outer() {
    // #region inner
    return a;
    // #endregion inner
  }
// #endregion

# region shell
npm i
# endregion

<!-- #region html -->
<b></b>
<!-- #endregion -->
`;

function setup(files: Record<string, string> = {}) {
  const folder = makeContentFolder({ 'en/guide/demo.ts': DEMO, ...files });
  const page = path.relative(process.cwd(), path.join(folder, 'en/guide/page.mdx'));
  const read = (file: string, region?: string) => readImportedCode({ file, region }, page);
  return { folder, page, read };
}

test('a region is read without region comments and without the indentation that all lines share', () => {
  const { read } = setup();
  expect(read('./demo.ts', 'outer')).toEqual({ code: 'function outer() {\n  return a;\n}' });
  expect(read('./demo.ts', 'inner')).toEqual({ code: 'return a;' });
  expect(read('./demo.ts', 'shell')).toEqual({ code: 'npm i' });
  expect(read('./demo.ts', 'html')).toEqual({ code: '<b></b>' });
});

test('a whole file is read without region comments and trailing line breaks', () => {
  const { read } = setup({ 'en/guide/b.ts': '// #region x\nb\n// #endregion\n\n' });
  expect(read('./b.ts')).toEqual({ code: 'b' });
});

test('a file is found relative to the page, to the content folder or to the project', () => {
  const { read } = setup({ 'en/c.ts': 'c\n' });
  expect(read('../c.ts')).toEqual({ code: 'c' });
  expect(read('/en/c.ts')).toEqual({ code: 'c' });
  expect(read('<root>/biome.json')).toEqual({ code: expect.stringContaining('$schema') });
});

test('a missing file or region is an error with a remedy', () => {
  const { read } = setup();
  expect(read('./none.ts')).toEqual({
    problem: 'takes code from ./none.ts, which does not exist.',
    remedy: expect.stringMatching(/^Put the file at .*en\/guide\/none\.ts/),
  });
  expect(read('./demo.ts', 'none')).toEqual({
    problem: 'takes the region “none” from ./demo.ts, which has none.',
    remedy: 'Use one of outer, inner, shell, html.',
  });
});

test('a file outside of the project is rejected, also through a symbolic link', () => {
  const { read, folder } = setup();
  symlinkSync('/etc/hostname', path.join(folder, 'en/guide/link.txt'));
  symlinkSync(path.join(tmpdir()), path.join(folder, 'en/guide/up'));
  for (const file of [
    '/../../../../../../../etc/hostname',
    './link.txt',
    '<root>/node_modules/next/package.json',
  ]) {
    expect(read(file)).toEqual(
      expect.objectContaining({
        problem: expect.stringContaining('not a file of the project'),
      }),
    );
  }
});

test('the code files of a page are known without compiling it', () => {
  const { page, folder } = setup();
  const body = '```ts file="./demo.ts"\n```\n\n> ~~~~js file=/en/a.js\n> ~~~~\n\nfile="no.ts"\n';
  expect(importedFilesOf({ file: page, body })).toEqual([
    path.join(folder, 'en/guide/demo.ts'),
    path.join(folder, 'en/a.js'),
  ]);
});
