import type { KnownPage } from '../../model';
import { canonicalPath } from '../../paths';
import { editsBetween } from '../../problem/edits-between';

/** The number of pages offered. */
const OFFERED = 3;

/** The share of the characters of a segment that may be wrong. */
const LIKE = 0.35;

/** Fewer characters may match by accident. */
const LEAST_PART = 3;

/**
 * The page that an unknown address most likely means: the same address except for letter case, `.html`, `/index`,
 * a slash at the end, the segment of the default language, or a version before the language, as in Rspress.
 */
export function findMeantPage(
  path: string,
  pages: readonly KnownPage[],
  defaultLocale: string,
): KnownPage | undefined {
  const canonical = languageFirst(canonicalPath(path), pages);
  const shorter = canonical.replace(new RegExp(`^/${defaultLocale}(?=/|$)`), '') || '/';
  return (
    pages.find((page) => canonicalPath(page.path) === canonical) ??
    pages.find((page) => canonicalPath(page.path) === shorter)
  );
}

/** A path that begins with a version and a language, with the language before the version. */
function languageFirst(path: string, pages: readonly KnownPage[]): string {
  const [, first, second, ...rest] = path.split('/');
  const isTurned = pages.some(({ version }) => version?.toLowerCase() === first);
  const isLanguage = pages.some(({ lang }) => lang.toLowerCase() === second);
  return isTurned && isLanguage ? `/${[second, first, ...rest].join('/')}` : path;
}

/** The home page of the language and version that a path begins with. Only home pages end with a slash. */
export function homeOf(path: string, pages: readonly KnownPage[]): KnownPage | undefined {
  const wanted = `${languageFirst(canonicalPath(path), pages).replace(/\/$/, '')}/`;
  return pages
    .filter((page) => page.path.endsWith('/') && wanted.startsWith(page.path.toLowerCase()))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * The pages of the same language and version whose addresses are similar to a path, the nearest first: those below or
 * above it, then those whose last segment is spelled like its own.
 */
export function nearestPages(path: string, pages: readonly KnownPage[]): KnownPage[] {
  const wanted = languageFirst(canonicalPath(path), pages);
  const home = homeOf(path, pages);
  return pages
    .filter((page) => page.lang === home?.lang && page.version === home.version && !page.to)
    .map((page) => ({ page, difference: differenceOf(wanted, canonicalPath(page.path)) }))
    .filter(({ page, difference }) => page !== home && difference < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, OFFERED)
    .map(({ page }) => page);
}

/** How much a path differs from one that exists; infinite if they are not similar. */
function differenceOf(wanted: string, path: string): number {
  const [last, lastOfPath] = [lastSegment(wanted), lastSegment(path)];
  // Ends of segments are left out, and endings written on: “rule” for “rules”, “quick” for “quick-start”.
  const [short = '', long = ''] = [last, lastOfPath].sort((a, b) => a.length - b.length);
  const isPart = short.length >= LEAST_PART && long.startsWith(short);
  const isAround = path.startsWith(`${wanted}/`) || wanted.startsWith(`${path}/`);
  const spelling = editsBetween(last, lastOfPath);
  const isLike = isAround || isPart || spelling <= last.length * LIKE;
  return isLike
    ? (isAround ? 0 : spelling) * 2 + editsBetween(wanted, path)
    : Number.POSITIVE_INFINITY;
}

function lastSegment(path: string): string {
  return path.split('/').at(-1) ?? '';
}
