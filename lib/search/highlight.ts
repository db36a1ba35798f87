import type { Highlight } from './model';
import { wordsOf } from './tokenize';

/** The places of the terms in a text, in order; adjacent ones are joined. */
export function highlightsIn(text: string, terms: ReadonlySet<string>): Highlight[] {
  const marks = new Set<number>();
  for (const word of wordsOf(text)) {
    const isWhole = terms.has(word.text);
    const spans = isWhole ? [word] : word.parts.filter((part) => terms.has(part.text));
    for (const { start, end } of spans) for (let at = start; at < end; at += 1) marks.add(at);
    if (word.kind === 'cjk') markSingleCharacters(word, terms, marks);
  }
  return rangesOf(marks);
}

/** A single character is marked wherever it occurs. */
function markSingleCharacters(
  { text, start }: { text: string; start: number },
  terms: ReadonlySet<string>,
  marks: Set<number>,
): void {
  for (let at = 0; at < text.length; at += 1) {
    if (terms.has(text.charAt(at))) marks.add(start + at);
  }
}

function rangesOf(marks: ReadonlySet<number>): Highlight[] {
  const ranges: Highlight[] = [];
  for (const at of [...marks].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last.start + last.length === at) last.length += 1;
    else ranges.push({ start: at, length: 1 });
  }
  return ranges;
}
