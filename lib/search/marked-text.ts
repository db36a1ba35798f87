/** A stretch of text that matches the query, or does not. */
interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Where a match stands in a text, in UTF-16 units. */
export interface Highlight {
  start: number;
  length: number;
}

/** Cut a text where its highlighted parts begin and end. Parts that overlap or lie outside do no harm. */
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
