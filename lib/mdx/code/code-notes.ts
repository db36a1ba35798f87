import { ownOf } from '../../own';

/** What a comment such as `// [!code ++]` says about a line; also the class of that line. */
export type LineKind = 'added' | 'removed' | 'marked' | 'focused' | 'error' | 'warning';

const KINDS: Record<string, LineKind> = {
  '++': 'added',
  '--': 'removed',
  highlight: 'marked',
  hl: 'marked',
  focus: 'focused',
  error: 'error',
  warning: 'warning',
};

/** A comment that holds nothing but notes, at the end of a line; in any language's own form. */
const COMMENT =
  /[ \t]*(?:\/\/|\/\*|\{\/\*|<!--|--|#|;|%)[ \t]*((?:\[!code [^\]]+\][ \t]*)+)(?:\*\/\}?|-->)?[ \t]*$/;
const NOTE = /\[!code ([^\]:]+)(?::(\d+))?\]/g;
/** `[\!code ++]` is the text itself. */
const ESCAPED = /\[\\!code /g;

/** Code without its notes, and what they said. */
interface NotedCode {
  code: string;
  /** By line of `code`, from 1. */
  kinds: Map<number, Set<LineKind>>;
  /** Notes that mean nothing, with their line in the text they stood in. */
  unknown: { note: string; line: number }[];
}

/**
 * Take the notes out of some code. A note counts for its line, with a number for that many lines
 * (`[!code focus:3]`); on its own line it counts for those below, and the line goes.
 */
export function takeNotes(text: string): NotedCode {
  const lines: string[] = [];
  const kinds: NotedCode['kinds'] = new Map();
  const unknown: NotedCode['unknown'] = [];
  if (!text.includes('!code ')) return { code: text, kinds, unknown };
  const written = text.split('\n');
  for (const [index, line] of written.entries()) {
    const comment = COMMENT.exec(line);
    const rest = comment ? line.slice(0, comment.index) : line;
    const isAlone = comment !== null && rest.trim() === '';
    if (!isAlone) lines.push(rest.replace(ESCAPED, '[!code '));
    const first = isAlone ? lines.length + 1 : lines.length;
    for (const [, name = '', count = '1'] of comment?.[1]?.matchAll(NOTE) ?? []) {
      const kind = ownOf(KINDS, name);
      if (kind === undefined) unknown.push({ note: name, line: index + 1 });
      else
        addKind(kinds, kind, { first, last: Math.min(first + Number(count) - 1, written.length) });
    }
  }
  return { code: lines.join('\n'), kinds, unknown };
}

/** Note a kind for some lines. */
export function addKind(
  kinds: NotedCode['kinds'],
  kind: LineKind,
  { first, last }: { first: number; last: number },
): void {
  for (let line = first; line <= last; line += 1) {
    kinds.set(line, (kinds.get(line) ?? new Set()).add(kind));
  }
}

/** The notes there are, for messages. */
export const NOTE_NAMES: readonly string[] = Object.keys(KINDS);
