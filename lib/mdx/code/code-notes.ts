/** A comment at the end of a line that says something about it: `// [!code highlight]`. In any language's own form. */
const NOTE = /[ \t]*(?:\/\/|\/\*|<!--|#)[ \t]*\[!code ([^\]]+)\][ \t]*(?:\*\/|-->)?[ \t]*$/;

/** What a note can say. */
export const HIGHLIGHT = 'highlight';

/** Code without its notes, and what they said. */
interface NotedCode {
  code: string;
  /** The lines to point out, from 1. */
  marked: Set<number>;
  /** Notes that mean nothing, with their line. */
  unknown: { note: string; line: number }[];
}

/** Take the notes out of some code. */
export function takeNotes(text: string): NotedCode {
  const marked: NotedCode['marked'] = new Set();
  const unknown: NotedCode['unknown'] = [];
  const lines = text.split('\n').map((line, index) => {
    const [comment = '', note] = NOTE.exec(line) ?? [];
    if (note === HIGHLIGHT) marked.add(index + 1);
    else if (note !== undefined) unknown.push({ note, line: index + 1 });
    return line.slice(0, line.length - comment.length);
  });
  return { code: lines.join('\n'), marked, unknown };
}
