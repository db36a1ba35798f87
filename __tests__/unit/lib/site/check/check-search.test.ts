import { checkFolders } from '@/lib/site/check/folder-checks';
import { readSite } from '@/lib/site/site';
import {
  inBothLanguages,
  makeContentFolder,
  shortProblems,
} from '../../../../support/content-folder';

/** The errors of a site with this search configuration, one per line. */
async function errors(search: string): Promise<string[]> {
  makeContentFolder({
    'site.config.ts': `export default {
  title: 'Site',
  description: 'A site for tests.',
  url: 'https://example.com',
  defaultLocale: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  search: ${search},
};
`,
  });
  const problems = await readSite().then(
    (site) => site.problems,
    (error) => error.problems,
  );
  return problems.map(
    ({ line, problem }: { line: number; problem: string }) => `${line}: ${problem}`,
  );
}

test('a hosted search needs its id, its key and its index', async () => {
  expect(await errors("{\n    mode: 'hosted',\n    hosted: { indexName: 'docs' },\n  }")).toEqual([
    '9: `search.hosted.appId` is missing.',
    '9: `search.hosted.apiKey` is missing.',
  ]);
  expect(
    await errors("{ mode: 'hosted', hosted: { appId: '', apiKey: 'b', indexName: 'c' } }"),
  ).toEqual(['7: `search.hosted.appId` is "".']);
});

test('with an index per language, every language needs one', async () => {
  const hosted = "{ appId: 'a', apiKey: 'b', indexName: { en: 'docs' } }";
  expect(await errors(`{ mode: 'hosted', hosted: ${hosted} }`)).toEqual([
    '7: `search.hosted.indexName` is {"en":"docs"}.',
  ]);
});

test('a remote search needs an address', async () => {
  expect(await errors("{ mode: 'remote' }")).toEqual(['7: `search.remote` is missing.']);
  expect(await errors("{ mode: 'remote', remote: { url: 'api' } }")).toEqual([
    '7: `search.remote.url` is "api".',
  ]);
});

test('a valid configuration has no errors, and only a site with search has a search page', async () => {
  expect(await errors("{ mode: 'remote', remote: { url: '/api' }, limit: 3 }")).toEqual([]);
  const paths = async () => (await readSite()).pages.map(({ routePath }) => routePath);
  expect(await paths()).toContain('/zh/search');
  expect(await errors("{ mode: 'off' }")).toEqual([]);
  expect(await paths()).not.toContain('/zh/search');
});

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
