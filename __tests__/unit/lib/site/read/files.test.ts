import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { isFile, listFiles } from '@/lib/site/read/files';
import { makeContentFolder } from '../../../../support/content-folder';

test('files of all folders and links to files are listed by path, but not folders and broken links', () => {
  const folder = path.join(
    makeContentFolder({ 'l/z.mdx': '', 'l/b/a.mdx': '', 'l/b/c/d.mdx': '' }),
    'l',
  );
  symlinkSync('z.mdx', path.join(folder, 'link.mdx'));
  symlinkSync('nowhere', path.join(folder, 'broken.mdx'));
  const names = ['b/a.mdx', 'b/c/d.mdx', 'link.mdx', 'z.mdx'];
  expect(listFiles(folder)).toEqual(names);
  expect(listFiles(`${folder}/`)).toEqual(names);
  expect(listFiles(path.relative(process.cwd(), folder))).toEqual(names);
});

test('a folder that does not exist has no files', () => {
  expect(listFiles(path.join(makeContentFolder({}), 'gone'))).toEqual([]);
});

test('a name that no file can have names no file', () => {
  expect(isFile('a'.repeat(50_000))).toBe(false);
});
