import SearchableMap from 'minisearch/SearchableMap';
import { isCjk } from './tokenize';

/** A part of what is indexed, and how much a term counts there. */
export interface Field {
  boost: number;
}

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

/** How often a term stands in a field, by entry. */
type Counts = Map<number, number>;
/** By the place of the field; few terms stand in all of them. */
type Postings = (Counts | undefined)[];

/** A term that was found, and what it is worth. */
interface Match {
  term: string;
  postings: Postings;
  weight: number;
}

/** Unlike an article, a long section of a manual is not less to the point than a short one. */
const BM25 = { k: 1.2, b: 0.3, d: 0.5 };
// What a term is worth that only begins with, or only resembles, the one looked for.
const PREFIX = { weight: 0.375, perLetter: 0.3 };
const RESEMBLING = { weight: 0.45, perLetter: 1 };

/**
 * An index of terms over numbered entries: the radix tree of MiniSearch, which finds beginnings and
 * misspelt words, and its way of scoring (BM25+). The rest of that package would be most of the worker.
 */
export class TermIndex {
  private readonly tree = new SearchableMap<Postings>();
  private readonly lengths: Counts[];
  private readonly totals: number[];
  private count = 0;

  constructor(private readonly fields: readonly Field[]) {
    this.lengths = fields.map(() => new Map());
    this.totals = fields.map(() => 0);
  }

  /** How many entries it holds. */
  get size(): number {
    return this.count;
  }

  /** Take up an entry: the terms of each of its fields. */
  add(id: number, terms: readonly (readonly string[])[]): void {
    this.count += 1;
    terms.forEach((ofField, field) => {
      const length = new Set(ofField).size;
      this.lengths[field]?.set(id, length);
      this.totals[field] = (this.totals[field] ?? 0) + length;
      for (const term of ofField) {
        const postings = this.tree.fetch(term, () => []);
        const counts = postings[field] ?? new Map<number, number>();
        counts.set(id, (counts.get(id) ?? 0) + 1);
        postings[field] = counts;
      }
    });
  }

  /** The entries in which all terms are found, with the sum of their scores. */
  search({ terms, isPrefix, errors }: TermQuery): Map<number, Found> {
    let found: Map<number, Found> | undefined;
    terms.forEach((term, place) => {
      const ofTerm = this.find(term, isPrefix && place === terms.length - 1, errors);
      found = found ? inBoth(found, ofTerm) : ofTerm;
    });
    return found ?? new Map();
  }

  private find(term: string, isPrefix: boolean, errors: number): Map<number, Found> {
    const found = new Map<number, Found>();
    const exact = this.tree.get(term);
    if (exact) this.score(found, { term, postings: exact, weight: 1 });
    const others = new Map<string, Omit<Match, 'term'>>();
    const resembling = errors > 0 ? this.tree.fuzzyGet(term, errors) : [];
    for (const [other, [postings, distance]] of resembling) {
      others.set(other, { postings, weight: worth(RESEMBLING, other, distance) });
    }
    for (const [other, postings] of isPrefix ? this.tree.atPrefix(term) : []) {
      const distance = other.length - term.length;
      others.set(other, { postings, weight: worth(PREFIX, other, distance) });
    }
    others.delete(term);
    // Letters ask for the word that they begin; a character is a word by itself.
    const isWord = isCjk(term);
    for (const [other, match] of others) {
      this.score(found, { term: isWord ? term : other, ...match });
    }
    return found;
  }

  private score(found: Map<number, Found>, { term, postings, weight }: Match): void {
    postings.forEach((ofField, field) => {
      if (!ofField) return;
      const rarity = Math.log(1 + (this.count - ofField.size + 0.5) / (ofField.size + 0.5));
      const average = (this.totals[field] ?? 0) / this.count;
      const worthOfField = weight * rarity * (this.fields[field]?.boost ?? 1);
      for (const [id, times] of ofField) {
        const length = (this.lengths[field]?.get(id) ?? 0) / average;
        const { k, b, d } = BM25;
        const often = d + (times * (k + 1)) / (times + k * (1 - b + b * length));
        const entry = found.get(id) ?? { score: 0, terms: new Set() };
        entry.score += worthOfField * often;
        entry.terms.add(term);
        found.set(id, entry);
      }
    });
  }
}

function worth(how: { weight: number; perLetter: number }, term: string, distance: number): number {
  return (how.weight * term.length) / (term.length + how.perLetter * distance);
}

function inBoth(a: ReadonlyMap<number, Found>, b: ReadonlyMap<number, Found>): Map<number, Found> {
  const both = new Map<number, Found>();
  for (const [id, one] of a) {
    const other = b.get(id);
    if (!other) continue;
    both.set(id, {
      score: one.score + other.score,
      terms: new Set([...one.terms, ...other.terms]),
    });
  }
  return both;
}
