import type { Page } from '../../model';
import type { SearchDocument } from '../../search/document';
import { compilePage } from '../compile/compile-page';
import type { Site } from '../site';
import { renderSearchFiles, SearchCollector, type SearchFiles, scopeOf } from './search-files';

/** Make the files of one search from the content as it is now, for development. */
export async function loadSearchFiles(site: Site, scope: string): Promise<SearchFiles> {
  const { scopes, keywords } = await collectSearch(site, scope);
  return renderSearchFiles(site, scopes.get(scope) ?? [], keywords);
}

/** The documents of all pages in the language and version of a page: those of the build, or as the content is now. */
export async function documentsLike(site: Site, page: Page): Promise<readonly SearchDocument[]> {
  const scope = scopeOf(site.config, page);
  const { scopes } = site.search ?? (await collectSearch(site, scope));
  return scopes.get(scope) ?? [];
}

async function collectSearch(site: Site, scope: string): Promise<SearchCollector> {
  const collector = new SearchCollector(site);
  for (const page of site.pages.filter((candidate) => scopeOf(site.config, candidate) === scope)) {
    collector.add(page, await compilePage(site, page));
  }
  return collector;
}
