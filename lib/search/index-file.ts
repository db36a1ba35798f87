import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { hrefFor } from '../paths';
import { type SearchDocument, sectionsOf } from './document';
import { termsOf } from './tokenize';

/** Groups of terms that mean the same; see `content/synonyms.json`. */
export type Synonyms = readonly (readonly string[])[];

/** A page: its title, its href, and whether it is dated: news, which age. */
type PageEntry = readonly [title: string, href: string, isDated: 0 | 1];
/** A section: the number of its page, anchor, heading, and the number of the section around it or -1. */
type SectionEntry = readonly [page: number, id: string, header: string, parent: number];

/**
 * The file that makes titles and headings searchable before the text of the pages has arrived: small,
 * and ready to use. Numbers are positions in its lists, and hold for the documents file that it goes with.
 */
export interface SearchIndexFile {
  pages: readonly PageEntry[];
  sections: readonly SectionEntry[];
  synonyms: Synonyms;
  /** Whether the texts are searchable too; see `MOST_TEXT`. */
  hasTexts: boolean;
  /** MiniSearch over `HEADINGS`. */
  headings: AsPlainObject;
}

/** The words in a section's headings. A page's title belongs to its beginning; below, it is context. */
interface HeadingWords {
  id: number;
  title: string;
  header: string;
  context: string;
  /** The page's name in its address, or the anchor. Often English where the heading is not. */
  address: string;
}

/** How both indexes read texts; the same at build and in the browser. */
const READING: Pick<Options, 'tokenize' | 'processTerm'> = {
  tokenize: termsOf,
  processTerm: (term) => term,
};

const HEADINGS: Options<HeadingWords> = {
  fields: ['title', 'header', 'context', 'address'],
  ...READING,
};
const TEXTS: Options<{ id: number; content: string }> = { fields: ['content'], ...READING };

/**
 * The text that a browser is asked to fetch and index, in UTF-16 units: some 500 long pages, 1.5 MB of
 * download and 3 seconds of a worker. Larger sites are searched by titles and headings.
 */
const MOST_TEXT = 5_000_000;

/** What an index file holds beside the documents. */
export interface IndexFileSource {
  base: string;
  synonyms: Synonyms;
  /** The paths of pages with a date of publication. */
  dated?: ReadonlySet<string>;
}

/** Build the index file of a list of documents. */
export function buildIndexFile(
  documents: readonly SearchDocument[],
  { base, synonyms, dated }: IndexFileSource,
): SearchIndexFile {
  const index = new MiniSearch(HEADINGS);
  const sections: SectionEntry[] = [];
  documents.forEach((entry, page) => {
    const trail: { depth: number; number: number }[] = [];
    for (const { id, header, depth } of sectionsOf(entry)) {
      while ((trail.at(-1)?.depth ?? 0) >= depth) trail.pop();
      const number = sections.length;
      const above = trail.slice(1).map((outer) => sections[outer.number]?.[2] ?? '');
      index.add({
        id: number,
        title: depth === 1 ? entry.title : '',
        header,
        context: depth === 1 ? '' : [entry.title, ...above].join(' '),
        address: id || (entry.routePath.split('/').at(-1) ?? ''),
      });
      sections.push([page, id, header, trail.length > 1 ? (trail.at(-1)?.number ?? -1) : -1]);
      trail.push({ depth, number });
    }
  });
  const pages = documents.map(({ title, routePath, domain }): PageEntry => {
    const href = `${domain}${hrefFor(routePath, base)}`;
    return [title, href, dated?.has(routePath) ? 1 : 0];
  });
  const length = documents.reduce((sum, { content }) => sum + content.length, 0);
  const hasTexts = length <= MOST_TEXT;
  return { pages, sections, synonyms, hasTexts, headings: index.toJSON() };
}

/** The index over titles and headings. */
export function openHeadings({ headings }: SearchIndexFile): MiniSearch<HeadingWords> {
  return MiniSearch.loadJS(headings, HEADINGS);
}

/** An empty index over texts, to be filled section by section under the same numbers. */
export function createTextIndex(): MiniSearch<{ id: number; content: string }> {
  return new MiniSearch(TEXTS);
}

/**
 * Parse the index file.
 *
 * @throws SyntaxError if the text is no JSON, TypeError if it is something else than an index.
 */
export function parseIndexFile(json: string): SearchIndexFile {
  const file = JSON.parse(json) as Partial<SearchIndexFile> | null;
  const isWhole =
    Array.isArray(file?.pages) &&
    Array.isArray(file.sections) &&
    Array.isArray(file.synonyms) &&
    file.headings?.serializationVersion === 2;
  if (!isWhole) throw new TypeError('This is no search index.');
  return file as SearchIndexFile;
}
