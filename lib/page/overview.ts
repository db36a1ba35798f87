import type { SidebarItem, TocEntry } from '../model';

/** Depths of the headings that an overview lists below a page. */
export const DEFAULT_OVERVIEW_HEADERS: readonly number[] = [2];

export interface OverviewItem {
  text: string;
  href: string;
  headings: readonly { text: string; href: string }[];
}

/** Pages of a sidebar group; without a name those that are in none. */
export interface OverviewGroup {
  name: string | undefined;
  items: readonly OverviewItem[];
}

/** What an overview knows of a page that it lists. */
export interface ListedPage {
  toc: readonly TocEntry[];
  /** Depths of the headings to list. */
  headers: readonly number[];
}

/**
 * The pages of a folder as their sidebar groups them: by its groups and section headers, whatever is
 * deeper in the group around it. Pages before the first header, and after a divider, are in a group without
 * a name, the last.
 *
 * @param pages The pages to list, by href; links to any other are left out.
 */
export function buildOverview(
  sidebar: readonly SidebarItem[],
  pages: ReadonlyMap<string, ListedPage>,
): OverviewGroup[] {
  const groups: { name: string | undefined; items: OverviewItem[] }[] = [];
  let current: (typeof groups)[number] = { name: undefined, items: [] };
  const loose = current;
  for (const item of sidebar) {
    if (item.kind === 'section-header') {
      current = { name: item.text, items: [] };
      groups.push(current);
    } else if (item.kind === 'group') {
      groups.push({ name: item.text, items: itemsOf([item], pages) });
    } else if (item.kind === 'divider') {
      current = loose;
    } else {
      current.items.push(...itemsOf([item], pages));
    }
  }
  return [...groups, loose].filter(({ items }) => items.length > 0);
}

function itemsOf(
  sidebar: readonly SidebarItem[],
  pages: ReadonlyMap<string, ListedPage>,
): OverviewItem[] {
  return sidebar.flatMap((item) => {
    if (item.kind !== 'link' && item.kind !== 'group') return [];
    const { text, href, overviewHeaders } = item;
    const page = href === undefined ? undefined : pages.get(href);
    const own =
      href !== undefined && page
        ? [itemOf({ text, href }, { ...page, headers: overviewHeaders ?? page.headers })]
        : [];
    return item.kind === 'group' ? [...own, ...itemsOf(item.items, pages)] : own;
  });
}

function itemOf(link: { text: string; href: string }, { toc, headers }: ListedPage): OverviewItem {
  const headings = toc
    .filter(({ depth }) => headers.includes(depth))
    .map(({ text, id }) => ({ text, href: `${link.href}#${id}` }));
  return { ...link, headings };
}

/** The words of a group, as the filter sees them. */
export interface GroupWords {
  name: string;
  items: readonly { text: string; headings: readonly string[] }[];
}

/** What stays of an item: itself, and which of its headings. */
interface ItemMatch {
  isShown: boolean;
  headings: readonly boolean[];
}

/**
 * What of an overview a query leaves. A group whose name matches stays whole, so does an item whose text
 * matches; otherwise an item stays with those of its headings that match.
 */
export function filterOverview(groups: readonly GroupWords[], query: string): ItemMatch[][] {
  return groups.map(({ name, items }) => {
    const isWhole = matches(name, query);
    return items.map(({ text, headings }) => {
      const isOwn = isWhole || matches(text, query);
      const shown = headings.map((heading) => isOwn || matches(heading, query));
      return { isShown: isOwn || shown.includes(true), headings: shown };
    });
  });
}

/** Specified: a part of the text, whatever its letter case, hyphens read as spaces. */
function matches(text: string, query: string): boolean {
  return normalize(text).includes(normalize(query).trim());
}

function normalize(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ');
}
