import MiniSearch from 'minisearch';
import { isCjk, termsOf } from './tokenize';

/** What an index knows of something that was found. */
export interface Found {
  score: number;
  /** The terms in it that were found; of a character that begins a pair, the character. */
  terms: Set<string>;
}

/** How terms are looked for. */
export interface TermQuery {
  /** All of them in one entry. */
  terms: readonly string[];
  /** The last term may be the beginning of another one. */
  isPrefix: boolean;
  /** How many characters of a term may be wrong. */
  errors: number;
}

/** Unlike an article, a long section of a manual is not less to the point than a short one. */
const BM25 = { k: 1.2, b: 0.3, d: 0.5 };

/** An index of terms over numbered entries, each of which has some fields of text. */
export interface TermIndex {
  /** Take up an entry: the text of each of its fields. */
  add(id: number, texts: Readonly<Record<string, string>>): void;
  /** The entries in which all terms are found, and how well. */
  search(query: TermQuery): Map<number, Found>;
}

/** @param boosts How much a term counts in each field. */
export function createTermIndex(boosts: Readonly<Record<string, number>>): TermIndex {
  const index = new MiniSearch<{ id: number }>({
    fields: Object.keys(boosts),
    tokenize: termsOf,
    processTerm: (term) => term,
    autoVacuum: false,
    searchOptions: { tokenize: (term) => [term], bm25: BM25, boost: boosts },
  });
  return {
    add: (id, texts) => index.add({ id, ...texts }),

    search({ terms, isPrefix, errors }) {
      const queries = terms.map((term, place) => ({
        queries: [term],
        prefix: isPrefix && place === terms.length - 1,
        fuzzy: errors > 0 && errors,
      }));
      const results = index.search({ combineWith: 'AND', queries });
      return new Map(
        results.map(({ id, score, queryTerms, terms: matched }): [number, Found] => {
          // Letters ask for the word that they begin; a character is a word by itself.
          const found = terms.some(isCjk) ? queryTerms : matched;
          return [id, { score: score / terms.length, terms: new Set(found) }];
        }),
      );
    },
  };
}
