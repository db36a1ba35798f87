import type { Page, Routing } from '../model';
import { pathFor } from '../paths';
import { type ContentRoot, rootKeyOf } from './pages';

/**
 * The pages that a language shows in the default one, because they are not translated yet. Each has the file and the
 * text of its original, and the address and the relative path that a translation would have, so that it has a place in
 * the sidebar and its links stay in the language.
 *
 * @param own The pages of the language and version.
 * @param pages Those of all languages.
 */
export function fallbacksFor(
  { locale, version, folder }: ContentRoot,
  written: readonly Page[],
  { pages, routing }: { pages: readonly Page[]; routing: Routing },
): Page[] {
  const nameOf = ({ slug }: Page) => slug.join('/').toLowerCase();
  const translated = new Set(written.map(nameOf));
  const missing = pages.filter(
    (page) =>
      page.locale === routing.defaultLocale &&
      page.version === version &&
      !translated.has(nameOf(page)),
  );
  return missing.map((original) => ({
    ...original,
    locale,
    original,
    relativePath: folder + original.relativePath.slice(rootKeyOf(original).length),
    routePath: pathFor({ ...original, locale }, routing),
  }));
}
