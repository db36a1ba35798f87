import MiniSearch from 'minisearch';
import type { Contents } from './index-file';
import type { Unit } from './query';
import { isCjk, termsOf } from './tokenize';

/** How much a term counts in each field of a section. */
const BOOSTS = {
  /** Of the page, at its beginning. */
  title: 4,
  header: 3,
  /** The page's name in its address, or the anchor. Often English where the heading is not. */
  address: 1.5,
  /** What readers call it, says its author. */
  keywords: 2,
  text: 1,
};

/** The length of a section counts less than that of an article: a long one is hardly less to the point. */
const BM25 = { k: 1.2, b: 0.5, d: 0.5 };

/** Sections that are indexed without a pause: some 10 ms of work. */
const SECTIONS_AT_ONCE = 40;

interface Found {
  score: number;
  /** The terms in it that were found. */
  terms: Set<string>;
}

export type SectionIndex = MiniSearch<{ id: number }>;

export function createSectionIndex(): SectionIndex {
  return new MiniSearch<{ id: number }>({
    fields: Object.keys(BOOSTS),
    tokenize: termsOf,
    processTerm: (term) => term,
    autoVacuum: false,
    searchOptions: { tokenize: (term) => [term], bm25: BM25, boost: BOOSTS },
  });
}

/** What an address says of a section: its anchor, or the name of its page. `/config/server/port` is the page of `port`. */
export function addressOf(id: string, href: string): string {
  return id || (href.split('/').at(-1) ?? '');
}

/** A section as the index takes it. */
export function entryOf(number: number, contents: Contents, text: string) {
  const [page = 0, id = '', header = ''] = contents.sections[number] ?? [];
  const [title = '', href = ''] = contents.pages[page] ?? [];
  return {
    id: number,
    title: id === '' ? title : '',
    header,
    address: addressOf(id, href),
    keywords: contents.keywords[number] ?? '',
    text,
  };
}

/** Index sections, with pauses, so that whatever runs beside it goes on. */
export async function indexTexts(
  contents: Contents,
  texts: readonly string[],
): Promise<SectionIndex> {
  const index = createSectionIndex();
  for (const [number, text] of texts.entries()) {
    index.add(entryOf(number, contents, text));
    if (number % SECTIONS_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return index;
}

/** The best that any way of finding a word gives, by section. */
export function findUnit(index: SectionIndex, { ways }: Unit): Map<number, Found> {
  const best = new Map<number, Found>();
  for (const { terms: wanted, weight, isPrefix } of ways) {
    const queries = wanted.map((term, at) => ({
      queries: [term],
      prefix: isPrefix && at === wanted.length - 1,
    }));
    const results = index.search({ combineWith: 'AND', queries });
    for (const { id, score, queryTerms, terms } of results) {
      const found = best.get(id) ?? { score: 0, terms: new Set() };
      // MiniSearch adds up the terms, and multiplies by their number.
      found.score = Math.max(found.score, (score * weight) / wanted.length / queryTerms.length);
      // A character that begins a pair is what was found, not the pair.
      for (const term of queryTerms.some(isCjk) ? queryTerms : terms) found.terms.add(term);
      best.set(id, found);
    }
  }
  return best;
}
