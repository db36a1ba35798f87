import type { Page } from '../../model';
import { PAGE_TYPES } from '../../page-types';
import type { SearchDocument } from '../../search/document';
import type { CompiledPage } from '../compile/compiled-page';

/** The parts of a compiled page that the search needs. */
export type SearchableText = Pick<CompiledPage, 'text' | 'toc' | 'unsearched'>;

/** Does the search find a page? A document may be found by its title alone. */
export function isSearchable({ frontmatter }: Page, { text }: SearchableText): boolean {
  const { isFound } = PAGE_TYPES[frontmatter.pageType];
  return isFound === 'always' || (isFound === 'with text' && text !== '');
}

/** Describe a page for the public documents file. */
export function searchDocumentOf(page: Page, compiled: SearchableText, id: number): SearchDocument {
  const { title, routePath } = page;
  return { id, title, ...searchedText(title, compiled), routePath, domain: '' };
}

/** The text without title and headings, which have their own fields, and with the words of code that are new. */
function searchedText(
  title: string,
  { text, toc, unsearched }: SearchableText,
): Pick<SearchDocument, 'content' | 'toc'> {
  const headings = toc.map(({ charIndex, text: heading }) => unsearchedLine(charIndex, heading));
  const titles = text.startsWith(`${title}\n`) ? [unsearchedLine(0, title)] : [];
  const cuts = [...titles, ...headings, ...unsearched].sort((a, b) => a.start - b.start);
  const parts = cuts.map(
    ({ start, instead }, index) => text.slice(cuts[index - 1]?.end, start) + instead,
  );
  const removedBefore = (offset: number) =>
    cuts
      .filter(({ start }) => start < offset)
      .reduce((sum, { start, end, instead }) => sum + end - start - instead.length, 0);
  return {
    content: parts.join('') + text.slice(cuts.at(-1)?.end),
    toc: toc.map((entry) => ({
      ...entry,
      charIndex: entry.charIndex - removedBefore(entry.charIndex),
    })),
  };
}

function unsearchedLine(start: number, line: string) {
  return { start, end: start + line.length + 1, instead: '' };
}
