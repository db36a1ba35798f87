import { readSite } from '@/lib/site/site';
import { makeContentFolder } from '../../../../support/content-folder';

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
