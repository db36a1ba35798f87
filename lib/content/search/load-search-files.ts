import type { Page } from '../../model';
import { compilePage } from '../compile-page';
import type { Site } from '../site';
import type { SearchableText } from './search-documents';
import { renderSearchFiles, SearchCollector, type SearchFiles, scopeOf } from './search-files';

interface Compiled {
  /** The text, and that of all shared pieces and terms, from which it was compiled. */
  source: string;
  result: SearchableText;
}

/** Most pages stay as they are from one edit to the next. */
const compiled = new Map<string, Compiled>();

/**
 * Make the files of one search from the content as it is now, for development. Only pages that changed
 * since the last time are compiled again.
 */
export async function loadSearchFiles(site: Site, scope: string): Promise<SearchFiles> {
  const collector = new SearchCollector(site);
  const pages = site.routes.pages.filter(({ isShared }) => !isShared);
  const pieces = site.routes.pages.filter(({ isShared }) => isShared).map(({ body }) => body);
  const shared = [...pieces, site.glossary?.source];
  for (const page of pages.filter((candidate) => scopeOf(site.config, candidate) === scope)) {
    collector.add(page, await compileOnce(site, page, [page.body, ...shared].join('\0')));
  }
  return renderSearchFiles(site, collector.scopes.get(scope) ?? []);
}

async function compileOnce(site: Site, page: Page, source: string): Promise<SearchableText> {
  const known = compiled.get(page.file);
  if (known?.source === source) return known.result;
  const { text, toc, unsearched } = await compilePage(site, page, false);
  const result = { text, toc, unsearched };
  compiled.set(page.file, { source, result });
  return result;
}
