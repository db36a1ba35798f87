import type { Synonyms } from './index-file';
import { termsOf, type Word, wordsOf } from './tokenize';

/** Words that carry a question but not its subject. */
const ENGLISH = new Set(
  (
    'a an and are as at be by can could did do does for from get got has have how i if in into is it its ' +
    'me my of on or should so that the their them then there these this to use using was were what when ' +
    'where which who why will with would you your'
  ).split(' '),
);

/** What holds a Chinese question together; the longest first. `在` is also part of words, such as `存在`. */
const CHINESE =
  /为什么|怎么办|怎么样|怎么回事|有没有|是不是|能不能|要不要|某一?[个条些种]?|如何|怎么|怎样|为何|为啥|什么|哪个|哪些|哪里|哪种|是否|能否|可以|(?<![不功性])能用|请问|到底|究竟|多少|[的了吗呢吧啊嘛呀啥咋和与跟里]|(?<![存现正内])在(?!线)/gu;

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

/** `E 1001` is `E1001`: a letter and a number of several digits are one code, or two words, as in `C++20`. */
function joinCodes(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const isCode = /^[a-z]$/.test(before?.text ?? '') && /^\d{2,}$/.test(word.text);
    if (!before || !isCode) joined.push(word);
    else {
      const text = before.text + word.text;
      joined.splice(-1, 1, { ...before, text, parts: [before, word], end: word.end });
    }
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
      const said = words.map(({ text }) => text).join('');
      // Without `of the` in `size of the bundle`, which would be marked.
      const subject = words.filter(({ text }) => !isFunctionWord(text));
      const terms = (subject.length > 0 ? subject : words).flatMap(({ kind, text, parts }) =>
        kind === 'cjk' && parts.length > 0 ? parts.map((part) => part.text) : [text],
      );
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

/** Does this word only hold a question together? */
function isFunctionWord(word: string): boolean {
  return ENGLISH.has(word) || word.replace(CHINESE, '') === '';
}

/** The pieces of a Chinese run between the words that only ask; the run itself if nothing is left. */
function withoutQuestionWords(run: string): string[] {
  const pieces = run.split(CHINESE).filter(Boolean);
  return pieces.length > 0 ? pieces : [run];
}

/** The singular of an English word, good enough to compare with: a word that is none any more is none on both sides. */
export function singularOf(word: string): string {
  return word
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=ss|x)es$/, '')
    .replace(/(?<=[a-z]{2}[^s])s$/, '');
}

/** The plural of an English word in the singular, or the other way round; none for what is not a word. */
function otherNumbers(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word) || isFunctionWord(word)) return [];
  const singular = singularOf(word);
  if (singular !== word) return [singular];
  if (/[^aeiou]y$/.test(word)) return [word.replace(/y$/, 'ies')];
  return [word + (/(?:s|x|ch|sh)$/.test(word) ? 'es' : 's')];
}

/** `doesn’t` and `doesnt` are `does not`, as pages and synonyms have it. */
export function spellOut(query: string): string {
  return query
    .replace(/\bcan['’]?t\b/gi, 'cannot')
    .replace(/\b(do|does|did|is|are|was|has|have)n['’]?t\b/gi, '$1 not');
}
