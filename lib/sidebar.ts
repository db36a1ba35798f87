import type { SidebarGroup, SidebarItem, SidebarLink } from './model';
import { isSamePage } from './nav';
import { tagWithBase } from './paths';

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

/** Mark the entry of the page shown and open the groups that hold it. */
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
        return { ...item, isCurrent: isSamePage(item.href, href) };
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

/** The links before and after the page at `href`; none for a page that the sidebar does not list. */
export function neighborsOf(href: string, items: readonly SidebarItem[]) {
  const isOwn = (link: { href: string }) => isSamePage(link.href, href);
  const links = linksOf(items).filter(({ href: target }) => target.startsWith('/'));
  const index = links.findIndex(isOwn);
  if (index < 0) return { prev: undefined, next: undefined };
  // Another entry may lead to the same page.
  const next = links.slice(index + 1).find((link) => !isOwn(link));
  return { prev: links[index - 1], next };
}

function holdsCurrent(item: SidebarViewItem): boolean {
  if (item.kind === 'link') return item.isCurrent;
  return item.kind === 'group' && (item.isCurrent || item.items.some(holdsCurrent));
}
