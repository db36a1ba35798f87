import type { SidebarItem, TocEntry } from '@/lib/model';
import { buildOverview, filterOverview } from '@/lib/page/overview';

const toc: TocEntry[] = [
  { id: 'one', text: 'One', depth: 2, charIndex: 0 },
  { id: 'two', text: 'Two', depth: 3, charIndex: 4 },
];
const listed = { toc, headers: [2] };
const link = (name: string): SidebarItem => ({ kind: 'link', text: name, href: `/${name}` });
const group = (text: string, items: SidebarItem[], href?: string): SidebarItem => ({
  kind: 'group',
  text,
  href,
  collapsible: true,
  collapsed: false,
  items,
});

/** The groups as `name: item, item`. */
function namesOf(sidebar: SidebarItem[], pages: string[]): string[] {
  return buildOverview(sidebar, new Map(pages.map((name) => [`/${name}`, listed]))).map(
    ({ name, items }) => `${name}: ${items.map(({ text }) => text).join(', ')}`,
  );
}

describe('the groups of an overview', () => {
  test('are those of the sidebar, including its section headers; pages without a group come last', () => {
    const sidebar = [
      link('a'),
      group('G', [link('b'), group('Inner', [link('c')])]),
      { kind: 'section-header', text: 'H' } as const,
      link('d'),
      { kind: 'divider', dashed: false } as const,
      link('e'),
    ];
    expect(namesOf(sidebar, ['a', 'b', 'c', 'd', 'e'])).toEqual([
      'G: b, c',
      'H: d',
      'undefined: a, e',
    ]);
  });

  test('exclude pages of other folders, and groups of such pages', () => {
    expect(namesOf([group('G', [link('a')]), group('K', [link('b')])], ['b'])).toEqual(['K: b']);
  });

  test('start with the page of the group', () => {
    expect(namesOf([group('G', [link('a')], '/g')], ['g', 'a'])).toEqual(['G: G, a']);
  });

  test('list headings of the configured depths as links; a sidebar entry may set other depths', () => {
    const [{ items } = { items: [] }] = buildOverview(
      [link('a'), { kind: 'link', text: 'b', href: '/b', overviewHeaders: [3] }],
      new Map([
        ['/a', listed],
        ['/b', listed],
      ]),
    );
    expect(items.map(({ headings }) => headings)).toEqual([
      [{ text: 'One', href: '/a#one' }],
      [{ text: 'Two', href: '/b#two' }],
    ]);
  });
});

describe('a filter', () => {
  const groups = [
    { name: 'Start', items: [{ text: 'Quick-start', headings: ['Install', 'Run it'] }] },
    {
      name: 'Usage',
      items: [
        { text: 'Bundle size', headings: ['Install size', 'Diff'] },
        { text: 'Loaders', headings: [] },
      ],
    },
  ];
  /** The remaining entries, as indented lines without marks. */
  const left = (query: string) =>
    filterOverview(groups, query).flatMap((items, groupIndex) =>
      items.flatMap(({ isShown, headings }, index) => {
        const item = groups[groupIndex]?.items[index];
        const shown = item?.headings.filter((_, place) => headings[place]) ?? [];
        return isShown ? [[item?.text, ...shown].join('/')] : [];
      }),
    );

  test('without words keeps all entries', () => {
    expect(left('')).toEqual([
      'Quick-start/Install/Run it',
      'Bundle size/Install size/Diff',
      'Loaders',
    ]);
    expect(left('  ')).toHaveLength(3);
  });

  test('keeps a whole group by its name, a whole item by its text, else the headings that match', () => {
    expect(left('usage')).toEqual(['Bundle size/Install size/Diff', 'Loaders']);
    expect(left('BUNDLE')).toEqual(['Bundle size/Install size/Diff']);
    expect(left('install')).toEqual(['Quick-start/Install', 'Bundle size/Install size']);
  });

  test('treats hyphens as spaces in query and text', () => {
    expect(left('quick start')).toHaveLength(1);
    expect(left('run-it')).toEqual(['Quick-start/Run it']);
  });

  test('may have no matches', () => {
    expect(left('none of them')).toEqual([]);
  });
});
