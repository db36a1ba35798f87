import type { TocEntry } from '../model';

/** A page in the public documents file; “Local search index document” in `lib/specification.md`. */
export interface SearchDocument {
  /** The position in the file. */
  id: number;
  title: string;
  /** Plain text without title and headings, one block a line; code is between backticks. */
  content: string;
  /** The headings; `charIndex` is where the text below one begins in `content`. */
  toc: readonly TocEntry[];
  /** Canonical URL path without the base. */
  routePath: string;
  /** The origin the page lives on; empty for this site. */
  domain: string;
}

/** What is ranked and linked: a heading with the text below it, or the text above the first heading. */
export interface Section {
  /** The anchor; empty for the beginning of the page. */
  id: string;
  /** The heading; empty for the beginning of the page. */
  header: string;
  /** 1 for the beginning of the page. */
  depth: number;
  /** The text without the heading and without that of the sections below. */
  text: string;
}

/** Cut a page at its headings. The first section is always the beginning of the page, if only its title. */
export function sectionsOf({ content, toc }: Pick<SearchDocument, 'content' | 'toc'>): Section[] {
  const ends = [...toc.slice(1).map(({ charIndex }) => charIndex), content.length];
  return [
    { id: '', header: '', depth: 1, text: content.slice(0, toc[0]?.charIndex).trim() },
    ...toc.map(({ id, text, depth, charIndex }, index) => ({
      id,
      header: text,
      depth,
      text: content.slice(charIndex, ends[index]).trim(),
    })),
  ];
}

/**
 * Parse the documents file.
 *
 * @throws SyntaxError if the text is not JSON, as after an interrupted download; TypeError if it is not a list of documents.
 */
export function parseDocuments(json: string): SearchDocument[] {
  const documents: unknown = JSON.parse(json);
  if (!Array.isArray(documents) || !documents.every(isDocument)) {
    throw new TypeError('This is not a list of search documents.');
  }
  return documents;
}

function isDocument(value: Partial<SearchDocument> | null): value is SearchDocument {
  return (
    typeof value?.content === 'string' &&
    typeof value.title === 'string' &&
    Array.isArray(value.toc)
  );
}
