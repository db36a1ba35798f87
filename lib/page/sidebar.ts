import type { NavItem, SidebarGroup, SidebarItem, SidebarLink } from '../model';
import { tagWithBase } from '../paths';
import { isSamePage, navHrefs, pageKey } from './nav';

/** A sidebar entry that knows the page being shown. */
export type SidebarViewItem =
  | (SidebarLink & { isCurrent: boolean })
  | (Omit<SidebarGroup, 'items'> & {
      isCurrent: boolean;
      /** Open when the page loads: not collapsed, or it holds the page being shown. */
      isOpen: boolean;
      items: readonly SidebarViewItem[];
    })
  | Extract<SidebarItem, { kind: 'section-header' | 'divider' }>;

/** Mark the entry of the page shown and open the groups that hold it. Entries for its sections are not the page. */
export function viewSidebar(
  items: readonly SidebarItem[],
  shown: { href: string; base: string },
): SidebarViewItem[] {
  const { href, base } = shown;
  return items.map((source) => {
    const item =
      source.kind === 'divider' || source.tag === undefined
        ? source
        : { ...source, tag: tagWithBase(source.tag, base) };
    switch (item.kind) {
      case 'link':
        return { ...item, isCurrent: !item.href.includes('#') && isSamePage(item.href, href) };
      case 'group': {
        const children = viewSidebar(item.items, shown);
        const isCurrent = item.href !== undefined && isSamePage(item.href, href);
        const isOpen = !item.collapsed || isCurrent || children.some(holdsCurrent);
        return { ...item, isCurrent, isOpen, items: children };
      }
      default:
        return item;
    }
  });
}

/** The links of a sidebar in reading order; the link of a group comes before its items. */
export function linksOf(items: readonly SidebarItem[]): { text: string; href: string }[] {
  return items.flatMap((item) => {
    if (item.kind === 'link') return [{ text: item.text, href: item.href }];
    if (item.kind !== 'group') return [];
    const self = item.href === undefined ? [] : [{ text: item.text, href: item.href }];
    return [...self, ...linksOf(item.items)];
  });
}

/** Sort sidebars by the first item of the navigation that leads into them; those without one come last. */
export function inNavOrder<List extends { items: readonly SidebarItem[] }>(
  lists: readonly List[],
  nav: readonly NavItem[],
): List[] {
  const hrefs = navHrefs(nav);
  const rankOf = ({ items }: List) => {
    const own = new Set(linksOf(items).map(({ href }) => href));
    const rank = hrefs.findIndex((href) => own.has(href));
    return rank < 0 ? hrefs.length : rank;
  };
  return [...lists].sort((a, b) => rankOf(a) - rankOf(b));
}

/** A sidebar, and the links to the pages that belong to it, in reading order. */
export interface PageSidebar {
  items: readonly SidebarItem[];
  pages: readonly { text: string; href: string }[];
}

/**
 * The sidebar of a page: the first that lists it. A page belongs to one sidebar, wherever it was opened, so that reading on
 * leads through each page once.
 *
 * @param lists The sidebars in the order of the navigation.
 */
export function sidebarOf(
  href: string,
  lists: readonly (readonly SidebarItem[])[],
): PageSidebar | undefined {
  const known = new Set<string>();
  for (const items of lists) {
    const pages = linksOf(items).filter((link) => {
      const page = pageKey(link.href);
      if (!link.href.startsWith('/') || known.has(page)) return false;
      known.add(page);
      return true;
    });
    if (pages.some((link) => isSamePage(link.href, href))) return { items, pages };
  }
  return undefined;
}

/** The pages before and after the page at `href`, among those of its sidebar. */
export function neighborsOf(href: string, pages: PageSidebar['pages']) {
  const index = pages.findIndex((link) => isSamePage(link.href, href));
  if (index < 0) return { prev: undefined, next: undefined };
  return { prev: pages[index - 1], next: pages[index + 1] };
}

function holdsCurrent(item: SidebarViewItem): boolean {
  if (item.kind === 'link') return item.isCurrent;
  return item.kind === 'group' && (item.isCurrent || item.items.some(holdsCurrent));
}
