import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Page } from '../../model';
import { hrefFor } from '../../paths';
import type { SiteSettings } from '../../resolve-site';
import type { SearchDocument } from '../../search/document';
import { contentsOf, type SearchIndexFile } from '../../search/index-file';
import type { SearchPieces, SearchSource } from '../../search/model';
import { searchModeOf } from '../../search/search-modes';
import { assetsDir, GENERATED_FOLDER } from '../assets';
import type { Site } from '../site';
import { writeWhole } from '../write-whole';
import { hanVariantsOf } from './han-variants';
import { isSearchable, type SearchableText, searchDocumentOf } from './search-documents';

/** The index name of the specification: the names of both files begin with it. */
const DOCUMENTS_NAME = 'search_index';
const INDEX_NAME = 'search_index_terms';
const BUNDLE_NAME = 'search_pieces';
/**
 * The most text that a browser is asked to fetch and index, in UTF-16 units: some 500 long pages, 1.5 MB of download
 * and 3 seconds of a worker. The index of a larger site is written in pieces.
 */
const MOST_TEXT = 5_000_000;

/** The pages that one search covers: a language, and a version where each has its own. */
type Scope = string;

/** The documents of each search, collected while the pages are compiled for checking. */
export class SearchCollector {
  readonly scopes = new Map<Scope, SearchDocument[]>();
  /** What readers call pages and sections, by address below the base. */
  readonly keywords: Record<string, string> = {};
  /** Where a build has written the files of each search. */
  readonly sources = new Map<Scope, SearchSource | SearchPieces>();
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
    const { routePath, frontmatter, title } = page;
    const otherTitles = [...(this.titles.get(translationKeyOf(page)) ?? [])].filter(
      (other) => other !== title,
    );
    const words = [...(frontmatter.keywords ?? []), ...otherTitles];
    if (words.length > 0) this.keywords[routePath] = words.join(', ');
    for (const { id, words } of compiled.keywords) {
      this.keywords[`${routePath}#${id}`] = words.join(', ');
    }
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

/** A file of an index in pieces, by its path in the folder of the index. */
export interface PieceFile {
  path: string;
  content: Uint8Array;
  /** Does every query need it? */
  isFirst: boolean;
}

/** Makes the index of one language in pieces. */
export type PiecesBuilder = (
  documents: readonly SearchDocument[],
  page: { lang: string; base: string },
) => Promise<readonly PieceFile[]>;

/** Write the files of every search. */
export async function writeSearchFiles(
  search: SearchCollector,
  buildPieces: PiecesBuilder,
): Promise<void> {
  const { site, scopes, keywords, sources } = search;
  const { base } = site.config;
  for (const [scope, documents] of searchModeOf(site.config)?.hasIndex ? scopes : []) {
    const files = renderSearchFiles(site, documents, keywords);
    if (site.config.search.mode !== 'sharded' && lengthOf(documents) <= MOST_TEXT) {
      const documentsUrl = publish(`${DOCUMENTS_NAME}.${scope}`, files.documents, base);
      const indexUrl = publish(`${INDEX_NAME}.${scope}`, files.index, base);
      sources.set(scope, { documentsUrl, indexUrl, base });
      continue;
    }
    const lang = scope.split('.').at(-1) ?? scope;
    const pieces = await buildPieces(documents, { lang, base });
    // Some of their names are the same for every index, and browsers keep them for a year.
    const hash = hashOf(...pieces.map(({ content }) => content));
    const folder = `${GENERATED_FOLDER}/${BUNDLE_NAME}.${scope}.${hash}`;
    for (const { path: name, content } of pieces) {
      writeWhole(path.join(assetsDir(), folder, name), content);
    }
    const firstFiles = pieces.filter(({ isFirst }) => isFirst).map(({ path: name }) => name);
    sources.set(scope, { bundleUrl: hrefFor(`/${folder}/`, base), firstFiles });
  }
  site.search = search;
}

/**
 * The files of the search of a page; undefined on a site without an index. In development they are made on request,
 * under an address that changes with the content.
 */
export function searchSourceOf(site: Site, page: Page): SearchSource | SearchPieces | undefined {
  const { mode, config, revision } = site;
  if (!searchModeOf(config)?.hasIndex) return undefined;
  const scope = scopeOf(config, page);
  if (mode === 'build') return site.search?.sources.get(scope);
  const url = (part: string) =>
    hrefFor(`/search-index/${scope}.${part}.json?revision=${revision}`, config.base);
  return { documentsUrl: url('documents'), indexUrl: url('index'), base: config.base };
}

/** Has the build written an index in pieces? */
export function hasPieces(site: Site): boolean {
  const sources = site.search?.sources.values() ?? [];
  return [...sources].some((source) => 'bundleUrl' in source);
}

/** `en`, or `1.x.en` if every version has its own search. */
export function scopeOf({ search }: SiteSettings, { version, locale }: Page): Scope {
  return search.versioned && version !== undefined ? `${version}.${locale}` : locale;
}

function lengthOf(documents: readonly SearchDocument[]): number {
  return documents.reduce((sum, { content }) => sum + content.length, 0);
}

function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

/** Write a file under a name that carries a hash of its bytes. Returns its href. */
function publish(name: string, text: string, base: string): string {
  const file = `${GENERATED_FOLDER}/${name}.${hashOf(text)}.json`;
  writeWhole(path.join(assetsDir(), file), text);
  return hrefFor(`/${file}`, base);
}
