import { codeAndText } from './marked-text';

/** A stretch of a passage that is shown whole where there is room. */
export interface Clause {
  text: string;
  /** What stands between it and the one before. */
  before: string;
  /** Begins and ends a sentence, a cell, an item or a command. */
  isBeginning: boolean;
  isEnd: boolean;
  /** A whole line of code. */
  isCode: boolean;
}

/** Between lines that end without punctuation. */
export const SEPARATOR = ' · ';
/** The end of a line without punctuation, as of a cell, an item or a command. */
const BARE_END = /[\p{L}\p{N}\p{S})\]}'"`”’）]$/u;
/** A full-width character brings its own space. */
const FULL_WIDTH_END = /[\u3000-\u303f\uff00-\uffef]$/u;
const CODE_LINE = /^`[^`]+`$/;
/** Where a sentence ends, with the space behind it. An abbreviation goes on in small letters. */
const SENTENCE_END = /[。！？](?![”’）」])|[.!?]["”’)]*\s+(?![a-z])/gu;
/** Where a sentence may be cut. */
const PAUSE = /[，、：；](?![”’）」])|[,;:—–]\s+/gu;

/**
 * Cut a passage at the ends of its lines and sentences, and at pauses where a sentence is longer than what can be shown.
 * Code is never cut.
 */
export function clausesOf(text: string, longest: number): Clause[] {
  const clauses: Clause[] = [];
  for (const line of text.split('\n').map((part) => part.replace(/\s+/g, ' ').trim())) {
    if (line === '') continue;
    const isCode = CODE_LINE.test(line);
    const before = BARE_END.test(clauses.at(-1)?.text ?? '') ? SEPARATOR : ' ';
    for (const [at, sentence] of cutAt(SENTENCE_END, line).entries()) {
      const parts = sentence.length > longest ? cutAt(PAUSE, sentence) : [sentence];
      for (const [part, piece] of parts.entries()) {
        const isBare = FULL_WIDTH_END.test(clauses.at(-1)?.text ?? '');
        clauses.push({
          text: piece,
          before: isBare ? '' : at + part === 0 ? before : ' ',
          isBeginning: part === 0,
          isEnd: part === parts.length - 1,
          isCode,
        });
      }
    }
  }
  return clauses;
}

/** Cut a text after each match of a pattern that is not in code. */
function cutAt(pattern: RegExp, text: string): string[] {
  const ends = codeAndText(text).flatMap(({ text: part, start, isCode }) =>
    isCode
      ? []
      : [...part.matchAll(pattern)].map(({ 0: end, index }) => start + index + end.length),
  );
  return [...ends, text.length]
    .map((end, at) => text.slice(ends[at - 1] ?? 0, end).trim())
    .filter((piece) => piece !== '');
}
