import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSite } from '@/lib/site/check/check-site';
import { readSite } from '@/lib/site/site';
import { placePublicFiles } from '@/scripts/export/public-files';
import { writeInto } from '@/scripts/publish/write-file';
import { makeContentFolder, shortProblems } from '../../../support/content-folder';

const FILES = { 'public/robots.txt': 'mine', 'public/img/logo.svg': '<svg/>' };

test('files are copied unchanged', async () => {
  const folder = makeContentFolder(FILES);
  const target = path.join(folder, 'export');
  await placePublicFiles(target);
  expect(readFileSync(path.join(target, 'img/logo.svg'), 'utf8')).toBe('<svg/>');
  expect(existsSync(path.join(target, 'logo-light.svg'))).toBe(false);
});

test('nothing is overwritten, if a name conflict escapes the check', async () => {
  const folder = makeContentFolder(FILES);
  const target = path.join(folder, 'export');
  await placePublicFiles(target);
  await expect(writeInto(target)('/robots.txt', 'ours')).rejects.toThrow(/EEXIST.*robots\.txt/);
  await expect(placePublicFiles(target)).rejects.toThrow(/EEXIST.*public\//);
});

test('a conflict with the address of a page, or of a file that the build writes, is a content error', async () => {
  makeContentFolder({
    'redirects.json': '{ "/old": "/a" }',
    'public/_headers': '',
    'public/zh/llms.txt': '',
    'public/og/a.png': '',
    'public/old.html': '',
    'en/a/index.mdx': '# A\n',
    'zh/a/index.mdx': '# A\n',
    'public/a.html': '',
    'public/zh/index.md': '',
  });
  const messages = shortProblems(await checkSite(await readSite()));
  expect(messages).toEqual([
    'public/_headers: has the address /_headers, which a build gives to a file of its own.\n  Rename one of the two.',
    'public/a.html: has the address /a.html, which a build gives to en/a/index.mdx.\n  Rename one of the two.',
    'public/og/a.png: has the address /og/a.png, which a build gives to en/a/index.mdx.\n  Rename one of the two.',
    'public/old.html: has the address /old.html, which a build gives to the redirect /old.\n  Rename one of the two.',
    'public/zh/index.md: has the address /zh/index.md, which a build gives to zh/index.mdx.\n  Rename one of the two.',
    'public/zh/llms.txt: has the address /zh/llms.txt, which a build gives to a file of its own.\n  Rename one of the two.',
  ]);
});
