import type { Highlight } from './model';

/** Encloses code, as in Markdown. */
export const QUOTE = '`';
const CODE = /(`[^`]+`)/;

/** Longer texts are cut: snippets were requested. */
const MOST_TEXT = 300;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/** A stretch of a passage: text, or code without its quotes. `start` counts in UTF-16 units of the passage. */
interface PassagePart {
  text: string;
  start: number;
  isCode: boolean;
}

/** Code as a passage contains it. Code that contains quotes itself is left as it is. */
export function quoted(code: string): string {
  return code.includes(QUOTE) || code.trim() === '' ? code : QUOTE + code + QUOTE;
}

/** Cut a passage where its code begins and ends. */
export function codeAndText(passage: string): PassagePart[] {
  let end = 0;
  return passage.split(CODE).map((piece, index) => {
    const start = end;
    end += piece.length;
    // Every other piece is what the pattern captures.
    const isCode = index % 2 === 1;
    return isCode
      ? { text: piece.slice(1, -1), start: start + 1, isCode }
      : { text: piece, start, isCode };
  });
}

/** A stretch of text that matches the query, or does not. */
interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Cut a text where its highlighted parts begin and end. They may overlap or be out of range. */
export function markedText(text: string, highlights: readonly Highlight[]): TextPart[] {
  const parts: TextPart[] = [];
  let offset = 0;
  for (const { start, length } of [...highlights].sort((a, b) => a.start - b.start)) {
    const from = Math.max(start, offset);
    const to = Math.min(start + length, text.length);
    if (from >= to) continue;
    if (from > offset) parts.push({ text: text.slice(offset, from), isMatch: false });
    parts.push({ text: text.slice(from, to), isMatch: true });
    offset = to;
  }
  if (offset < text.length) parts.push({ text: text.slice(offset), isMatch: false });
  return parts;
}

/** A text of a service without its `mark` tags, and their places. Any other markup is text. */
export function readMarked(value: unknown): { text: string; highlights: Highlight[] } {
  let text = '';
  let start: number | undefined;
  const highlights: Highlight[] = [];
  const written = typeof value === 'string' ? value : '';
  for (const piece of written.slice(0, 4 * MOST_TEXT).split(/(<\/?mark>)/)) {
    if (piece === '<mark>') start ??= text.length;
    else if (piece !== '</mark>') text += plain(piece);
    else if (start !== undefined) {
      const length = Math.min(text.length, MOST_TEXT) - start;
      if (length > 0) highlights.push({ start, length });
      start = undefined;
    }
  }
  return { text: text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text, highlights };
}

function plain(text: string): string {
  return text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
