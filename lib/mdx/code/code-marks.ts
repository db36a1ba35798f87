import type { LineKind } from './code-notes';

/** A stretch of code in one color. */
export interface Run {
  /**
   * A letter for the kind of token (`$` for a prompt is `q`), `B` for bold, `I` for italic, `w` for a word that
   * no line breaks; '' for plain text.
   */
  letters: string;
  /** In UTF-16 units. */
  length: number;
}

/**
 * The colors of some code, apart from its text: a page holds its code twice, as HTML and in the payload of
 * React, and so the second is hardly larger than the text. `lib/code-html.ts` puts both together.
 *
 * Lines are separated by `;`. In a line every run of one color is its letters (`_` for none) and its
 * length in UTF-16 units; the rest of a line has no color. What the line is comes before a `:`, as words.
 *
 * @example
 * encodeLines(highlight("const a = 'b';", 'js'), new Map([[1, new Set(['added'])]]))
 * // 'added:k6_2k2s3'
 */
export function encodeLines(
  lines: readonly (readonly Run[])[],
  kinds: ReadonlyMap<number, ReadonlySet<LineKind>>,
): string {
  return lines
    .map((runs, index) => {
      const words = [...(kinds.get(index + 1) ?? [])].join(' ');
      return (words && `${words}:`) + encodeRuns(runs);
    })
    .join(';')
    .replace(/;+$/, '');
}

function encodeRuns(runs: readonly Run[]): string {
  return runs
    .map(({ letters, length }) => `${letters || '_'}${length}`)
    .join('')
    .replace(/_\d+$/, '');
}
