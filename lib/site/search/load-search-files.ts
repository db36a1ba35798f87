import { compilePage } from '../compile/compile-page';
import type { Site } from '../site';
import { renderSearchFiles, SearchCollector, type SearchFiles, scopeOf } from './search-files';

/** Make the files of one search from the content as it is now, for development. */
export async function loadSearchFiles(site: Site, scope: string): Promise<SearchFiles> {
  const collector = new SearchCollector(site);
  for (const page of site.pages.filter((candidate) => scopeOf(site.config, candidate) === scope)) {
    collector.add(page, await compilePage(site, page));
  }
  return renderSearchFiles(site, collector.scopes.get(scope) ?? [], collector.keywords);
}
