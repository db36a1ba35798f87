import type { Synonyms } from './index-file';
import { squash } from './normalize';
import { wordsOf } from './tokenize';
import type { Alternative, Unit } from './unit';

/** What another word for the same is worth beside the word as typed. */
const WEIGHT = 0.7;

/** Whatever a synonym of some neighbouring units finds, each of them has found. */
export function withSynonyms(units: readonly Unit[], synonyms: Synonyms): Unit[] {
  const found = units.map((): Alternative[] => []);
  for (const group of synonyms) {
    for (const term of group) {
      const covered = findUnits(units, squash(term));
      const others = group.filter((other) => other !== term).map(synonymOf);
      for (const index of covered) found[index]?.push(...others);
    }
  }
  return units.map((unit, index) => ({
    ...unit,
    alternatives: [...unit.alternatives, ...(found[index] ?? [])],
  }));
}

function synonymOf(term: string): Alternative {
  const terms = wordsOf(term).flatMap(({ kind, text, parts }) =>
    kind === 'cjk' && parts.length > 0 ? parts.map((part) => part.text) : [text],
  );
  return { terms, weight: WEIGHT, isPrefix: true };
}

/** The units that together say a term, in singular or plural. */
function findUnits(units: readonly Unit[], term: string): number[] {
  const found: number[] = [];
  for (let start = 0; start < units.length; start += 1) {
    let said = '';
    for (let end = start; end < units.length && said.length < term.length; end += 1) {
      said += units[end]?.text;
      if (said !== term && said !== `${term}s` && `${said}s` !== term) continue;
      for (let index = start; index <= end; index += 1) found.push(index);
    }
  }
  return found;
}
