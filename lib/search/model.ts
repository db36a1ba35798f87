/** A match in a text, in UTF-16 units. */
export interface Highlight {
  start: number;
  length: number;
}

/**
 * One result of a search; “Local search suggestion” in `lib/specification.md`. The highlights count in the text that its
 * type shows: `title`, `header` or `statement`.
 */
export interface Suggestion {
  type: 'title' | 'header' | 'content';
  link: string;
  title: string;
  header?: string;
  /** The passage that was found, or how the page or section begins: empty until that is known. Code is between backticks. */
  statement?: string;
  highlightInfoList: readonly Highlight[];
}

/** The most rows of a page, so that one that answers everywhere does not push the others out of sight. */
export const MOST_PER_PAGE = 2;

export interface SearchGroup {
  group: string;
  result: readonly Suggestion[];
  renderType: 'default' | 'custom';
}

/** `limit` pages at most. */
export interface SearchOptions {
  limit: number;
}

export interface SearchEngine {
  search(query: string, options: SearchOptions): Promise<readonly SearchGroup[]>;
}

/** An engine that answers before all texts are searchable. */
export interface ProgressiveEngine extends SearchEngine {
  /** Settles once all texts are searchable; the same query may then find more. Throws if they cannot be loaded. */
  whole(): Promise<void>;
}

/** Where the files of one language (and version) are; in the page as data. */
export interface SearchSource {
  documentsUrl: string;
  indexUrl: string;
  /** The path the site is served under, which begins every link. */
  base: string;
}
