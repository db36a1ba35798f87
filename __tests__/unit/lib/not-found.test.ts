import { findMeantPage, type KnownPage, nearestPages } from '@/lib/not-found';

const PAGES: KnownPage[] = [
  '/',
  '/guide/start/intro',
  '/guide/start/cli',
  '/guide/start/quick-start',
  '/zh/',
  '/zh/guide/start/cli',
].map((path) => ({ path, title: path, lang: path.startsWith('/zh') ? 'zh' : 'en' }));

test.each([
  ['/Guide/Start/CLI', '/guide/start/cli'],
  ['/guide/start/cli.html', '/guide/start/cli'],
  ['/guide/start/cli/', '/guide/start/cli'],
  ['/guide/start/cli/index.html', '/guide/start/cli'],
  ['/en/guide/start/cli', '/guide/start/cli'],
  ['/en', '/'],
  ['/ZH/guide/start/cli', '/zh/guide/start/cli'],
  ['/zh', '/zh/'],
])('%s means %s', (path, meant) => {
  expect(findMeantPage(path, PAGES, 'en')?.path).toBe(meant);
});

test.each([
  '/nowhere',
  '/guide',
  '/entry',
  '/guide/%E0%A4%A',
  '/'.repeat(2000),
  `/${'a'.repeat(2000)}`,
])('%.40s means no page, or the home page', (path) => {
  expect([undefined, '/']).toContain(findMeantPage(path, PAGES, 'en')?.path);
});

test('the nearest pages are those with the most similar last segment, in the language asked for', () => {
  const offered = nearestPages('/docs/quickstart', PAGES, 'en').map(({ path }) => path);
  expect(offered[0]).toBe('/guide/start/quick-start');
  expect(offered).toHaveLength(3);
  expect(nearestPages('/zh/x', PAGES, 'zh').map(({ lang }) => lang)).toEqual(['zh', 'zh']);
});
