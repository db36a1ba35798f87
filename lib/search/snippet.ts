import { highlightsIn } from './highlight';
import { codeAndText, QUOTE } from './marked-text';
import type { Highlight } from './model';

/** The specification's window around what was found, in UTF-16 units. */
const WINDOW = 100;
/** The text before the first find, if there is enough. */
const LEAD = 24;
const CUT = '…';
/** The end of a line that ends without punctuation, as of a cell, an item or a command. */
const BARE_END = /(?<=[\p{L}\p{N}\p{S})\]}'"`”’）])[^\S\n]*\n\s*(?=\S)/gu;
const SEPARATOR = ' · ';
/** A full-width character brings its own space. */
const AFTER_FULL_WIDTH = /(?<=[\u3000-\u303f\uff00-\uffef])\s+/gu;

/** A character of a word, within which a line is not cut. Han and Kana are written without spaces. */
const IN_WORD =
  /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const LAST_WORD = new RegExp(`${IN_WORD.source}*$`, 'u');

interface Snippet {
  statement: string;
  highlights: Highlight[];
}

/** The hundred characters of a text with the most terms, or its beginning, on one line. */
export function snippetOf(text: string, terms: ReadonlySet<string>): Snippet {
  const line = text
    .trim()
    .replace(BARE_END, SEPARATOR)
    .replace(AFTER_FULL_WIDTH, '')
    .replace(/\s+/g, ' ');
  const finds = highlightsIn(line, terms);
  const start = startOf(line, bestFind(line, finds));
  const end = endOf(line, start);
  const part = line.slice(start, end).replace(/^[\s·]+|[\s·]+$/g, '');
  // The ellipsis replaces the punctuation before it.
  const shown = end < line.length ? part.replace(/[.,;:，。；：、]+$/, '') : part;
  const before = start > 0 ? CUT + quoteAt(line, start) : '';
  const after = end < line.length ? quoteAt(line, end) + CUT : '';
  const statement = before + shown + after;
  return { statement, highlights: highlightsIn(statement, terms) };
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
  if (line.length <= WINDOW || find <= LEAD) return 0;
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
