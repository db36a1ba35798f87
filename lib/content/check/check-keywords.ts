import type { Page } from '../../model';
import type { Problem } from '../../problem';
import { sectionsOf } from '../../search/document';
import { squash } from '../../search/normalize';
import type { CompiledPage } from '../compiled-page';
import { searchDocumentOf } from '../search/search-documents';
import { lineOfValue } from './check-pictures';

/** A list of keywords and its place. */
interface Listed {
  words: readonly string[];
  /** What the words lead to, without case, spaces and punctuation. */
  said: string;
  file: string;
  lineOf(word: string): number | undefined;
}

/**
 * Keywords that do not help: what the place that they lead to says already, and what is on a page twice, so that
 * neither place is the better one.
 */
export function checkKeywords(
  page: Page,
  compiled: Pick<CompiledPage, 'text' | 'toc' | 'unsearched' | 'keywords'>,
): Problem[] {
  const sections = sectionsOf(searchDocumentOf(page, compiled, 0));
  const known = new Set<string>();
  return listsOf(page, compiled.keywords, sections).flatMap(({ words, said, file, lineOf }) =>
    words.flatMap((word) => {
      const fault = faultOf(squash(word), said, known);
      known.add(squash(word));
      return fault ? [{ file, line: lineOf(word), ...fault(word) }] : [];
    }),
  );
}

type Fault = (word: string) => { problem: string; remedy: string };

function faultOf(word: string, said: string | undefined, known: Set<string>): Fault | undefined {
  if (word === '') return () => EMPTY;
  if (known.has(word)) return twice;
  return said?.includes(word) ? saidAlready : undefined;
}

const EMPTY = {
  problem: 'has an empty keyword.',
  remedy: 'Write words between the commas: `keywords="another name, a symptom"`.',
};

const twice: Fault = (word) => ({
  problem: `has the keyword “${word}” twice.`,
  remedy: 'Keep it where it leads to the better answer.',
});

const saidAlready: Fault = (word) => ({
  problem: `has the keyword “${word}”, which the text there says already.`,
  remedy: 'Remove it: the search finds what the text says.',
});

function listsOf(
  { title, file, head, frontmatter }: Page,
  keywords: CompiledPage['keywords'],
  sections: ReturnType<typeof sectionsOf>,
): Listed[] {
  const own = {
    words: frontmatter.keywords ?? [],
    said: squash(`${title}\n${sections[0]?.text ?? ''}`),
    file,
    lineOf: (word: string) => lineOfValue(word, head),
  };
  const ofHeadings = keywords.map(({ id, words, file: place, line }) => {
    const section = sections.find((candidate) => candidate.id === id);
    return {
      words,
      said: squash(`${section?.header ?? ''}\n${section?.text ?? ''}`),
      file: place,
      lineOf: () => line,
    };
  });
  return [own, ...ofHeadings];
}
