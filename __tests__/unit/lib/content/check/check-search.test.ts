import { readSite } from '@/lib/content/site';
import { makeContentFolder } from '../../../../support/content-folder';

/** What is wrong with a site whose search is configured like this, one line each. */
async function mistakes(search: string): Promise<string[]> {
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
  expect(await mistakes("{\n    mode: 'hosted',\n    hosted: { indexName: 'docs' },\n  }")).toEqual(
    ['9: `search.hosted.appId` is missing.', '9: `search.hosted.apiKey` is missing.'],
  );
  expect(
    await mistakes("{ mode: 'hosted', hosted: { appId: '', apiKey: 'b', indexName: 'c' } }"),
  ).toEqual(['7: `search.hosted.appId` is "".']);
});

test('with an index per language, no language goes without', async () => {
  const hosted = "{ appId: 'a', apiKey: 'b', indexName: { en: 'docs' } }";
  expect(await mistakes(`{ mode: 'hosted', hosted: ${hosted} }`)).toEqual([
    '7: `search.hosted.indexName` is {"en":"docs"}.',
  ]);
});

test('a remote search needs an address', async () => {
  expect(await mistakes("{ mode: 'remote' }")).toEqual(['7: `search.remote` is missing.']);
  expect(await mistakes("{ mode: 'remote', remote: { url: 'api' } }")).toEqual([
    '7: `search.remote.url` is "api".',
  ]);
});

test('a right configuration has no mistakes, and only a site with search has its page', async () => {
  expect(await mistakes("{ mode: 'remote', remote: { url: '/api' }, limit: 3 }")).toEqual([]);
  const paths = async () => (await readSite()).pages.map(({ routePath }) => routePath);
  expect(await paths()).toContain('/zh/search');
  expect(await mistakes("{ mode: 'off' }")).toEqual([]);
  expect(await paths()).not.toContain('/zh/search');
});
