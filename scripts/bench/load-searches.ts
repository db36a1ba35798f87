import { checkSite } from '../../lib/content/check/check-site';
import { renderSearchFiles, SearchCollector } from '../../lib/content/search/search-files';
import { readSite } from '../../lib/content/site';
import { parseDocuments, type SearchDocument } from '../../lib/search/document';
import { createEngine, type LocalEngine } from '../../lib/search/engine';
import { type Contents, parseIndexFile } from '../../lib/search/index-file';

/** The search of one language, as a browser would load it. */
export interface LoadedSearch {
  engine: LocalEngine;
  contents: Contents;
  documents: readonly SearchDocument[];
}

/** Compiles the content folder and loads the search of every language from the files that the site would serve. */
export async function loadSearches(): Promise<Map<string, LoadedSearch>> {
  const site = await readSite();
  const collector = new SearchCollector(site);
  await checkSite(site, (page, compiled) => collector.add(page, compiled));
  const searches = new Map<string, LoadedSearch>();
  for (const [scope, documents] of collector.scopes) {
    const files = renderSearchFiles(site, documents, collector.keywords);
    const { contents, synonyms } = parseIndexFile(files.index);
    const pages = parseDocuments(files.documents);
    const engine = createEngine(contents, synonyms);
    await engine.addTexts(pages);
    searches.set(scope, { engine, contents, documents: pages });
  }
  return searches;
}
