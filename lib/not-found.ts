import { distance } from 'fastest-levenshtein';
import { canonicalPath } from './paths';

/** A page that exists, as the export lists it in `routes.json`. */
export interface KnownPage {
  /** Canonical path without the base. */
  path: string;
  title: string;
  lang: string;
  /** Of the documentation; absent on a site with one. */
  version?: string;
  /** Of an address that leads on: the href, or the URL, of its target. */
  to?: string;
}

/** How many pages a lost reader is offered. */
const OFFERED = 3;

/**
 * The page that an address without one must mean: the same but for letter case, `.html`, `/index`, a slash
 * at the end, or the segment of the default language.
 */
export function findMeantPage(
  path: string,
  pages: readonly KnownPage[],
  defaultLocale: string,
): KnownPage | undefined {
  const canonical = canonicalPath(path);
  const shorter = canonical.replace(new RegExp(`^/${defaultLocale}(?=/|$)`), '') || '/';
  return (
    pages.find((page) => canonicalPath(page.path) === canonical) ??
    pages.find((page) => canonicalPath(page.path) === shorter)
  );
}

/** The home page of the language and version that a path begins with. Only home pages end with a slash. */
export function homeOf(path: string, pages: readonly KnownPage[]): KnownPage | undefined {
  const wanted = `${canonicalPath(path).replace(/\/$/, '')}/`;
  return pages
    .filter((page) => page.path.endsWith('/') && wanted.startsWith(page.path.toLowerCase()))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** The pages of the same language and version whose addresses are most like a path, the nearest first. */
export function nearestPages(path: string, pages: readonly KnownPage[]): KnownPage[] {
  const wanted = canonicalPath(path);
  const home = homeOf(path, pages);
  return pages
    .filter((page) => page.lang === home?.lang && page.version === home.version && !page.to)
    .map((page) => ({ page, difference: differenceOf(wanted, canonicalPath(page.path)) }))
    .sort((a, b) => a.difference - b.difference)
    .slice(0, OFFERED)
    .map(({ page }) => page);
}

/** The last segment tells most about what somebody looks for. */
function differenceOf(wanted: string, path: string): number {
  const lastOf = (text: string) => text.split('/').at(-1) ?? '';
  return distance(lastOf(wanted), lastOf(path)) * 2 + distance(wanted, path);
}
