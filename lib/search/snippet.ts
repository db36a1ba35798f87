import { highlightsIn } from './highlight';
import { codeAndText, QUOTE } from './marked-text';
import type { Highlight } from './model';

/** A stretch of a passage that is shown whole where there is room. */
interface Clause {
  text: string;
  /** What stands between it and the one before. */
  before: string;
  /** Begins and ends a sentence, a cell, an item or a command. */
  isBeginning: boolean;
  isEnd: boolean;
  /** A whole line of code. */
  isCode: boolean;
  /** A cell, an item or a command: it ends without punctuation, and says less to a reader than a sentence. */
  isBare: boolean;
}

/** Between lines that end without punctuation. */
const SEPARATOR = ' · ';

/** The end of a line without punctuation, as of a cell, an item or a command. */
const BARE_END = /[\p{L}\p{N}\p{S})\]}'"`”’）]$/u;

/** A full-width character brings its own space. */
const FULL_WIDTH_END = /[\u3000-\u303f\uff00-\uffef]$/u;

const CODE_LINE = /^`[^`]+`$/;

/** Where a sentence ends, with the space behind it. An abbreviation goes on in small letters. */
const SENTENCE_END = /[。！？](?![”’）」])|[.!?]["”’)]*\s+(?![a-z])/gu;

/** Where a sentence may be cut. */
const PAUSE = /[，、：；](?![”’）」])|[,;:—–]\s+/gu;

/** What a sentence has ahead of all the words that cells can have. */
const SENTENCE = 100;

/** The specification's window around what was found, in UTF-16 units. */
const WINDOW = 100;
/** The text before the first find in a clause that is cut, and the longest name that is shown with what is said of it. */
const LEAD = 24;
const CUT = '…';

/** A character of a word, within which a line is not cut. Han and Kana are written without spaces. */
const IN_WORD =
  /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const LAST_WORD = new RegExp(`${IN_WORD.source}*$`, 'u');

interface Snippet {
  statement: string;
  highlights: Highlight[];
}

/** The clauses of a text with the most terms, or those from its first sentence on, on one line of a hundred characters at most. */
export function snippetOf(text: string, terms: ReadonlySet<string>): Snippet {
  const clauses = clausesOf(text, WINDOW);
  const [first, end] = bestWindow(clauses, terms);
  const shown = clauses.slice(first, end);
  const [only] = shown;
  const statement =
    only && only.text.length > WINDOW ? cutClause(only, terms) : withEllipses(shown, textOf(shown));
  return { statement, highlights: highlightsIn(statement, terms) };
}

/** The numbers of the first clause that is shown, and of the first one that is not any more. */
function bestWindow(clauses: readonly Clause[], terms: ReadonlySet<string>): [number, number] {
  const finds = clauses.map(({ text }) =>
    highlightsIn(text, terms).map(({ start, length }) =>
      text.slice(start, start + length).toLowerCase(),
    ),
  );
  // What is in cells and labels says less than a sentence.
  const start = Math.max(
    0,
    clauses.findIndex(({ isBare }) => !isBare),
  );
  let best = { first: start, end: endOfWindow(clauses, start, start), words: 0 };
  for (const [at, own] of finds.entries()) {
    if (own.length === 0) continue;
    const first = withName(clauses, at);
    const end = endOfWindow(clauses, first, at);
    const found = new Set(finds.slice(at, end).flat()).size;
    // Lines of code are the last choice among those.
    const words = clauses[at]?.isBare ? found - (clauses[at].isCode ? 0.5 : 0) : found + SENTENCE;
    if (words > best.words) best = { first, end, words };
  }
  return [filledUp(clauses, best), best.end];
}

/** The clause, or the one before it that names what it is about, as an option in a table. */
function withName(clauses: readonly Clause[], at: number): number {
  const [name, own] = [clauses[at - 1], clauses[at]];
  const isNamed = name && name.text.length <= LEAD && own?.before === SEPARATOR;
  return isNamed && fits(clauses, at - 1, at + 1) ? at - 1 : at;
}

/** As many whole sentences as there is room for, or else clauses. */
function endOfWindow(clauses: readonly Clause[], first: number, found: number): number {
  let end = found + 1;
  while (isAddition(clauses[end], clauses[found]) && fits(clauses, first, end + 1)) end += 1;
  const whole = clauses.slice(found, end).findLastIndex(({ isEnd }) => isEnd);
  return whole < 0 ? end : found + whole + 1;
}

/** Code does not go with what was found, nor do cells with a sentence. */
function isAddition(clause: Clause | undefined, found: Clause | undefined): boolean {
  return clause?.isCode === false && (!clause.isBare || found?.isBare === true);
}

/** Begin at an earlier sentence where the text ends before half of the room is used. */
function filledUp(clauses: readonly Clause[], shown: { first: number; end: number }): number {
  let { first } = shown;
  const isSparse = () => textOf(clauses.slice(first, shown.end)).length < WINDOW / 2;
  while (
    isAddition(clauses[first - 1], clauses[shown.first]) &&
    isSparse() &&
    fits(clauses, first - 1, shown.end)
  ) {
    first -= 1;
  }
  while (first < shown.first && !clauses[first]?.isBeginning) first += 1;
  return first;
}

function fits(clauses: readonly Clause[], first: number, end: number): boolean {
  return textOf(clauses.slice(first, end)).length <= WINDOW;
}

function textOf(clauses: readonly Clause[]): string {
  return clauses.map(({ before, text }, at) => (at === 0 ? text : before + text)).join('');
}

/** What is left out of a sentence is told by an ellipsis, in place of the punctuation before it. */
function withEllipses(shown: readonly Clause[], text: string): string {
  const before = shown[0]?.isBeginning === false ? CUT : '';
  return shown.at(-1)?.isEnd === false
    ? `${before}${text.replace(/[.,;:，。；：、—–\s]+$/u, '')}${CUT}`
    : before + text;
}

/** The part of a clause longer than the window with the most terms, cut between words. */
function cutClause(clause: Clause, terms: ReadonlySet<string>): string {
  const line = clause.text;
  const start = startOf(line, bestFind(line, highlightsIn(line, terms)));
  const end = endOf(line, start);
  const part = { ...clause, isBeginning: clause.isBeginning && start === 0 };
  const text = (start > 0 ? quoteAt(line, start) : '') + line.slice(start, end).trim();
  const isEnd = clause.isEnd && end === line.length;
  const quote = end < line.length ? quoteAt(line, end) : '';
  return withEllipses([{ ...part, isEnd }], text + quote);
}

/** The find from which a window on shows the most different words. */
function bestFind(line: string, finds: readonly Highlight[]): number {
  let best = { at: 0, words: 0 };
  for (const { start } of finds) {
    const shown = finds.filter(
      (find) => find.start >= start && find.start + find.length <= start + WINDOW - LEAD,
    );
    const words = new Set(
      shown.map((find) => line.slice(find.start, find.start + find.length).toLowerCase()),
    );
    if (words.size > best.words) best = { at: start, words: words.size };
  }
  return best.at;
}

/** Begin a little before the find, at a word, and fill the window. */
function startOf(line: string, find: number): number {
  if (find <= LEAD) return 0;
  const wanted = Math.min(find - LEAD, line.length - WINDOW);
  const boundary = line.slice(wanted, find).search(/(?<=[\s，。；：、！？])\S/u);
  return wholeCharacters(line, boundary < 0 ? wanted : wanted + boundary);
}

/** End at a word, unless that is longer than half of the window. */
function endOf(line: string, start: number): number {
  const limit = start + WINDOW;
  if (limit >= line.length || !IN_WORD.test(line.charAt(limit)))
    return Math.min(limit, line.length);
  const word = line.slice(start, limit).search(LAST_WORD);
  return word > WINDOW / 2 ? start + word : wholeCharacters(line, limit);
}

/** Code that is cut keeps both of its quotes. */
function quoteAt(line: string, at: number): string {
  const isInCode = codeAndText(line).some(
    ({ isCode, start, text }) => isCode && start <= at && at <= start + text.length,
  );
  return isInCode ? QUOTE : '';
}

/** Not in the middle of a surrogate pair. */
function wholeCharacters(line: string, at: number): number {
  const isInside =
    /[\uDC00-\uDFFF]/.test(line.charAt(at)) && /[\uD800-\uDBFF]/.test(line.charAt(at - 1));
  return isInside ? at - 1 : at;
}

/**
 * Cut a passage at the ends of its lines and sentences, and at pauses where a sentence is longer than what can be shown.
 * Code is never cut.
 */
function clausesOf(text: string, longest: number): Clause[] {
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
          isBare: isCode || BARE_END.test(piece),
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
