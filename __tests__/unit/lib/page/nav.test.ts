import type { NavItem } from '@/lib/model';
import { isSamePage, navStateOf, viewNavItem } from '@/lib/page/nav';

test.each([
  ['a prefix', '/guide/', '/guide/usage/bundle-size', 'section'],
  ['a regular expression', '^/(guide|config)/', '/config/options', 'section'],
  ['the folder of an index page', '/api/', '/api', 'section'],
  ['a regular expression of that folder', '^/(?:api|config)/', '/api', 'section'],
  ['neither', '/guide/', '/blog/release', undefined],
  ['no pattern', undefined, '/guide/usage', undefined],
] as const)('an item matches its section by %s', (_, pattern, path, state) => {
  expect(navStateOf({ activeMatch: pattern }, path, false)).toBe(state);
});

test('an item for the page has priority over an item for its section', () => {
  expect(navStateOf({ activeMatch: '/guide/' }, '/guide/start/intro', true)).toBe('page');
});

test.each([
  ['/guide/a', '/guide/a', true],
  ['/guide/a', '/Guide/A.html', true],
  ['/zh/', '/zh', true],
  ['/guide/a?x=1#y', '/guide/a', true],
  ['/guide/a', '/guide/b', false],
])('%s and %s are the same page: %s', (a, b, expected) => {
  expect(isSamePage(a, b)).toBe(expected);
});

test.each([
  ['/guide/a', 'page'],
  ['/guide/a#section', undefined],
])('on /guide/a, the item with the link %s stands for: %s', (href, state) => {
  const item = { text: 'A', href, position: 'left', items: [] } as unknown as NavItem;
  const shown = { path: '/guide/a', href: '/guide/a', base: '/' };
  expect(viewNavItem(item, shown).state).toBe(state);
});

test('a tag that is a picture of the site is below the base, also in a menu', () => {
  const item: NavItem = {
    text: 'A',
    href: undefined,
    activeMatch: undefined,
    tag: '/new.svg',
    position: 'right',
    overviewHeaders: undefined,
    items: [],
  };
  const shown = { path: '/guide', href: '/docs/guide', base: '/docs/' };
  expect(viewNavItem({ ...item, tag: 'new', items: [item] }, shown)).toMatchObject({
    tag: 'new',
    items: [{ tag: '/docs/new.svg' }],
  });
});
