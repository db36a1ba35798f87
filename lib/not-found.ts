import { distance } from 'fastest-levenshtein';
import { canonicalPath } from './paths';

/** A page that exists, as the export lists it in `routes.json`. */
export interface KnownPage {
  /** Canonical path without the base. */
  path: string;
  title: string;
  lang: string;
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

/** The pages of one language whose addresses are most like a path, the nearest first. */
export function nearestPages(path: string, pages: readonly KnownPage[], lang: string): KnownPage[] {
  const wanted = canonicalPath(path);
  return pages
    .filter((page) => page.lang === lang)
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
