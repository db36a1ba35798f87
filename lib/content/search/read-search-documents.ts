import path from 'node:path';
import type { Page } from '../../model';
import { parseDocuments, type SearchDocument } from '../../search/document';
import { assetsDir } from '../assets';
import { readTextIfAny } from '../read/files';
import type { Site } from '../site';
import { loadSearchFiles } from './load-search-files';
import { scopeOf, searchSourceOf } from './search-files';

/**
 * The search documents of all pages in the language and version of a page. A build has written them, unless the index
 * is in pieces; then, and in development, they are made from the compiled pages.
 */
export async function readSearchDocuments(
  site: Site,
  page: Page,
): Promise<readonly SearchDocument[]> {
  const written = site.mode === 'build' ? searchSourceOf(site, page) : undefined;
  const { base } = site.config;
  const file =
    written && 'documentsUrl' in written
      ? path.join(assetsDir(), written.documentsUrl.slice(base.length))
      : undefined;
  const text = file === undefined ? undefined : readTextIfAny(file);
  if (text !== undefined) return parseDocuments(text);
  const { documents } = await loadSearchFiles(site, scopeOf(site.config, page));
  return parseDocuments(documents);
}
