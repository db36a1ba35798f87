import type { SidebarItem, TocEntry } from '@/lib/model';
import { buildOverview, filterOverview } from '@/lib/overview';

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
  test('are those of the sidebar, its section headers too; loose pages come last', () => {
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

  test('leave out what stands elsewhere, and groups of nothing else', () => {
    expect(namesOf([group('G', [link('a')]), group('K', [link('b')])], ['b'])).toEqual(['K: b']);
  });

  test('begin with the page of the group itself', () => {
    expect(namesOf([group('G', [link('a')], '/g')], ['g', 'a'])).toEqual(['G: G, a']);
  });

  test('list headings of the wanted depths as links to them; a sidebar entry may want others', () => {
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
  /** What is left, as indented lines without marks. */
  const left = (query: string) =>
    filterOverview(groups, query).flatMap((items, groupIndex) =>
      items.flatMap(({ isShown, headings }, index) => {
        const item = groups[groupIndex]?.items[index];
        const shown = item?.headings.filter((_, place) => headings[place]) ?? [];
        return isShown ? [[item?.text, ...shown].join('/')] : [];
      }),
    );

  test('without words leaves all', () => {
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

  test('reads hyphens as spaces on both sides', () => {
    expect(left('quick start')).toHaveLength(1);
    expect(left('run-it')).toEqual(['Quick-start/Run it']);
  });

  test('may leave nothing', () => {
    expect(left('none of them')).toEqual([]);
  });
});
