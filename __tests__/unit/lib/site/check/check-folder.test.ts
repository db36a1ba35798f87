import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@/lib/problem/problem';
import { ContentError } from '@/lib/problem/report';
import { checkFolder } from '@/lib/site/check/check-folder';
import { checkSite } from '@/lib/site/check/check-site';
import { checkFolders } from '@/lib/site/check/folder-checks';
import { listPublicFiles } from '@/lib/site/images/assets';
import { readSite } from '@/lib/site/site';
import {
  type ContentFiles,
  inBothLanguages,
  makeContentFolder,
  shortProblems,
} from '../../../../support/content-folder';
import { makeTempFolder } from '../../../../support/temp-folder';

function shorten(problems: readonly Problem[]): string[] {
  return shortProblems(problems);
}

async function check(files: ContentFiles): Promise<string[]> {
  makeContentFolder(files);
  return shorten(await checkSite(await readSite()));
}

test('files of the content folder that are not read are reported, with the right place', () => {
  const folder = makeContentFolder({
    'en/guide/_nav.json': '[]',
    'keywords.yaml': '',
    'public/stray.md': '',
    'fr/index.mdx': '# Maison\n',
    'stray.mdx': '# A\n',
  });
  symlinkSync('nowhere.mdx', path.join(folder, 'en/gone.mdx'));
  mkdirSync(path.join(folder, 'elsewhere'));
  symlinkSync('../elsewhere', path.join(folder, 'en/linked'));
  const problems: Problem[] = [];
  const roots = ['en', 'zh'].map((locale) => ({ locale, version: undefined, folder: locale }));
  checkFolder({ roots }, (problem) => problems.push(problem));
  expect(shorten(problems)).toEqual([
    'fr: holds pages, but belongs to no language of the site.\n  Add it to `locales` in site.config.ts, or move the pages below en or zh.',
    'stray.mdx: holds pages, but belongs to no language of the site.\n  Add it to `locales` in site.config.ts, or move the pages below en or zh.',
    'en/guide/_nav.json: is in a folder that is not a language, where nothing reads it.\n  Move it to en/ or zh/.',
    'keywords.yaml: is in a folder that is not a language, where nothing reads it.\n  Move it to en/ or zh/.',
    'en/gone.mdx: is a link that leads nowhere.\n  Remove it, or correct where it leads.',
    'en/linked: is a link to a folder, which is not read.\n  Put the files here.',
  ]);
});

test('a link out of the project is reported, and publishes nothing', async () => {
  const outside = makeTempFolder();
  writeFileSync(path.join(outside, 'secret.txt'), 'secret');
  writeFileSync(path.join(outside, 'page.mdx'), '# Secret\n');
  const folder = makeContentFolder({ 'public/own.txt': 'own' });
  symlinkSync(path.join(outside, 'page.mdx'), path.join(folder, 'en/page.mdx'));
  symlinkSync(path.join(outside, 'secret.txt'), path.join(folder, 'public/leak.txt'));
  symlinkSync('own.txt', path.join(folder, 'public/again.txt'));
  const site = await readSite();
  expect(shorten(checkFolders(site))).toEqual([
    'en/page.mdx: is a link that leads out of the project, so it is not published.\n  Copy the file into the project.',
    'public/leak.txt: is a link that leads out of the project, so it is not published.\n  Copy the file into the project.',
  ]);
  expect(site.pages.map(({ routePath }) => routePath)).not.toContain('/page');
  expect(listPublicFiles()).toEqual(['again.txt', 'icon.svg', 'own.txt']);
});

test('names that are not UTF-8 are reported, and names that differ only in how an accent is encoded', async () => {
  const folder = makeContentFolder({
    ...inBothLanguages('caf\u00e9.mdx', '# A\n'),
    ...inBothLanguages('cafe\u0301.mdx', '# A\n'),
  });
  for (const place of ['en', 'public'])
    writeFileSync(Buffer.from(`${folder}/${place}/caf\xe9.txt`, 'latin1'), '');
  const problems = shorten(checkFolders(await readSite()));
  expect(problems).toContain('en/caf\uFFFD.txt: has a name that is not in UTF-8.\n  Rename it.');
  expect(problems).toContain(
    'public/caf\uFFFD.txt: has a name that is not in UTF-8.\n  Rename it.',
  );
  expect(problems.filter((text) => text.includes('has the path'))).toHaveLength(2);
});

test('a page that is missing in its sidebar is a warning, which does not stop a build', async () => {
  const problems = await check({
    ...inBothLanguages('guide/index.mdx', '# Guide\n'),
    ...inBothLanguages('guide/a.mdx', '# A\n'),
    ...inBothLanguages('guide/b.mdx', '# B\n'),
    ...inBothLanguages('guide/c.mdx', '---\nsidebar: false\n---\n\n# C\n'),
    ...inBothLanguages('guide/part/d.mdx', '# D\n'),
    ...inBothLanguages('guide/part/e.mdx', '# E\n'),
    ...inBothLanguages('other/f.mdx', '# F\n'),
    'en/guide/_meta.json':
      '["a", "part", { "type": "custom-link", "label": "E", "link": "/guide/part/e" }]',
    'en/guide/part/_meta.json': '["d"]',
  });
  expect(problems).toEqual([
    'en/guide/b.mdx: WARNING: is not in its sidebar: en/guide/_meta.json does not lead to it.\n  Add “b” to the list, or write `sidebar: false` in the front matter.',
  ]);
});

test.each([
  [
    'a base that leads up',
    "export default {\n  title: 'A', description: 'B', url: 'https://example.com', defaultLocale: 'en',\n  base: '/../x/',\n  locales: [{ lang: 'en', label: 'A' }],\n};\n",
    [
      expect.stringMatching(
        /^site\.config\.ts:3: .*\n {2}Start and end it with a slash, as \/docs\/\.$/,
      ),
    ],
  ],
  [
    'an unknown social icon',
    "export default {\n  title: 'A', description: 'B', url: 'https://example.com', defaultLocale: 'en',\n  socialLinks: [{ icon: 'discord', mode: 'text', content: 'a' }, { icon: 'bluesky', mode: 'text', content: 'b' }],\n  locales: [{ lang: 'en', label: 'A' }],\n};\n",
    [
      expect.stringMatching(
        /^site\.config\.ts:3: .*socialLinks\[1\]\.icon.*\n {2}Write one of github, x, discord, or inline SVG\.$/,
      ),
    ],
  ],
  [
    'a language twice',
    "export default {\n  title: 'A', description: 'B', url: 'https://example.com', defaultLocale: 'en',\n  locales: [{ lang: 'en', label: 'A' }, { lang: 'en', label: 'B' }],\n};\n",
    [expect.stringMatching(/^site\.config\.ts:3: .*\n {2}List each language once\.$/)],
  ],
])('%s in the configuration is an error', async (_, config, expected) => {
  makeContentFolder({ 'site.config.ts': config });
  const error = await readSite().catch((thrown: ContentError) => thrown);
  expect(error).toBeInstanceOf(ContentError);
  expect(shorten((error as ContentError).problems)).toEqual(expected);
});

const CONFIG =
  "export default {\n  title: 'A', description: 'B', url: 'https://example.com', defaultLocale: 'en',\n  locales: [{ lang: 'en', label: 'A' }],\n";

test('a picture of the configuration may come from a listed origin only', async () => {
  const pictures =
    "  icon: 'https://img.example.com/a.svg',\n  logo: 'https://logo.example.com/a.svg',\n  imageOrigins: ['https://logo.example.com'],\n};\n";
  makeContentFolder({ 'site.config.ts': CONFIG + pictures, 'zh/index.mdx': null });
  expect(shorten((await readSite()).problems)).toEqual([
    "site.config.ts:4: shows the image https://img.example.com/a.svg, which the security policy of the site does not allow.\n  Put the file into the site, or write `imageOrigins: ['https://img.example.com']` in site.config.ts.",
  ]);
});
