import { createHash } from 'node:crypto';
import path from 'node:path';
import type { SiteSettings } from '../../config/resolve-site';
import type { Page } from '../../model';
import { hrefFor } from '../../paths';
import type { SearchDocument } from '../../search/document';
import { contentsOf, type SearchIndexFile } from '../../search/index-file';
import type { SearchSource } from '../../search/model';
import { searchModeOf } from '../../search/search-modes';
import { compilePage } from '../compile/compile-page';
import { assetsDir, GENERATED_FOLDER } from '../images/assets';
import { writeWhole } from '../read/write-whole';
import type { Site } from '../site';
import { hanVariantsOf } from './han-variants';
import { isSearchable, type SearchableText, searchDocumentOf } from './search-documents';

/** The index name of the specification: the names of both files begin with it. */
const DOCUMENTS_NAME = 'search_index';
const INDEX_NAME = 'search_index_terms';

/** The pages that one search covers: a language, and a version where each has its own. */
type Scope = string;

/** The documents of each search, collected while the pages are compiled for checking. */
export class SearchCollector {
  readonly scopes = new Map<Scope, SearchDocument[]>();
  /** What readers call pages and sections, by address below the base. */
  readonly keywords: Record<string, string> = {};
  /** The titles of a page in all languages. */
  private readonly titles = new Map<string, Set<string>>();

  constructor(readonly site: Site) {
    for (const page of site.pages) {
      const titles = this.titles.get(translationKeyOf(page)) ?? new Set();
      this.titles.set(translationKeyOf(page), titles.add(page.title));
    }
  }

  /** Add a compiled page if the search may find it. */
  add(page: Page, compiled: SearchableText): void {
    const scope = scopeOf(this.site.config, page);
    const documents = this.scopes.get(scope) ?? [];
    this.scopes.set(scope, documents);
    if (!isSearchable(page, compiled)) return;
    documents.push(searchDocumentOf(page, compiled, documents.length));
    const { routePath, title } = page;
    const otherTitles = [...(this.titles.get(translationKeyOf(page)) ?? [])].filter(
      (other) => other !== title,
    );
    for (const { id, words } of this.site.keywords.get(page) ?? []) {
      this.keywords[routePath + (id && `#${id}`)] = words.join(', ');
    }
    const words = [this.keywords[routePath] ?? [], otherTitles].flat();
    if (words.length > 0) this.keywords[routePath] = words.join(', ');
  }
}

/** The same for a page in every language. */
function translationKeyOf({ version, slug }: Page): string {
  return [version, ...slug].join('/');
}

/** The files of one search, as text. */
export interface SearchFiles {
  documents: string;
  index: string;
}

/** Make both files of one search. The same documents give the same bytes. */
export function renderSearchFiles(
  { config: { base }, synonyms, pages }: Site,
  documents: readonly SearchDocument[],
  keywords: Readonly<Record<string, string>> = {},
): SearchFiles {
  const news = pages.filter(isNews).map(({ routePath }) => routePath);
  const contents = contentsOf(documents, { base, news, keywords, variantsOf: hanVariantsOf });
  const index: SearchIndexFile = { synonyms, contents };
  return { documents: JSON.stringify(documents), index: JSON.stringify(index) };
}

/** A post named after a version tells of that release. Another post is a guide, whose date says only how old it is. */
function isNews({ title, frontmatter }: Page): boolean {
  return frontmatter.published_at !== undefined && /\d\.\d/.test(title);
}

/** Where a build has written the files of each search. */
export type SearchSources = ReadonlyMap<Scope, SearchSource>;

/** Write the files of every search; none on a site without an index. */
export function writeSearchFiles({ site, scopes, keywords }: SearchCollector): SearchSources {
  const sources = new Map<Scope, SearchSource>();
  const { base } = site.config;
  for (const [scope, documents] of searchModeOf(site.config)?.hasIndex ? scopes : []) {
    const files = renderSearchFiles(site, documents, keywords);
    const documentsUrl = publish(`${DOCUMENTS_NAME}.${scope}`, files.documents, base);
    const indexUrl = publish(`${INDEX_NAME}.${scope}`, files.index, base);
    sources.set(scope, { documentsUrl, indexUrl, base });
  }
  return sources;
}

/**
 * The files of the search of a page in development; undefined on a site without an index. They are made on request, under
 * an address that changes with the content.
 */
export function liveSearchSource(
  { config, revision }: Pick<Site, 'config' | 'revision'>,
  page: Page,
): SearchSource | undefined {
  if (!searchModeOf(config)?.hasIndex) return undefined;
  const scope = scopeOf(config, page);
  const url = (part: string) =>
    hrefFor(`/search-index/${scope}.${part}.json?revision=${revision}`, config.base);
  return { documentsUrl: url('documents'), indexUrl: url('index'), base: config.base };
}

/** `en`, or `1.x.en` if every version has its own search. */
export function scopeOf({ search }: SiteSettings, { version, locale }: Page): Scope {
  return search.versioned && version !== undefined ? `${version}.${locale}` : locale;
}

/** Write a file under a name that carries a hash of its bytes. Returns its href. */
function publish(name: string, text: string, base: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `${GENERATED_FOLDER}/${name}.${hash}.json`;
  writeWhole(path.join(assetsDir(), file), text);
  return hrefFor(`/${file}`, base);
}

/** Make the files of one search from the content as it is now, for development. */
export async function loadSearchFiles(site: Site, scope: string): Promise<SearchFiles> {
  const collector = new SearchCollector(site);
  for (const page of site.pages.filter((candidate) => scopeOf(site.config, candidate) === scope)) {
    collector.add(page, await compilePage(site, page));
  }
  return renderSearchFiles(site, collector.scopes.get(scope) ?? [], collector.keywords);
}
