import type { Synonyms } from './index-file';
import { squash } from './normalize';
import { isFunctionWord, withoutQuestionWords } from './query-words';
import { withSynonyms } from './synonyms';
import { termsOf, type Word, wordsOf } from './tokenize';
import { type Alternative, exactly, type Unit } from './unit';
import { formsOf } from './word-forms';

/** What a word that only asks is worth beside one that is asked for. */
const QUESTION_WORD = 0.3;

/** More than this, in UTF-16 units, is a pasted text; the rest is left out. The field takes 64. */
const LONGEST_QUERY = 128;

/** What a query asks for, word by word. Empty for a query without letters and digits. */
export function unitsOf(query: string, synonyms: Synonyms): Unit[] {
  const words = wordsOf(query.slice(0, LONGEST_QUERY));
  const known = new Set(synonyms.flat().map(squash));
  const hasSubject = words.some((word) => !isFunctionWord(word.text));
  const units = words.flatMap((word) => {
    if (hasSubject && isFunctionWord(word.text)) return [functionUnit(word.text)];
    if (word.kind === 'cjk') return cjkUnits(word.text, known);
    return [latinUnit(word, query.charAt(word.start - 1) === '-')];
  });
  return [...withSynonyms(units, synonyms), ...joinedUnits(words)];
}

function latinUnit(word: Word, isOption: boolean): Unit {
  // An option such as `--compiler` is not the noun, and has no plural.
  const alternatives = formsOf(word, { isInflected: !isOption });
  return { text: word.text, alternatives, mayBeMisspelt: true, share: 1 };
}

function functionUnit(text: string): Unit {
  return {
    text,
    alternatives: [exactly([text], QUESTION_WORD)],
    mayBeMisspelt: false,
    share: 0,
  };
}

/** A run of Han is cut at the terms that are known, and otherwise found by every two neighbours. */
function cjkUnits(run: string, known: ReadonlySet<string>): Unit[] {
  return withoutQuestionWords(run).flatMap((piece) =>
    cutAtTerms(piece, known).flatMap((part) => {
      const characters = [...part];
      if (characters.length === 1)
        return [pairUnit([{ terms: [part], weight: 1, isPrefix: true }], part, 0.5)];
      const pairs = termsOf(part).slice(0, -1);
      if (known.has(part)) return [pairUnit([exactly(pairs, 1)], part, characters.length / 2)];
      const share = characters.length / 2 / pairs.length;
      return pairs.map((pair) => pairUnit([exactly([pair], 1)], pair, share));
    }),
  );
}

function pairUnit(alternatives: readonly Alternative[], text: string, share: number): Unit {
  return { text, alternatives, mayBeMisspelt: false, share };
}

/** Cut out the longest known terms, from left to right. */
function cutAtTerms(run: string, known: ReadonlySet<string>): string[] {
  const characters = [...run];
  for (let start = 0; start < characters.length; start += 1) {
    for (let end = characters.length; end > start + 1; end -= 1) {
      const term = characters.slice(start, end).join('');
      if (!known.has(term)) continue;
      const before = characters.slice(0, start).join('');
      const after = characters.slice(end).join('');
      return [...(before ? [before] : []), term, ...(after ? cutAtTerms(after, known) : [])];
    }
  }
  return [run];
}

/** `bundle diff` is welcome as `bundle-diff` and `bundleDiff` too. */
function joinedUnits(words: readonly Word[]): Unit[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    if (word.kind !== 'latin' || next?.kind !== 'latin') return [];
    const text = word.text + next.text;
    return [{ text, alternatives: [exactly([text], 1)], mayBeMisspelt: false, share: 0 }];
  });
}
