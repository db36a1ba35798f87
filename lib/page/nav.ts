import type { NavItem } from '../model';
import { canonicalPath, tagWithBase } from '../paths';

/** How an item relates to the page shown: it is that page, its section, or neither. */
export type NavState = 'page' | 'section' | undefined;

/** A navigation item that knows the page being shown. */
export interface NavViewItem extends Pick<NavItem, 'text' | 'href' | 'tag' | 'position'> {
  state: NavState;
  items: readonly NavViewItem[];
}

/**
 * Relate a navigation item to the page being shown. A link to a section does not stand for the page.
 *
 * @param shown The page: its path without base, language and version, its link, and the base.
 */
export function viewNavItem(
  item: NavItem,
  shown: { path: string; href: string; base: string },
): NavViewItem {
  const { text, position } = item;
  const { path, href, base } = shown;
  const isCurrent =
    item.href !== undefined && !item.href.includes('#') && isSamePage(item.href, href);
  return {
    text,
    href: item.href,
    tag: tagWithBase(item.tag, base),
    position,
    state: navStateOf(item, path, isCurrent),
    items: item.items.map((child) => viewNavItem(child, shown)),
  };
}

/**
 * Is the page at `path` the item's own, or one of its section? `activeMatch` is a prefix or a regular
 * expression of paths without language and version, as in Rspress; without it only the own page counts.
 *
 * @param path Path without base, language and version: `/guide/start/intro`.
 * @param isCurrent Whether the item's own link is the page shown.
 */
export function navStateOf(
  { activeMatch: pattern }: Pick<NavItem, 'activeMatch'>,
  path: string,
  isCurrent: boolean,
): NavState {
  if (isCurrent) return 'page';
  if (pattern === undefined) return undefined;
  // The page of a folder belongs to what the folder is named as: `/api` to `/api/`.
  const spellings = [path, `${path}/`];
  const isWithin = (spelling: string) =>
    spelling.startsWith(pattern) || new RegExp(pattern).test(spelling);
  return spellings.some(isWithin) ? 'section' : undefined;
}

/** Do two hrefs name the same page? Query, hash, letter case and a trailing slash do not matter. */
export function isSamePage(a: string, b: string): boolean {
  return pageKey(a) === pageKey(b);
}

/** What all hrefs of one page have in common. */
export function pageKey(href: string): string {
  return canonicalPath(href.replace(/[?#].*$/, ''));
}

/** The hrefs of a navigation, from left to right. */
export function navHrefs(items: readonly NavItem[]): string[] {
  return items.flatMap(({ href, items: inner }) =>
    inner.length > 0 ? navHrefs(inner) : (href ?? []),
  );
}
