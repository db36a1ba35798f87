import type { Synonyms } from './index-file';
import { isFunctionWord, otherNumbers, spellOut, withoutQuestionWords } from './query-words';
import { termsOf, type Word, wordsOf } from './tokenize';

/** What a way of finding a word is worth beside the word as typed; another number counts as a synonym. */
const SYNONYM = 0.7;
const PARTS = 0.6;

/** More than this, in UTF-16 units, is a pasted text; the rest is left out. The field takes 64. */
const LONGEST_QUERY = 128;

/** A way to find a word: all terms in one section. */
export interface Way {
  terms: readonly string[];
  /** 1 for what was typed, less for what only means the same. */
  weight: number;
  /** The last term may be the beginning of a word. */
  isPrefix: boolean;
}

/** A word of a query and the ways to find it. */
export interface Unit {
  /** Folded. */
  text: string;
  /** Where it stands among the letters of the query. */
  start: number;
  end: number;
  ways: Way[];
  /** Its share of the query. */
  share: number;
  /** It only holds a question together: it helps to choose, and is not what is looked for. */
  isFunctionWord: boolean;
}

/**
 * What a query asks for, word by word. Empty for a query without letters and digits.
 *
 * @param correct Gives the word that was meant for one that was typed.
 */
export function unitsOf(
  query: string,
  groups: readonly SynonymGroup[],
  correct: (word: Word) => Word,
): Unit[] {
  const words = joinCodes(wordsOf(spellOut(query.slice(0, LONGEST_QUERY)))).map(correct);
  const units = placed(words);
  const letters = units.map(({ word }) => word.text).join('');
  const asked = units.flatMap(({ word, start }) =>
    word.kind === 'cjk' ? hanUnits(word, start) : [latinUnit(word, start)],
  );
  for (const group of groups) addSynonyms(asked, letters, group);
  return asked;
}

/** `E 1001` is `E1001`: a letter and a number of several digits are one code. */
function joinCodes(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const isCode = /^[a-z]$/.test(before?.text ?? '') && /^\d{2,}$/.test(word.text);
    if (!before || !isCode) joined.push(word);
    else joined.splice(-1, 1, { ...before, text: before.text + word.text, end: word.end });
  }
  return joined;
}

function placed(words: readonly Word[]): { word: Word; start: number }[] {
  let end = 0;
  return words.map((word) => {
    const start = end;
    end += word.text.length;
    return { word, start };
  });
}

function latinUnit({ text, parts }: Word, start: number): Unit {
  const pieces = parts.length > 0 ? parts.map((part) => part.text) : splitAtDigits(text);
  const ways = [{ terms: [text], weight: 1, isPrefix: true }];
  if (pieces.length > 1) ways.push({ terms: pieces, weight: PARTS, isPrefix: false });
  for (const term of otherNumbers(text))
    ways.push({ terms: [term], weight: SYNONYM, isPrefix: false });
  return {
    text,
    start,
    end: start + text.length,
    ways,
    share: 1,
    isFunctionWord: isFunctionWord(text),
  };
}

/** `webpack5` is also written `webpack 5`. */
function splitAtDigits(text: string): string[] {
  return text.match(/^[a-z]{3,}|\d+$/g) ?? [];
}

/** A run of Han is found by every two neighbors, a single one as the beginning of such a pair. */
function hanUnits({ text: run }: Word, first: number): Unit[] {
  let from = 0;
  return withoutQuestionWords(run).flatMap((piece) => {
    const at = run.indexOf(piece, from);
    from = at + piece.length;
    const pairs = termsOf(piece).slice(0, -1);
    const terms = pairs.length > 0 ? pairs : [piece];
    let start = first + at;
    return terms.map((term) => {
      const place = { start, end: start + term.length };
      start += ([...term][0] ?? '').length;
      return {
        text: term,
        ...place,
        share: piece.length / 2 / terms.length,
        isFunctionWord: isFunctionWord(run),
        ways: [{ terms: [term], weight: 1, isPrefix: pairs.length === 0 }],
      };
    });
  });
}

/** Terms that mean the same: the letters of each, and the way to find it. */
type SynonymGroup = readonly { said: string; way: Way }[];

/** Read the synonyms once, for all queries. */
export function groupSynonyms(synonyms: Synonyms): SynonymGroup[] {
  return synonyms.map((group) =>
    group.map((term) => {
      const words = wordsOf(term);
      const terms = words.flatMap(({ kind, text, parts }) =>
        kind === 'cjk' && parts.length > 0 ? parts.map((part) => part.text) : [text],
      );
      const said = words.map(({ text }) => text).join('');
      return { said, way: { terms, weight: SYNONYM, isPrefix: true } };
    }),
  );
}

/** Whatever another name finds for what some neighboring words say, each of them has found. */
function addSynonyms(units: readonly Unit[], letters: string, group: SynonymGroup): void {
  for (const { said, way } of group) {
    for (let at = letters.indexOf(said); at >= 0; at = letters.indexOf(said, at + 1)) {
      const end = at + said.length;
      const inside = units.filter((unit) => unit.start >= at && unit.end <= end);
      if (inside[0]?.start !== at || inside.at(-1)?.end !== end) continue;
      const others = group.map((other) => other.way).filter((other) => other !== way);
      for (const unit of inside) unit.ways.push(...others);
    }
  }
}
