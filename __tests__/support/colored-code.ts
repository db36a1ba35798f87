import { codeHtml } from '@/lib/mdx/code/code-html';
import type { LineKind } from '@/lib/mdx/code/code-notes';

/**
 * Code as if it had been highlighted.
 *
 * @param marks By line, with semicolons between them: its kinds, a colon, and for each run its letters (`_` for none)
 * and its length, as in `added marked:k6_2`.
 */
export function coloredCode(code: string, marks = ''): string {
  const lines = marks.split(';').map((mark) => mark.split(':').reverse());
  const runs = lines.map(([written = '']) =>
    [...written.matchAll(/([A-Za-z]+|_)(\d+)/g)].map(([, letters = '', length]) => ({
      letters: letters === '_' ? '' : letters,
      length: Number(length),
    })),
  );
  const kinds = lines.map(([, names = '']) => new Set(names.split(' ').filter(Boolean)));
  return codeHtml(code, runs, new Map(kinds.map((set, at) => [at + 1, set as Set<LineKind>])));
}
