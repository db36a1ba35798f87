import { escapeText } from './html';

/** Runs of one color: letters that are classes, and a length; see `lib/mdx/code/code-marks.ts`. */
const RUN = /([A-Za-z]+|_)(\d+)/g;
/** Deeper lines wrap as if they were indented so far. */
const DEEPEST_INDENT = 16;

/**
 * Highlighted code as HTML: `<span class="line">` for every line, with a span for every colored run in
 * it. Short, because the page contains it once for every word; without style attributes.
 *
 * @param code Plain text.
 * @param marks Its colors, as `encodeLines` wrote them. Lines without are plain.
 */
export function codeHtml(code: string, marks: string): string {
  const entries = marks.split(';');
  return code
    .split('\n')
    .map((line, index) => {
      const [runs = '', kinds = ''] = (entries[index] ?? '').split(':').reverse();
      const classes = ['line', kinds, indentClass(line)].filter(Boolean).join(' ');
      // The line end belongs to the line: between blocks it would be an empty line of its own.
      return `<span class="${classes}">${lineHtml(line, runs)}\n</span>`;
    })
    .join('');
}

function lineHtml(line: string, runs: string): string {
  let html = '';
  let start = 0;
  for (const [, letters = '', length] of runs.matchAll(RUN)) {
    const text = escapeText(line.slice(start, start + Number(length)));
    start += Number(length);
    html += letters === '_' ? text : `<span class="${[...letters].join(' ')}">${text}</span>`;
  }
  return html + escapeText(line.slice(start));
}

/** `i4` after four or five leading spaces: the rest of a wrapped line is indented two more. */
function indentClass(line: string): string {
  const [blank = ''] = /^[ \t]*(?=\S)/.exec(line) ?? [];
  const steps = Math.floor(blank.replaceAll('\t', '  ').length / 2);
  return steps === 0 ? '' : `i${Math.min(2 * steps, DEEPEST_INDENT)}`;
}
