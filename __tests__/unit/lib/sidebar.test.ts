import type { SidebarItem } from '@/lib/model';
import { linksOf, neighborsOf, viewSidebar } from '@/lib/sidebar';

const items: SidebarItem[] = [
  { kind: 'section-header', text: 'Guide' },
  {
    kind: 'group',
    text: 'Start',
    href: '/start',
    collapsible: true,
    collapsed: true,
    items: [
      { kind: 'link', text: 'A', href: '/a' },
      { kind: 'divider', dashed: false },
      { kind: 'link', text: 'Elsewhere', href: 'https://example.com' },
    ],
  },
  {
    kind: 'group',
    text: 'More',
    collapsible: true,
    collapsed: true,
    items: [{ kind: 'link', text: 'B', href: '/b' }],
  },
];

test('links come in reading order, the link of a group before its items', () => {
  expect(linksOf(items).map(({ href }) => href)).toEqual([
    '/start',
    '/a',
    'https://example.com',
    '/b',
  ]);
});

test('the previous and next page skip external links', () => {
  expect(neighborsOf('/a', items)).toEqual({
    prev: { text: 'Start', href: '/start' },
    next: { text: 'B', href: '/b' },
  });
});

test('the first page has no previous page, and an unlisted page has neither', () => {
  expect(neighborsOf('/start', items).prev).toBeUndefined();
  expect(neighborsOf('/nowhere', items)).toEqual({ prev: undefined, next: undefined });
});

test('a page that the sidebar lists twice is not its own neighbor', () => {
  const links = ['/a', '/b', '/b#part', '/c', '/b/'].map(
    (href): SidebarItem => ({ kind: 'link', text: href, href }),
  );
  expect(neighborsOf('/b', links)).toEqual({
    prev: { text: '/a', href: '/a' },
    next: { text: '/c', href: '/c' },
  });
});

test('the group of the current page is open, a collapsed one stays closed', () => {
  const view = viewSidebar(items, { href: '/b', base: '/' });
  expect(view.map((item) => item.kind === 'group' && item.isOpen)).toEqual([false, false, true]);
});

test('a group whose page is the current page is marked and open', () => {
  expect(viewSidebar(items, { href: '/start', base: '/' })[1]).toMatchObject({
    isCurrent: true,
    isOpen: true,
  });
});

test('a tag that is a picture of the site is below the base, words and drawings are what they are', () => {
  const tags = ['/new.svg', 'New, 1.6', '<svg></svg>', 'https://example.com/new.svg'];
  const links = tags.map((tag): SidebarItem => ({ kind: 'link', text: 'A', href: '/docs/a', tag }));
  const view = viewSidebar(links, { href: '/docs/b', base: '/docs/' });
  expect(view.map((item) => item.kind === 'link' && item.tag)).toEqual([
    '/docs/new.svg',
    ...tags.slice(1),
  ]);
});
