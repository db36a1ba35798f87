import { symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importedFilesOf, readImportedCode } from '@/lib/site/read/imported-code';
import { makeContentFolder } from '../../../../support/content-folder';

function setup(files: Record<string, string> = {}) {
  const folder = makeContentFolder({ 'en/guide/demo.ts': 'demo();\n', ...files });
  const page = path.relative(process.cwd(), path.join(folder, 'en/guide/page.mdx'));
  const read = (file: string) => readImportedCode(file, page);
  return { folder, page, read };
}

test('a file is read without trailing line breaks', () => {
  const { read } = setup({ 'en/guide/b.ts': '  b\n\n' });
  expect(read('./b.ts')).toEqual({ code: '  b' });
});

test('a file is found relative to the page, to the content folder or to the project', () => {
  const { read } = setup({ 'en/c.ts': 'c\n' });
  expect(read('../c.ts')).toEqual({ code: 'c' });
  expect(read('/en/c.ts')).toEqual({ code: 'c' });
  expect(read('<root>/biome.json')).toEqual({ code: expect.stringContaining('$schema') });
});

test('a missing file is an error with a remedy', () => {
  const { read } = setup();
  expect(read('./none.ts')).toEqual({
    problem: 'takes code from ./none.ts, which does not exist.',
    remedy: expect.stringMatching(/^Put the file at .*en\/guide\/none\.ts/),
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
