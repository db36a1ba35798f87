import { findMeantPage, homeOf, nearestPages } from '@/lib/browser/not-found/nearest-pages';
import type { KnownPage } from '@/lib/model';

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
  ['/zh/index', '/zh/'],
  ['/zh/index.html', '/zh/'],
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
])('%.40s matches no page, or the home page', (path) => {
  expect([undefined, '/']).toContain(findMeantPage(path, PAGES, 'en')?.path);
});

test.each([
  ['a typing error', '/docs/quikstart', ['/guide/start/quick-start']],
  ['a part of the name', '/quick', ['/guide/start/quick-start']],
  [
    'the folder',
    '/guide/start',
    ['/guide/start/cli', '/guide/start/intro', '/guide/start/quick-start'],
  ],
  ['a place below the page', '/guide/start/cli/options', ['/guide/start/cli']],
  ['the language of the path', '/zh/guide/clj', ['/zh/guide/start/cli']],
  ['nothing known', '/nope', []],
  ['an empty path', '/', []],
  ['a short name that is not part of others', '/c', []],
])('the nearest pages of an address with %s (%s) are %j', (_, path, near) => {
  expect(nearestPages(path, PAGES).map((page) => page.path)).toEqual(near);
});

const VERSIONED: KnownPage[] = [
  { path: '/', title: '2', lang: 'en', version: '2.x' },
  { path: '/guide', title: '2', lang: 'en', version: '2.x' },
  { path: '/1.x/', title: '1', lang: 'en', version: '1.x' },
  { path: '/1.x/guide', title: '1', lang: 'en', version: '1.x' },
  { path: '/zh/1.x/', title: '1', lang: 'zh', version: '1.x' },
];

test.each([
  ['/gone', '/'],
  ['/1.x/gone', '/1.x/'],
  ['/1.X', '/1.x/'],
  ['/zh/1.x/a/b', '/zh/1.x/'],
  ['/1.xyz', '/'],
  ['/1.x/zh/gone', '/zh/1.x/'],
])('the home page of %s is %s', (path, home) => {
  expect(homeOf(path, VERSIONED)?.path).toBe(home);
});

test('only pages of the same version are suggested', () => {
  expect(nearestPages('/1.x/guido', VERSIONED).map(({ path }) => path)).toEqual(['/1.x/guide']);
});

test.each([
  ['/1.x/en/guide', '/1.x/guide'],
  ['/1.X/zh', '/zh/1.x/'],
  ['/1.x/guide', '/1.x/guide'],
])('%s, with the version before the language, means %s', (path, meant) => {
  expect(findMeantPage(path, VERSIONED, 'en')?.path).toBe(meant);
});
