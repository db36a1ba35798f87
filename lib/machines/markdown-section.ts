/** The markers of quotations and lists at the start of a line. */
const PREFIX = String.raw`^(?:[ >]|[-*+] |\d+[.)] )*`;
const HEADING = new RegExp(`${PREFIX}(#{1,6}) `);
const FENCE = new RegExp(`${PREFIX}(\`{3,}|~{3,})`);

/**
 * A section of a Markdown text as our own serializer writes it: from a heading to the next one of the
 * same rank.
 *
 * @param index Which heading of the text, from 0.
 */
export function sectionOf(markdown: string, index: number): string | undefined {
  const lines = markdown.split('\n');
  const headings = headingsIn(lines);
  const heading = headings[index];
  if (!heading) return undefined;
  const next = headings.slice(index + 1).find(({ rank }) => rank <= heading.rank);
  return `${lines.slice(heading.line, next?.line).join('\n').trim()}\n`;
}

function headingsIn(lines: readonly string[]): { line: number; rank: number }[] {
  const headings: { line: number; rank: number }[] = [];
  let fence: string | undefined;
  for (const [line, text] of lines.entries()) {
    const mark = FENCE.exec(text)?.[1];
    if (fence === undefined) {
      fence = mark;
      const rank = HEADING.exec(text)?.[1]?.length;
      if (mark === undefined && rank !== undefined) headings.push({ line, rank });
    } else if (mark?.startsWith(fence)) {
      fence = undefined;
    }
  }
  return headings;
}
