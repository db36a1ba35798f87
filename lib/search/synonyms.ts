import type { Synonyms } from './index-file';
import { squash } from './normalize';
import { wordsOf } from './tokenize';
import type { Alternative, Unit } from './unit';
import { formsOf } from './word-forms';

/** What another word for the same is worth beside the word as typed. */
const WEIGHT = 0.7;

/** Some neighbouring units that together say a term. */
interface Saying {
  start: number;
  end: number;
  term: string;
}

/**
 * Whatever a synonym of some neighbouring units finds, each of them has found. Two words for the same side by
 * side, as in `bundle产物`, ask once.
 */
export function withSynonyms(units: readonly Unit[], synonyms: Synonyms): Unit[] {
  let known = [...units];
  for (const group of synonyms) {
    const sayings = group.flatMap((term) => sayingsOf(known, term));
    const found = new Map<Unit, Alternative[]>();
    for (const { start, end, term } of sayings) {
      const others = group.filter((other) => other !== term).flatMap(synonymOf);
      for (const unit of known.slice(start, end)) {
        found.set(unit, [...(found.get(unit) ?? []), ...others]);
      }
    }
    const repeats = new Set(
      sayings
        .filter((saying) => sayings.some((before) => isRepeated(before, saying)))
        .map(({ start }) => start),
    );
    known = known.flatMap((unit, index) => {
      if (repeats.has(index)) return [];
      const again = repeats.has(index + 1) ? (known[index + 1]?.alternatives ?? []) : [];
      return [
        { ...unit, alternatives: [...unit.alternatives, ...again, ...(found.get(unit) ?? [])] },
      ];
    });
  }
  return known;
}

/** What a subject is called: as typed, and by its synonyms, also where it names two of them. */
export function namesOf(subject: string, synonyms: Synonyms): string[] {
  const aliases = synonyms
    .map((group) => group.map(squash))
    .find((group) => group.some((one) => group.some((other) => isSaid(subject, one, other))));
  return [subject, ...(aliases ?? [])];
}

function isSaid(subject: string, one: string, other: string): boolean {
  return subject === one || (one !== other && subject === one + other);
}

/** Is one word said again by the next? */
function isRepeated(before: Saying, { start, end, term }: Saying): boolean {
  return before.end === start && end === start + 1 && before.term !== term;
}

/** The ways to find a synonym: those of the word itself, each worth less. */
function synonymOf(term: string): Alternative[] {
  const words = wordsOf(term);
  const [word] = words;
  if (words.length === 1 && word?.kind === 'latin') {
    return formsOf(word).map((form) => ({ ...form, weight: form.weight * WEIGHT }));
  }
  const terms = words.flatMap(({ kind, text, parts }) =>
    kind === 'cjk' && parts.length > 0 ? parts.map((part) => part.text) : [text],
  );
  return [{ terms, weight: WEIGHT, isPrefix: true }];
}

/** Where a term is said, in singular or plural. */
function sayingsOf(units: readonly Unit[], term: string): Saying[] {
  const wanted = squash(term);
  const sayings: Saying[] = [];
  for (let start = 0; start < units.length; start += 1) {
    let said = '';
    for (let end = start; end < units.length && said.length < wanted.length; end += 1) {
      said += units[end]?.text;
      if (said !== wanted && said !== `${wanted}s` && `${said}s` !== wanted) continue;
      sayings.push({ start, end: end + 1, term });
    }
  }
  return sayings;
}
