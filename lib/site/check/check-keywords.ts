import type { Page } from '../../model';
import type { Problem, ProblemText } from '../../problem/problem';
import { sectionsOf } from '../../search/document';
import { squash } from '../../search/normalize';
import type { CompiledPage } from '../compile/compiled-page';
import { lineOfValue } from '../images/pictures';
import { searchDocumentOf } from '../search/search-documents';

/** A keyword and its place. */
interface Keyword {
  word: string;
  /** What it leads to, without case, spaces and punctuation. */
  said: string;
  file: string;
  lineOf(): number | undefined;
}

/**
 * Keywords that do not help: what the place that they lead to says already, and what is on a page twice, so that
 * neither place is the better one.
 */
export function checkKeywords(
  page: Page,
  compiled: Pick<CompiledPage, 'text' | 'toc' | 'unsearched' | 'keywords'>,
): Problem[] {
  const seen = new Set<string>();
  return keywordsOf(page, compiled).flatMap(({ word, said, file, lineOf }) => {
    const found = problemOf(word, said, seen);
    seen.add(squash(word));
    return found ? [{ file, line: lineOf(), ...found }] : [];
  });
}

function problemOf(word: string, said: string, seen: ReadonlySet<string>): ProblemText | undefined {
  const plain = squash(word);
  if (plain === '') {
    const remedy = 'Write words between the commas: `keywords="another name, a symptom"`.';
    return { problem: 'has an empty keyword.', remedy };
  }
  if (seen.has(plain)) {
    const remedy = 'Keep it where it leads to the better answer.';
    return { problem: `has the keyword “${word}” twice.`, remedy };
  }
  if (!said.includes(plain)) return undefined;
  const problem = `has the keyword “${word}”, which the text there says already.`;
  return { problem, remedy: 'Remove it: the search finds what the text says.' };
}

function keywordsOf(
  page: Page,
  compiled: Pick<CompiledPage, 'text' | 'toc' | 'unsearched' | 'keywords'>,
): Keyword[] {
  const { title, file, head, frontmatter } = page;
  const sections = sectionsOf(searchDocumentOf(page, compiled, 0));
  // Once for all keywords of a place: this takes longer than the rest of the check.
  const said = squash(`${title}\n${sections[0]?.text ?? ''}`);
  const ofPage = (frontmatter.keywords ?? []).map((word) => {
    return { word, said, file, lineOf: () => lineOfValue(word, head) };
  });
  const ofHeadings = compiled.keywords.flatMap(({ id, words, file: written, line }) => {
    const section = sections.find((candidate) => candidate.id === id);
    const below = squash(`${section?.header ?? ''}\n${section?.text ?? ''}`);
    return words.map((word) => ({ word, said: below, file: written, lineOf: () => line }));
  });
  return [...ofPage, ...ofHeadings];
}
