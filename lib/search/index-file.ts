import { hrefFor } from '../paths';
import { type SearchDocument, sectionsOf } from './document';

/** Groups of terms that mean the same; see `content/synonyms.json`. */
export type Synonyms = readonly (readonly string[])[];

/** A page: its title, its href, and whether it is news, which age. */
type PageEntry = readonly [title: string, href: string, isNews: 0 | 1];
/** A section: the number of its page, anchor, heading, and the number of the section around it or -1. */
type SectionEntry = readonly [page: number, id: string, header: string, parent: number];

/** What can be found. Numbers are positions in the lists and in the documents that they were made of. */
export interface Contents {
  pages: readonly PageEntry[];
  sections: readonly SectionEntry[];
  /** What readers call a section, by its number. */
  keywords: Readonly<Record<number, string>>;
  /** Han characters that readers may type, each followed by the one of the pages that means the same: `體体構构`. */
  variants: string;
}

/** What a browser loads ahead of the documents: titles, headings and keywords, with the synonyms. */
export interface SearchIndexFile {
  synonyms: Synonyms;
  contents: Contents;
}

interface ContentsSource {
  /** The path the site is served under, which begins every href. */
  base: string;
  /** The paths of the pages that tell of a release, and say again what a manual explains. */
  news?: readonly string[];
  /** What readers call a page or a section, by its address below the base. */
  keywords?: Readonly<Record<string, string>>;
  /** The variants of the Han characters in a text. */
  variantsOf?(text: string): string;
}

/** List what can be found in some documents. */
export function contentsOf(
  documents: readonly SearchDocument[],
  { base, news = [], keywords: written = {}, variantsOf = () => '' }: ContentsSource,
): Contents {
  const releases = new Set(news);
  const sections: SectionEntry[] = [];
  const keywords: Record<number, string> = {};
  documents.forEach(({ routePath, ...described }, page) => {
    const trail: { depth: number; number: number }[] = [];
    for (const { id, header, depth } of sectionsOf(described)) {
      while ((trail.at(-1)?.depth ?? 0) >= depth) trail.pop();
      const number = sections.length;
      const words = written[routePath + (id && `#${id}`)];
      if (words !== undefined) keywords[number] = words;
      sections.push([page, id, header, trail.length > 1 ? (trail.at(-1)?.number ?? -1) : -1]);
      trail.push({ depth, number });
    }
  });
  const pages = documents.map(({ title, routePath, domain }): PageEntry => {
    return [title, `${domain}${hrefFor(routePath, base)}`, releases.has(routePath) ? 1 : 0];
  });
  const variants = variantsOf(JSON.stringify([documents, keywords]));
  return { pages, sections, keywords, variants };
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
  const { synonyms, contents } = file ?? {};
  if (![synonyms, contents?.pages, contents?.sections].every(Array.isArray)) {
    throw new TypeError('This is not a search index.');
  }
  return file as SearchIndexFile;
}
