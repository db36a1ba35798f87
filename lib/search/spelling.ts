import type { SectionIndex } from './section-index';
import type { Word } from './tokenize';

/** How many characters share each syllable, in the order of GB 2312 (GB/T 2312-1980, level 1), as characters after `0`. */
const SYLLABLES =
  '2=939B8?<A?46H<4469C;1;75552;3:=96:?@5<@176572<61438366<?5<37C@9791:8>649<=188A;<??11]26;9:A127?9B63;3@3617C39B24597B95>>E6:eAX=LKDI2AI7:;45674?424475428;4473?792;3R1>;=5<>;96R87<9696<1@38>982661A3?753151211;72271644434176685792>A4425981?T3F8?5;=28=;824532:21:3:23223443431192@8;<@;_:Q2423444@84<3;3899B=;14?853:=4;263;72A:Q:39MS=JDBE:?79C:6>@QA??e@B1?D]D:<3743>4114>6A?::@?[;>J216762;?7482428';

/** The first level of GB 2312: 40 rows of 94 characters, ordered by sound. */
const [ROWS, IN_ROW] = [40, 94];

let bySound: string[] | undefined;

/** A longer word is a hash or an address, and was not typed. */
const LONGEST_TYPED = 40;

/**
 * The word that was meant: as typed where it stands somewhere, else the most frequent of those that are one error away, or
 * two in a long word. What else is known of that word (synonyms, headings) then holds for the misspelled one too. A name in
 * code that stands somewhere has no parts: `checkVersion` is not every check of a version.
 *
 * @param synonyms The terms of all synonyms, which need not stand anywhere.
 */
export function correctSpelling(
  word: Word,
  index: SectionIndex,
  synonyms: ReadonlySet<string>,
): Word {
  if (word.kind === 'cjk') return { ...word, text: correctSound(word.text, index, synonyms) };
  const { text, parts, start, end } = word;
  const errors = allowedErrors(text);
  const sectionsWith = (terms: readonly string[], prefix = false) =>
    index.search({ combineWith: 'AND', queries: [...terms], prefix }).length;
  const isBeginning = sectionsWith([text], true) > 0;
  if (word.isCode && isBeginning) return { ...word, parts: [] };
  const isKnown = () =>
    isBeginning || (parts.length > 0 && sectionsWith(parts.map((part) => part.text)) > 0);
  if (errors === 0 || isKnown()) return word;
  let best: { terms: readonly string[]; sections: number } = { terms: [text], sections: 0 };
  const consider = (terms: readonly string[], sections: number) => {
    if (sections > best.sections) best = { terms, sections };
  };
  for (const terms of respellingsOf(text)) consider(terms, sectionsWith(terms));
  for (let fuzzy = 1; best.sections === 0 && fuzzy <= errors; fuzzy += 1) {
    const sections = new Map<string, number>();
    for (const term of index.search(text, { fuzzy }).flatMap(({ terms }) => terms)) {
      sections.set(term, (sections.get(term) ?? 0) + 1);
    }
    for (const [term, number] of sections) consider([term], number);
  }
  const { terms } = best;
  const pieces = terms.length > 1 ? terms.map((term) => ({ text: term, start, end })) : [];
  return { ...word, text: terms.join(''), parts: best.sections > 0 ? pieces : parts };
}

/** How many characters of a word may be wrong. Codes and numbers mean what they say. */
function allowedErrors(word: string): number {
  if (/[^a-z]/.test(word) || word.length < 4 || word.length > LONGEST_TYPED) return 0;
  return word.length < 8 ? 1 : 2;
}

/** What else may have been typed: two neighbors exchanged, the most common error, or a space left out. */
function respellingsOf(word: string): string[][] {
  return Array.from({ length: word.length - 1 }, (_, at) => {
    const [first = '', second = ''] = [word[at], word[at + 1]];
    const [before, after] = [word.slice(0, at), word.slice(at + 2)];
    return [[before + second + first + after], [before + first, second + after]];
  }).flat();
}

/** Replaces each Han character that forms no known pair with the one of the same sound that is in most sections. */
function correctSound(text: string, index: SectionIndex, synonyms: ReadonlySet<string>): string {
  const characters = [...text];
  for (const [at, typed] of characters.entries()) {
    const sectionsWith = (character: string) =>
      [(characters[at - 1] ?? '') + character, character + (characters[at + 1] ?? '')]
        .filter((pair) => pair !== character)
        .reduce((sum, pair) => sum + index.search(pair).length + Number(synonyms.has(pair)), 0);
    let most = sectionsWith(typed);
    for (const character of most > 0 ? '' : homophonesOf(typed)) {
      const sections = sectionsWith(character);
      if (sections > most) [characters[at], most] = [character, sections];
    }
  }
  return characters.join('');
}

/** @returns the common characters that sound like one, including itself; none for a rare character. */
function homophonesOf(character: string): string {
  bySound ??= listBySound();
  return bySound.find((alike) => alike.includes(character)) ?? '';
}

/** Browsers have the order in their decoder. */
function listBySound(): string[] {
  const codes = Array.from({ length: ROWS * IN_ROW }, (_, at) => [
    0xb0 + Math.floor(at / IN_ROW),
    0xa1 + (at % IN_ROW),
  ]);
  const characters = new TextDecoder('gb18030').decode(Uint8Array.from(codes.flat()));
  let end = 0;
  return [...SYLLABLES].map((count) => {
    const start = end;
    end += count.charCodeAt(0) - '0'.charCodeAt(0);
    return characters.slice(start, end);
  });
}
