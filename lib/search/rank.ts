import type { Synonyms } from './index-file';
import type { Indexes } from './indexes';
import { matchUnits } from './match';
import { squash } from './normalize';
import { isFunctionWord, withoutQuestionWords } from './query-words';
import { namesOf } from './synonyms';
import { termsOf, wordsOf } from './tokenize';
import type { Unit } from './unit';

/** The specification's limit of raw results. */
const MOST_RESULTS = 100;

/** What is taken from a section for ranking, beside the indexes. */
interface RankedText {
  /** The heading, or the page's title at its beginning. */
  heading: string;
  /** What readers call it. */
  keywords: readonly string[];
  /** Whether this is the beginning of a page. */
  isPage: boolean;
  /** Empty until the text of the pages has arrived. */
  text: string;
  /** Whether the reader is in the same part of the site. */
  isNear: boolean;
  /** Whether the page is news. */
  isDated: boolean;
}

/** What is asked for. */
interface RankedQuery {
  query: string;
  units: readonly Unit[];
  /** A heading that says the same in other words is as good. */
  synonyms: Synonyms;
}

/** A section that answers a query. */
export interface Hit {
  section: number;
  score: number;
  /** The terms in it that were found, folded. */
  terms: ReadonlySet<string>;
}

// What a section gains, as a factor.
const SAME_HEADING = 2.5;
const NAMED_IN_HEADING = 2.2;
const HEADING_BEGINS = 1.5;
const HEADING_HOLDS = 1.3;
const TEXT_HOLDS = 1.25;
const TEXT_QUOTES = 1.6;
const TEXT_DEFINES = 1.5;
/** A page of that name, rather than a section. */
const PAGE = 1.5;
const NEAR = 1.05;
/** News tell what a manual explains. */
const DATED = 0.7;

/** A line up to this long names something: a cell of a table, an option. In UTF-16 units. */
const LONGEST_TERM = 40;

/** Sections that speak of less than this part of what another one speaks of are noise. */
const LEAST_COVERAGE = 0.25;

/** Rank the sections that answer a query, the best first, at most a hundred. */
export function rankSections(
  indexes: Indexes,
  { query, units, synonyms }: RankedQuery,
  textOf: (section: number) => RankedText,
): Hit[] {
  const subject = subjectOf(query);
  const words = units.filter(({ share }) => share > 0);
  const asked = { query, subject, names: namesOf(subject, synonyms), words };
  const matches = [...matchUnits(indexes, units)];
  const best = Math.max(0, ...matches.map(([, { coverage }]) => coverage));
  return matches
    .filter(([, { coverage }]) => coverage >= best * LEAST_COVERAGE)
    .map(([section, { score, coverage, terms }]) => ({
      section,
      score: score * coverage ** 2,
      terms,
    }))
    .sort(byScore)
    .slice(0, MOST_RESULTS)
    .map((hit) => ({ ...hit, score: hit.score * gainOf(textOf(hit.section), asked) }))
    .sort(byScore);
}

/** What is looked for in each section that was found. */
interface Asked {
  query: string;
  /** The query without the words that only ask; and what else that is called. */
  subject: string;
  names: readonly string[];
  /** The words that exclude what does not have them. */
  words: readonly Unit[];
}

function gainOf(ranked: RankedText, asked: Asked): number {
  const { heading, keywords, isPage, text, isNear, isDated } = ranked;
  const { query, subject, names, words } = asked;
  // An option such as `--compiler` is not the noun.
  const isNoun = query.startsWith('-') && !text.includes(query.trim());
  const factors = names.map((name) => headingFactor(heading, name));
  if (keywords.some((word) => squash(word) === subject)) factors.push(HEADING_HOLDS);
  if (holdsAll(heading, words)) factors.push(HEADING_HOLDS);
  const likeness = isNoun ? 1 : Math.max(...factors);
  const size = isPage && likeness > 1 ? PAGE : 1;
  const place = (isNear ? NEAR : 1) * (isDated ? DATED : 1);
  return likeness * size * place * textFactor(text, query, subject);
}

/** A query without the words that only ask, squashed. */
function subjectOf(query: string): string {
  const words = wordsOf(query).flatMap(({ kind, text }) =>
    kind === 'cjk' ? withoutQuestionWords(text) : isFunctionWord(text) ? [] : [text],
  );
  return squash(words.join('')) || squash(query);
}

/** Does a heading have all words of the query, wherever they stand in it? */
function holdsAll(heading: string, words: readonly Unit[]): boolean {
  if (words.length < 2) return false;
  const own = new Set(termsOf(heading));
  return words.every(({ alternatives }) =>
    alternatives.some(({ terms }) => terms.every((term) => own.has(term))),
  );
}

/** `E1001: duplicate-package` has two names, each of them as good as a heading of its own. */
function headingFactor(heading: string, subject: string): number {
  const [whole, ...names] = [heading, ...heading.split(/[:：]/)].map(squash);
  if (!whole || subject === '') return 1;
  if (whole === subject) return SAME_HEADING;
  if (names.includes(subject)) return NAMED_IN_HEADING;
  if (whole.startsWith(subject)) return HEADING_BEGINS;
  return whole.includes(subject) ? HEADING_HOLDS : 1;
}

/** A text gains by the query's words side by side, with their punctuation, and by a line of its own for it. */
function textFactor(text: string, query: string, subject: string): number {
  if (subject.length < 2 || !squash(text).includes(subject)) return 1;
  const typed = query.trim().toLowerCase();
  const isQuoted = /[^\p{L}\p{N}\s]/u.test(typed) && text.toLowerCase().includes(typed);
  const isDefined = text
    .split('\n')
    .some((line) => line.length <= LONGEST_TERM && namesTerm(line.toLowerCase(), typed));
  return TEXT_HOLDS * (isQuoted ? TEXT_QUOTES : 1) * (isDefined ? TEXT_DEFINES : 1);
}

/** `--port <number>` names `--port`; `ports` does not. */
function namesTerm(line: string, typed: string): boolean {
  return line.startsWith(typed) && !/^[\p{L}\p{N}]/u.test(line.slice(typed.length));
}

/** Equal scores keep the order of the site, so that the same query always reads the same. */
function byScore(a: Hit, b: Hit): number {
  return b.score - a.score || a.section - b.section;
}
