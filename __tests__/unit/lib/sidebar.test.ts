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

test('the group of the current page is open, a collapsed one stays closed', () => {
  const view = viewSidebar(items, '/b');
  expect(view.map((item) => item.kind === 'group' && item.isOpen)).toEqual([false, false, true]);
});

test('a group whose page is the current page is marked and open', () => {
  expect(viewSidebar(items, '/start')[1]).toMatchObject({ isCurrent: true, isOpen: true });
});
