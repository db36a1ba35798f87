import path from 'node:path';
import type { Locale, Page, Routing } from '../../model';
import { canonicalPath } from '../../paths';
import type { Report } from '../../problem/report';
import { type ContentRoot, rootKeyOf } from '../pages/pages';
import type { WrittenPages } from '../pages/routes';
import { contentDir, displayName } from '../read/content-dir';

/** Every language has a home page. */
export function checkHomes(
  { roots, pages }: { roots: readonly ContentRoot[]; pages: readonly Page[] },
  report: Report,
): void {
  for (const root of roots) {
    if (pages.some((page) => rootKeyOf(page) === root.folder && page.slug.length === 0)) continue;
    report({
      file: displayName(path.join(contentDir(), root.folder, 'index.mdx')),
      problem: 'does not exist.',
      remedy: `Write the home page of the language “${root.locale}”.`,
    });
  }
}

/** `a.mdx` and `a/index.mdx`, or two names that differ only in letter case or in how accents are encoded, claim one path. */
export function checkRoutes({ pages }: { pages: readonly Page[] }, report: Report): void {
  const owners = new Map<string, Page>();
  for (const page of pages) {
    const canonical = canonicalPath(page.routePath).normalize();
    const owner = owners.get(canonical);
    if (owner) {
      const problem = `has the path ${canonical}, which ${owner.file} has already.`;
      report({ file: page.file, problem, remedy: 'Rename or remove one of them.' });
    }
    owners.set(canonical, page);
  }
}

/** Every page and piece exists in every language. */
export function checkTranslations(
  { routing: { locales }, pages, pieces }: WrittenPages & { routing: Routing },
  report: Report,
): void {
  for (const list of [pages, pieces]) checkTranslationsIn(list, locales, report);
}

function checkTranslationsIn(
  pages: readonly Page[],
  locales: readonly Locale[],
  report: Report,
): void {
  const keyOf = (page: Page, locale: string) =>
    [locale, page.version, page.slug.join('/').toLowerCase()].join('|');
  const existing = new Set(pages.map((page) => keyOf(page, page.locale)));
  for (const page of pages) {
    for (const locale of locales.filter((name) => !existing.has(keyOf(page, name)))) {
      const root = rootKeyOf(page);
      const translation = `${rootKeyOf({ ...page, locale })}${page.relativePath.slice(root.length)}`;
      const problem = `has no page in the language “${locale}”.`;
      const remedy = `Write ${displayName(path.join(contentDir(), translation))}.`;
      report({ file: page.file, problem, remedy });
    }
  }
}
