import type { Contents } from './index-file';
import { squash } from './normalize';
import { singularOf, type Unit } from './query';
import { addressOf, findUnit, type SectionIndex } from './section-index';
import { isCjk, termsOf } from './tokenize';

/** The specification's limit of raw results. */
const MOST_RESULTS = 100;

/** What a section and a page gain whose name was searched for, and what a keyword and an anchor are worth beside a heading. */
const SAME_NAME = 3;
const SAME_PAGE = 6;
const KEYWORD = 0.8;
const ANCHOR = 0.6;
/** What it gains by a query with punctuation, such as `CI=1`, that stands in its text as typed. */
const SPELLED = 2;
/** What a pair of Han counts that joins two words; being rare, it would count most. */
const BRIDGE = 0.1;
/** News tell what a manual explains. */
const NEWS = 0.7;

/** What is asked, and of what. */
interface Question {
  query: string;
  units: readonly Unit[];
  index: SectionIndex;
  contents: Contents;
  /** Empty until the text of the pages has arrived. */
  textOf(section: number): string;
}

/** A section that answers a query. */
export interface Hit {
  section: number;
  score: number;
  /** The terms in it that were found, folded. */
  terms: ReadonlySet<string>;
}

/** Rank the sections that answer a query, the best first, at most a hundred. */
export function rankSections(question: Question): Hit[] {
  const asked = question.units.map(({ ways }) =>
    ways.map(({ terms, weight }) => ({ terms: terms.map(singularOf), weight })),
  );
  return matchesOf(question)
    .sort(byScore)
    .slice(0, MOST_RESULTS)
    .map((hit) => ({ ...hit, score: hit.score * gainOf(hit.section, asked, question) }))
    .sort(byScore);
}

/** A word of the query, and the sections that have it. */
interface Find {
  unit: Unit;
  found: ReturnType<typeof findUnit>;
}

/** Whatever speaks of some of the query: the more of it, and the rarer that is, the better. */
function matchesOf({ units, index, contents: { sections } }: Question): Hit[] {
  const matches = new Map<number, { score: number; weight: number; terms: Set<string> }>();
  const hasSubject = units.some(({ isFunctionWord }) => !isFunctionWord);
  let total = 0;
  const finds: readonly Find[] = units.map((unit) => ({ unit, found: findUnit(index, unit) }));
  for (const [at, { unit, found }] of finds.entries()) {
    // A word that stands nowhere tells nothing about any section; one that stands everywhere, little.
    if (found.size === 0) continue;
    const share = unit.share * (isBridge(finds, at) ? BRIDGE : 1);
    const weight =
      (share * Math.log(1 + sections.length / found.size)) / Math.log(1 + sections.length);
    total += weight;
    for (const [section, { score, terms }] of found) {
      const match = matches.get(section) ?? { score: 0, weight: 0, terms: new Set() };
      match.score += score * weight;
      match.weight += weight;
      for (const term of hasSubject && unit.isFunctionWord ? [] : terms) match.terms.add(term);
      matches.set(section, match);
    }
  }
  return [...matches]
    .filter(([, { terms }]) => terms.size > 0)
    .map(([section, { score, weight, terms }]) => ({
      section,
      score: score * (weight / total) ** 2,
      terms,
    }));
}

/** Does a pair of Han stand in fewer sections than those that it shares its characters with? `物体` in `产物体积` does. */
function isBridge(finds: readonly Find[], at: number): boolean {
  const [before, own, after] = [finds[at - 1], finds[at], finds[at + 1]];
  if (!before || !own || !after) return false;
  const isShared = before.unit.end > own.unit.start && after.unit.start < own.unit.end;
  return isShared && own.found.size < Math.min(before.found.size, after.found.size);
}

/** What a section gains by what it is called, and how it says what was typed. */
function gainOf(
  number: number,
  asked: readonly AskedWord[],
  { query, contents, textOf }: Question,
): number {
  const { heading, names, isNews, isPage } = namesOf(number, contents);
  const likeness = Math.max(
    heading === squash(query) ? 1 : 0,
    ...names.map(({ words, weight }) => weight * likenessOf(asked, words)),
  );
  const typed = query.trim().toLowerCase();
  const isSpelled = /[^\p{L}\p{N}\s]/u.test(typed) && textOf(number).toLowerCase().includes(typed);
  // The flag `--compiler` is not the word “compiler”.
  const isOther = typed.startsWith('-') && !isSpelled;
  return (
    (isOther ? 1 : 1 + (isPage ? SAME_PAGE : SAME_NAME) * likeness ** 2) *
    (isSpelled ? SPELLED : 1) *
    (isNews ? NEWS : 1)
  );
}

/** What a section is called. */
interface Names {
  /** Its heading, squashed. */
  heading: string;
  /** The words of its heading, its keywords and its address, in the singular. */
  names: readonly { words: ReadonlySet<string>; weight: number }[];
  isNews: boolean;
  /** The beginning of a page, whose name is that of all of it. */
  isPage: boolean;
}

/** Every query compares the same names, and to take them apart takes longer than to compare them. */
const cache = new WeakMap<Contents, Map<number, Names>>();

function namesOf(number: number, contents: Contents): Names {
  const all = cache.get(contents) ?? new Map<number, Names>();
  cache.set(contents, all);
  const names = all.get(number) ?? readNames(number, contents);
  all.set(number, names);
  return names;
}

function readNames(number: number, contents: Contents): Names {
  const [page = 0, id = '', header = ''] = contents.sections[number] ?? [];
  const [title = '', href = '', isNews] = contents.pages[page] ?? [];
  const isPage = id === '';
  const heading = isPage ? title : header;
  // `E1001: duplicate-package` has two names, each of them as good as a heading of its own.
  const headings = [heading, ...heading.split(/[:：]/)];
  const keywords = (contents.keywords[number] ?? '').split(', ');
  const names = [
    ...headings.map((name) => ({ words: wordsOfName(name), weight: 1 })),
    ...keywords.map((name) => ({ words: wordsOfName(name), weight: KEYWORD })),
    { words: wordsOfName(addressOf(id, href)), weight: isPage ? 1 : ANCHOR },
  ];
  return { heading: squash(heading), names, isNews: isNews === 1, isPage };
}

function wordsOfName(name: string): ReadonlySet<string> {
  const terms = termsOf(name).filter((term) => term.length > 1 || !isCjk(term));
  return new Set(terms.map(singularOf));
}

/** The ways of finding a word of the query, in the singular. */
type AskedWord = readonly { terms: readonly string[]; weight: number }[];

/** How much a query and a name have in common, 0 to 1, in the same words or others. */
function likenessOf(asked: readonly AskedWord[], own: ReadonlySet<string>): number {
  const common = new Set<string>();
  let said = 0;
  for (const ways of asked) {
    const meant = ways.filter(({ terms }) => terms.every((term) => own.has(term)));
    for (const term of meant.flatMap(({ terms }) => terms)) common.add(term);
    said += Math.max(0, ...meant.map(({ weight }) => weight));
  }
  return (said + common.size) / (asked.length + own.size);
}

/** Equal scores keep the order of the site, so that the same query always reads the same. */
function byScore(a: Hit, b: Hit): number {
  return b.score - a.score || a.section - b.section;
}
