import type { Page } from '../../model';
import { didYouMean } from '../../problem/did-you-mean';
import type { Problem, ProblemText } from '../../problem/problem';
import { type Section, sectionsOf } from '../../search/document';
import { squash } from '../../search/normalize';
import type { CompiledPage } from '../compile/compiled-page';
import type { Keywords } from '../lists/keywords';
import { searchDocumentOf } from '../search/search-documents';

/**
 * Keywords that do not help: what leads to no heading, what the place that it leads to says already, and what a page
 * has twice, so that neither place is the better one.
 */
export function checkKeywords(
  page: Page,
  compiled: Pick<CompiledPage, 'text' | 'toc' | 'unsearched'>,
  keywords: readonly Keywords[] = [],
): Problem[] {
  if (keywords.length === 0) return [];
  const sections = sectionsOf(searchDocumentOf(page, compiled, 0));
  const seen = new Set<string>();
  return keywords.flatMap(({ id, words, file, line, lines }) => {
    const section = sections.find((candidate) => candidate.id === id);
    if (!section) return [{ file, line, ...unknownHeading(id, page, sections) }];
    // Once for all keywords of a place: this takes longer than the rest of the check.
    const said = squash(`${section.header || page.title}\n${section.text}`);
    return words.flatMap((word, index) => {
      const found = problemOf(word, said, seen);
      seen.add(squash(word));
      return found ? [{ file, line: lines[index], ...found }] : [];
    });
  });
}

function unknownHeading(id: string, page: Page, sections: readonly Section[]): ProblemText {
  const ids = sections.map((section) => section.id).filter((other) => other !== '');
  const remedy = didYouMean(id, ids, {
    otherwise: 'Write the id of one of its headings, or remove the entry.',
    write: (name) => `#${name}`,
  });
  return { problem: `names the heading #${id}, which ${page.file} does not have.`, remedy };
}

function problemOf(word: string, said: string, seen: ReadonlySet<string>): ProblemText | undefined {
  const plain = squash(word);
  if (seen.has(plain)) {
    const remedy = 'Keep it where it leads to the better answer.';
    return { problem: `has the keyword “${word}” twice for a page.`, remedy };
  }
  if (!said.includes(plain)) return undefined;
  const problem = `has the keyword “${word}”, which the text there says already.`;
  return { problem, remedy: 'Remove it: the search finds what the text says.' };
}
