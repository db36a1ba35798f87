import { escapeText } from '../../html';

/** A stretch of code in one color. */
export interface Run {
  /**
   * A letter for the kind of token, `B` for bold, `I` for italic, `w` for a word that
   * no line breaks; '' for plain text. Each is a class.
   */
  letters: string;
  /** In UTF-16 units. */
  length: number;
}

/** Deeper lines wrap as if they were indented so far. */
const DEEPEST_INDENT = 16;

/**
 * Highlighted code as HTML: `<span class="line">` for every line, with a span for every colored run in
 * it. Short, because the page contains it once for every word; without style attributes.
 *
 * @param lines The colored runs of each line; the rest of a line has no color.
 * @param marked The lines to point out, from 1.
 */
export function codeHtml(
  code: string,
  lines: readonly (readonly Run[])[],
  marked: ReadonlySet<number> = new Set(),
): string {
  return code
    .split('\n')
    .map((line, index) => {
      const names = ['line', marked.has(index + 1) && 'marked', indentClass(line)];
      // The line end belongs to the line: between blocks it would be an empty line of its own.
      return `<span class="${names.filter(Boolean).join(' ')}">${lineHtml(line, lines[index] ?? [])}\n</span>`;
    })
    .join('');
}

function lineHtml(line: string, runs: readonly Run[]): string {
  let html = '';
  let start = 0;
  for (const { letters, length } of runs) {
    const text = escapeText(line.slice(start, start + length));
    start += length;
    html += letters === '' ? text : `<span class="${[...letters].join(' ')}">${text}</span>`;
  }
  return html + escapeText(line.slice(start));
}

/** `i4` after four or five leading spaces: the rest of a wrapped line is indented two more. */
function indentClass(line: string): string {
  const [blank = ''] = /^[ \t]*(?=\S)/.exec(line) ?? [];
  const steps = Math.floor(blank.replaceAll('\t', '  ').length / 2);
  return steps === 0 ? '' : `i${Math.min(2 * steps, DEEPEST_INDENT)}`;
}
