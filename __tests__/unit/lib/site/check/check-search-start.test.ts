import { checkFolders } from '@/lib/site/check/folder-checks';
import { readSite } from '@/lib/site/site';
import {
  inBothLanguages,
  makeContentFolder,
  shortProblems,
} from '../../../../support/content-folder';

const configWith = (start: string) => `export default {
  title: 'Site', description: 'D', url: 'https://example.com', defaultLocale: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  search: {
    start: [
${start}
    ],
  },
};
`;

test('a search starts at pages that every language has', async () => {
  makeContentFolder({
    ...inBothLanguages('guide/a.mdx', '# A\n'),
    'site.config.ts': configWith("'/guide/a',"),
  });
  const site = await readSite();
  expect(shortProblems(checkFolders(site))).toEqual([]);
  expect(site.config.search).toMatchObject({ mode: 'local', start: ['/guide/a'] });
});

test('a page that does not exist is an error with its line, and so is a file', async () => {
  makeContentFolder({
    ...inBothLanguages('guide/start.mdx', '# A\n'),
    'site.config.ts': configWith("'/guide/strat',\n'/icon.svg',"),
  });
  const problems = checkFolders(await readSite());
  const other = (locale: string) =>
    `site.config.ts:7: starts the search in ${locale} at /icon.svg, which is not a page.\n  Write the path of a page.`;
  const gone = (locale: string) =>
    `site.config.ts:6: starts the search in ${locale} at /guide/strat, which is not a page.\n  Did you mean /guide/start?`;
  expect(shortProblems(problems)).toEqual([gone('en'), gone('zh'), other('en'), other('zh')]);
});

test('an address elsewhere, or with an anchor, is an error', async () => {
  makeContentFolder({ 'site.config.ts': configWith("'https://example.com',\n'/guide/a#b',") });
  await expect(readSite()).rejects.toThrow(
    /site\.config\.ts:6: `search\.start\[0\]` is .*Write the path of a page.*site\.config\.ts:7/s,
  );
});
