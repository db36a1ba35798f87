import type { NavItem } from './model';
import { canonicalPath } from './paths';

/** How an item relates to the page shown: it is that page, its section, or neither. */
export type NavState = 'page' | 'section' | undefined;

/** A navigation item that knows the page being shown. */
export interface NavViewItem {
  text: string;
  href: string | undefined;
  state: NavState;
  tag: string | undefined;
  position: 'left' | 'right';
  items: readonly NavViewItem[];
}

/**
 * Relate a navigation item to the page being shown.
 *
 * @param path Path without base, language and version.
 * @param href The link to the page.
 */
export function viewNavItem(item: NavItem, path: string, href: string): NavViewItem {
  const isCurrent = item.href !== undefined && isSamePage(item.href, href);
  const items = item.kind === 'group' ? item.items : [];
  return {
    text: item.text,
    href: item.href,
    state: navStateOf(item, path, isCurrent),
    tag: item.tag,
    position: item.position,
    items: items.map((child) => viewNavItem(child, path, href)),
  };
}

/**
 * Is the page at `path` the item's own, or one of its section? `activeMatch` is a prefix or a regular
 * expression of paths without language and version, as in Rspress; without it only the own page counts.
 *
 * @param path Path without base, language and version: `/guide/start/intro`.
 * @param isCurrent Whether the item's own link is the page shown.
 */
export function navStateOf(item: NavItem, path: string, isCurrent: boolean): NavState {
  if (isCurrent) return 'page';
  const pattern = item.activeMatch;
  if (pattern === undefined) return undefined;
  // The page of a folder belongs to what the folder is named as: `/api` to `/api/`.
  const spellings = [path, `${path}/`];
  const isWithin = (spelling: string) =>
    spelling.startsWith(pattern) || new RegExp(pattern).test(spelling);
  return spellings.some(isWithin) ? 'section' : undefined;
}

/** Do two hrefs name the same page? Query, hash, letter case and a trailing slash do not matter. */
export function isSamePage(a: string, b: string): boolean {
  return canonicalPath(pathOf(a)) === canonicalPath(pathOf(b));
}

function pathOf(href: string): string {
  return href.replace(/[?#].*$/, '');
}
