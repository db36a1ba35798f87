import { foldText, squash } from './normalize';

/** A piece of a text and where it stands, in UTF-16 units. */
export interface Span {
  /** Folded: see `foldText`. */
  text: string;
  start: number;
  end: number;
}

/** A word of a text: a run of letters of one script, or an identifier with its parts. */
export interface Word extends Span {
  kind: 'latin' | 'cjk';
  /** The parts of an identifier, or every two neighbors of a run of Han; empty for a plain word. */
  parts: readonly Span[];
  /** Written as only code is: `checkVersion`, `RSDOCTOR_OUTPUT`. */
  isCode: boolean;
}

/** Longer runs are hashes, URLs and minified code, which nobody types whole. */
const MOST_LETTERS = 40;

/** Scripts that are written without spaces. */
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ー]+/u;
/** Letters and digits with separators within: `output.mode`, `get_rule_info`, `1.6.3`. */
const RUN = /[\p{L}\p{N}\p{M}]+(?:[._\-$'’]+[\p{L}\p{N}\p{M}]+)*/gu;
const SCRIPTS = new RegExp(`${CJK.source}|[^]+?(?=${CJK.source}|$)`, 'gu');
const VERSION = /^[vV]?\d+(?:\.\d+)+$/;
const CODE = /_|\p{Ll}\p{Lu}/u;
/** A part of an identifier ends at a separator, and where a capital begins: `clientServer`, `ESModule`. */
const PART = /[^._\-$'’]+?(?=[._\-$'’]|$|(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}))/gu;

const MEMBER = /[^.]+/g;

/** Is this written in a script without spaces? */
export function isCjk(text: string): boolean {
  return CJK.test(text);
}

/**
 * The words of a text, in order. Slashes, colons and `@` separate words; separators within one join
 * its parts, so that `bundle-diff`, `bundle.diff` and `bundleDiff` are all `bundlediff`.
 */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) =>
    (CJK.test(run) ? [...run.matchAll(SCRIPTS)] : [{ 0: run, index: 0 }]).flatMap(
      ({ 0: piece, index: offset }) => {
        if (!/[\p{L}\p{N}]/u.test(piece)) return [];
        return CJK.test(piece) ? cjkWord(piece, index + offset) : latinWord(piece, index + offset);
      },
    ),
  );
}

/**
 * The terms under which a text is found: words, identifiers whole and in parts, and every two
 * neighbors of a run of Han, Kana or Hangul. The last character of a run also stands alone, so that each
 * character begins some term.
 *
 * @example
 * termsOf('disableClientServer') // ['disableclientserver', 'disable', 'client', 'server']
 * termsOf('产物体积')             // ['产物', '物体', '体积', '积']
 */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap(({ kind, text: whole, parts }) => {
    const terms = parts.map((part) => part.text);
    if (kind === 'cjk') return [...terms, [...whole].at(-1) ?? ''];
    return [whole, ...terms].filter((term) => term.length <= MOST_LETTERS);
  });
}

function cjkWord(run: string, start: number): Word {
  const parts: Span[] = [];
  let offset = start;
  const characters = [...run];
  const text = foldText(run);
  // Folding is slow, and nearly always leaves character for character.
  const folded = [...text];
  const pairAt = (index: number, pair: string) =>
    folded.length === characters.length ? `${folded[index]}${folded[index + 1]}` : foldText(pair);
  characters.forEach((character, index) => {
    const next = characters[index + 1];
    const end = offset + character.length;
    if (next !== undefined) {
      parts.push({ text: pairAt(index, character + next), start: offset, end: end + next.length });
    }
    offset = end;
  });
  return { kind: 'cjk', text, start, end: offset, parts, isCode: false };
}

function latinWord(run: string, start: number): Word {
  const end = start + run.length;
  if (VERSION.test(run)) {
    return { kind: 'latin', text: run.replace(/^v/i, ''), start, end, parts: [], isCode: false };
  }
  const parts = partsOf(run, PART, start);
  const text = parts.map((part) => part.text).join('');
  // `output.reportDir` is also searched for as `reportdir`.
  const texts = new Set([text, ...parts.map((part) => part.text)]);
  const members = partsOf(run, MEMBER, start).filter((member) => !texts.has(member.text));
  const all = parts.length > 1 ? [...parts, ...members] : [];
  return { kind: 'latin', text, start, end, parts: all, isCode: CODE.test(run) };
}

function partsOf(run: string, pattern: RegExp, start: number): Span[] {
  return [...run.matchAll(pattern)].map(({ 0: part, index }) => ({
    text: squash(part),
    start: start + index,
    end: start + index + part.length,
  }));
}
