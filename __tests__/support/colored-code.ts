import { codeHtml } from '@/lib/mdx/code/code-html';

/**
 * Code as if it had been highlighted.
 *
 * @param marks By line, with semicolons between them: `!` for one that is pointed out, and for each run its letters (`_` for
 * none) and its length, as in `!k6_2`.
 */
export function coloredCode(code: string, marks = ''): string {
  const lines = marks.split(';');
  const runs = lines.map((written) =>
    [...written.matchAll(/([A-Za-z]+|_)(\d+)/g)].map(([, letters = '', length]) => ({
      letters: letters === '_' ? '' : letters,
      length: Number(length),
    })),
  );
  const marked = lines.flatMap((mark, at) => (mark.startsWith('!') ? [at + 1] : []));
  return codeHtml(code, runs, new Set(marked));
}
