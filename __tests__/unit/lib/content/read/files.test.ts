import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/read/files';
import { makeTempFolder } from '../../../../support/temp-folder';

const folder = makeTempFolder();

test('files of all folders and links to files are listed by path, but not folders and broken links', () => {
  mkdirSync(path.join(folder, 'b/c'), { recursive: true });
  for (const file of ['z.mdx', 'b/a.mdx', 'b/c/d.mdx']) writeFileSync(path.join(folder, file), '');
  symlinkSync('z.mdx', path.join(folder, 'link.mdx'));
  symlinkSync('nowhere', path.join(folder, 'broken.mdx'));
  const names = ['b/a.mdx', 'b/c/d.mdx', 'link.mdx', 'z.mdx'];
  expect(listFiles(folder)).toEqual(names);
  expect(listFiles(`${folder}/`)).toEqual(names);
  expect(listFiles(path.relative(process.cwd(), folder))).toEqual(names);
});

test('a folder that does not exist has no files', () => {
  expect(listFiles(path.join(folder, 'gone'))).toEqual([]);
});
