import type { Indexes } from './indexes';
import { allowedErrors, isFunctionWord, swapsOf } from './query-words';
import type { Found } from './term-index';
import type { Alternative, Unit } from './unit';

/** What a section has to say about a query. */
interface Match {
  /** Higher is better; only comparable within one query. */
  score: number;
  /** The part of the query that it speaks of, 0 to 1. */
  coverage: number;
  /** The terms in it that were found, folded. */
  terms: ReadonlySet<string>;
}

/** Misspelt words are worth less than any right one. */
const MISSPELT = 0.3;

/** Find the sections that speak of the units of a query, and how well each does. */
export function matchUnits(indexes: Indexes, units: readonly Unit[]): Map<number, Match> {
  const hits = units.map((unit) => ({ unit, found: hitsOf(indexes, unit) }));
  // A word that stands nowhere tells nothing about any section; one that stands everywhere, little.
  const sections = indexes.size;
  const rarityOf = ({ size }: ReadonlyMap<number, Found>) =>
    size === 0 ? 0 : Math.log(1 + sections / size) / Math.log(1 + sections);
  const weightOf = ({ unit, found }: (typeof hits)[number]) => unit.share * rarityOf(found);
  const total = hits.reduce((sum, hit) => sum + weightOf(hit), 0);
  const matches = new Map<number, { score: number; weight: number; terms: Set<string> }>();
  for (const hit of total > 0 ? hits : []) {
    for (const [section, { score, terms }] of hit.found) {
      const match = matches.get(section) ?? { score: 0, weight: 0, terms: new Set() };
      match.score += score * rarityOf(hit.found);
      match.weight += weightOf(hit);
      // Nobody looks for the “is” of a question.
      const isAsked = hit.unit.share > 0 || !isFunctionWord(hit.unit.text);
      for (const term of isAsked ? terms : []) match.terms.add(term);
      matches.set(section, match);
    }
  }
  return new Map(
    [...matches]
      .filter(([, { weight }]) => weight > 0)
      .map(([section, { score, weight, terms }]) => [
        section,
        { score, coverage: weight / total, terms },
      ]),
  );
}

/** The best that any way of finding a unit gives, by section. */
function hitsOf(indexes: Indexes, unit: Unit): Map<number, Found> {
  const hits = new Map<number, Found>();
  for (const alternative of unit.alternatives) addHits(hits, indexes, alternative);
  if (hits.size > 0 || !unit.mayBeMisspelt) return hits;
  const errors = allowedErrors(unit.text);
  if (errors === 0) return hits;
  for (const swapped of swapsOf(unit.text)) {
    addHits(hits, indexes, { terms: [swapped], weight: MISSPELT, isPrefix: false });
  }
  if (hits.size === 0) {
    addHits(hits, indexes, { terms: [unit.text], weight: MISSPELT, isPrefix: false }, errors);
  }
  return hits;
}

function addHits(
  hits: Map<number, Found>,
  { headings, texts }: Indexes,
  { terms, weight, isPrefix }: Alternative,
  errors = 0,
): void {
  const found = new Map<number, Found>();
  for (const index of [headings, texts]) {
    for (const [section, result] of index.search({ terms, isPrefix, errors })) {
      const hit = found.get(section) ?? { score: 0, terms: new Set() };
      hit.score += result.score * weight;
      for (const term of result.terms) hit.terms.add(term);
      found.set(section, hit);
    }
  }
  for (const [section, { score, terms: matched }] of found) {
    const hit = hits.get(section);
    if (hit) for (const term of matched) hit.terms.add(term);
    if (!hit) hits.set(section, { score, terms: matched });
    else hit.score = Math.max(hit.score, score);
  }
}
