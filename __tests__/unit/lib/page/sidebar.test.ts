import type { SidebarItem } from '@/lib/model';
import { inNavOrder, linksOf, neighborsOf, sidebarOf, viewSidebar } from '@/lib/page/sidebar';

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

/** Previous and next page, in the sidebar to which the page belongs. */
const neighbors = (href: string, ...lists: SidebarItem[][]) => {
  const { prev, next } = neighborsOf(href, sidebarOf(href, lists)?.pages ?? []);
  return [prev?.href, next?.href];
};

const links = (...hrefs: string[]): SidebarItem[] =>
  hrefs.map((href) => ({ kind: 'link', text: href, href }));

test('the previous and next page skip external links', () => {
  expect(neighbors('/a', items)).toEqual(['/start', '/b']);
});

test('the first page has no previous page, and an unlisted page has neither', () => {
  expect(neighbors('/start', items)).toEqual([undefined, '/a']);
  expect(neighbors('/nowhere', items)).toEqual([undefined, undefined]);
});

test('a page that the sidebar lists twice is read once', () => {
  const twice = links('/a', '/b', '/b#part', '/c', '/b/');
  expect(neighbors('/b', twice)).toEqual(['/a', '/c']);
  expect(neighbors('/c', twice)).toEqual(['/b', undefined]);
});

test('a page belongs to the first sidebar that lists it, and is read there only', () => {
  const [guide, blog] = [links('/a', '/post', '/b'), links('/news', '/post', '/old')];
  expect(sidebarOf('/post', [guide, blog])?.items).toBe(guide);
  expect(neighbors('/post', guide, blog)).toEqual(['/a', '/b']);
  expect(neighbors('/news', guide, blog)).toEqual([undefined, '/old']);
});

test('sidebars are in the order of the navigation, those that it does not lead into last', () => {
  const lists = ['/c', '/b', '/a'].map((href) => ({ items: links(href) }));
  const item = {
    items: [],
    position: 'right',
    activeMatch: undefined,
    tag: undefined,
    overviewHeaders: undefined,
    href: undefined,
  } as const;
  const nav = ['/a', 'https://example.com', '/b'].map((href) => ({ ...item, text: href, href }));
  const group = { ...item, text: 'More', items: nav };
  expect(inNavOrder(lists, [group]).map((list) => linksOf(list.items)[0]?.href)).toEqual([
    '/a',
    '/b',
    '/c',
  ]);
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

test('a link to a section is not the current page', () => {
  const view = viewSidebar(links('/a', '/a#part'), { href: '/a', base: '/' });
  expect(view.map((item) => item.kind === 'link' && item.isCurrent)).toEqual([true, false]);
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
