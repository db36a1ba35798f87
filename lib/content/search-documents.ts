import type { Page, TocEntry } from '../model';
import type { SearchDocument } from '../search/document';
import type { CompiledPage } from './compile-page';

/** What the search has to know of a compiled page. */
export type SearchableText = Pick<CompiledPage, 'text' | 'toc' | 'unsearched'>;

/** Does a page belong into the search? One without text does if it is a document: its title may say enough. */
export function isSearchable({ isShared, frontmatter }: Page, { text }: SearchableText): boolean {
  const { pageType, search } = frontmatter;
  return search && !isShared && pageType !== '404' && (pageType === 'doc' || text !== '');
}

/** Describe a page for the public documents file, without the parts that the author keeps out. */
export function searchDocumentOf(page: Page, compiled: SearchableText, id: number): SearchDocument {
  const { title, routePath } = page;
  return { id, title, ...searchedText(compiled), routePath, domain: '' };
}

function searchedText({ text, toc, unsearched }: SearchableText): {
  content: string;
  toc: TocEntry[];
} {
  const parts = unsearched.map(
    ({ start, instead }, index) => text.slice(unsearched[index - 1]?.end, start) + instead,
  );
  const content = parts.join('') + text.slice(unsearched.at(-1)?.end);
  const kept = toc.filter(
    ({ charIndex }) => !unsearched.some(({ start, end }) => start <= charIndex && charIndex < end),
  );
  const removedBefore = (offset: number) =>
    unsearched
      .filter(({ start }) => start < offset)
      .reduce((sum, { start, end, instead }) => sum + end - start - instead.length, 0);
  return {
    content,
    toc: kept.map((entry) => ({
      ...entry,
      charIndex: entry.charIndex - removedBefore(entry.charIndex),
    })),
  };
}
