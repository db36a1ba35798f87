import { hrefFor } from '../paths';
import { type SearchDocument, sectionsOf } from './document';

/** Groups of terms that mean the same; see `content/synonyms.json`. */
export type Synonyms = readonly (readonly string[])[];

/** A page: its title, its href, and whether it is dated: news, which age. */
type PageEntry = readonly [title: string, href: string, isDated: 0 | 1];
/** A section: the number of its page, anchor, heading, and the number of the section around it or -1. */
type SectionEntry = readonly [page: number, id: string, header: string, parent: number];

/** What can be found. Numbers are positions in the lists, and hold for the documents they were made of. */
export interface Contents {
  pages: readonly PageEntry[];
  sections: readonly SectionEntry[];
  /** What readers call a section, by its number. */
  keywords: Keywords;
}

type Keywords = Readonly<Record<number, string>>;

/** What a search has to know beside the documents. */
export interface SearchIndexFile {
  synonyms: Synonyms;
  /** Titles and headings, ahead of documents that take long. */
  contents?: Contents;
  /** On a small site, what its documents do not say: the paths of pages with a date of publication, and the keywords. */
  dated?: readonly string[];
  keywords?: Keywords;
  /** Whether the texts are searchable too; see `MOST_TEXT`. */
  hasTexts: boolean;
}

/**
 * The text that a browser is asked to fetch and index, in UTF-16 units: some 500 long pages, 1.5 MB of
 * download and 3 seconds of a worker. Larger sites are searched by titles and headings.
 */
const MOST_TEXT = 5_000_000;

/** What an index file says beside the documents. */
type IndexFileSource = Pick<SearchIndexFile, 'synonyms' | 'dated'> & {
  /** The path the site is served under, which begins every href. */
  base: string;
  /** What readers call a page or a section, by its address below the base. */
  keywords?: Readonly<Record<string, string>>;
  /** The documents take long. */
  isListed?: boolean;
};

/** Build the index file of a list of documents. */
export function buildIndexFile(
  documents: readonly SearchDocument[],
  { base, synonyms, dated = [], keywords: written = {}, isListed = false }: IndexFileSource,
): SearchIndexFile {
  const length = documents.reduce((sum, { content }) => sum + content.length, 0);
  const keywords = keywordsByNumber(documents, written);
  const own = { synonyms, hasTexts: length <= MOST_TEXT };
  if (!isListed) return { ...own, dated, keywords };
  return { ...own, contents: contentsOf(documents, { base, dated, keywords }) };
}

function keywordsByNumber(
  documents: readonly SearchDocument[],
  written: Readonly<Record<string, string>>,
): Keywords {
  const addresses = documents.flatMap((described) =>
    sectionsOf(described).map(({ id }) => described.routePath + (id && `#${id}`)),
  );
  return Object.fromEntries(
    addresses.flatMap((address, number) => {
      const words = written[address];
      return words === undefined ? [] : [[number, words] as const];
    }),
  );
}

/** List what can be found in some documents. */
export function contentsOf(
  documents: readonly SearchDocument[],
  {
    base,
    dated = [],
    keywords = {},
  }: Pick<SearchIndexFile, 'dated' | 'keywords'> & Pick<IndexFileSource, 'base'>,
): Contents {
  const news = new Set(dated);
  const sections: SectionEntry[] = [];
  documents.forEach((document, page) => {
    const trail: { depth: number; number: number }[] = [];
    for (const { id, header, depth } of sectionsOf(document)) {
      while ((trail.at(-1)?.depth ?? 0) >= depth) trail.pop();
      const number = sections.length;
      sections.push([page, id, header, trail.length > 1 ? (trail.at(-1)?.number ?? -1) : -1]);
      trail.push({ depth, number });
    }
  });
  const pages = documents.map(({ title, routePath, domain }): PageEntry => {
    return [title, `${domain}${hrefFor(routePath, base)}`, news.has(routePath) ? 1 : 0];
  });
  return { pages, sections, keywords };
}

/** The headings around a section and its own, from the outside in; none at the beginning of a page. */
export function trailOf(section: number, { sections }: Contents): string[] {
  const trail: string[] = [];
  for (let at = section; at >= 0; at = sections[at]?.[3] ?? -1) {
    const header = sections[at]?.[2];
    if (header) trail.unshift(header);
  }
  return trail;
}

/**
 * Parse the index file.
 *
 * @throws SyntaxError if the text is not JSON, TypeError if it is not an index.
 */
export function parseIndexFile(json: string): SearchIndexFile {
  const file = JSON.parse(json) as Partial<SearchIndexFile> | null;
  const { contents } = file ?? {};
  const isWhole =
    Array.isArray(file?.synonyms) &&
    (contents === undefined || (Array.isArray(contents.pages) && Array.isArray(contents.sections)));
  if (!isWhole) throw new TypeError('This is not a search index.');
  return file as SearchIndexFile;
}
