/**
 * What differs in every run. Both the page and the real output are masked, so that a page may show the output of an
 * earlier run. Versions are not masked: a page that names an old one is wrong.
 */
const MASKS: readonly (readonly [RegExp, string])[] = [
  [/\/workspace\/[\w-]+/g, '<project>'],
  // A page may show a warning without the frame that the bundler prints around it.
  [/^(?:WARNING in (?:⚠ )?| *│ ?)/gm, ''],
  [/\b(localhost|127\.0\.0\.1):\d+/g, '$1:<port>'],
  [/\btoken=[\w-]+/g, 'token=<token>'],
  [/\b\d+(?:\.\d+)? ?(?:ms|s|min)\b/g, '<time>'],
  [/\b\d{1,2}:\d{2}:\d{2}\b(?: [AP]M)?/g, '<time>'],
  [/\b\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?\b/g, '<date>'],
  [/\b(?:linux|darwin|win32)-\w+ node-v[\d.]+/g, '<platform>'],
  [/\.[\da-f]{8,20}\.(?=\w)/g, '.<hash>.'],
  [/\(node:\d+\)/g, '(node:<pid>)'],
  // Of two copies of a version the plugin reports one, which depends on the path of the project.
  [/[\d.]+ kB node_modules\/(?:dagre|graphlib)\/node_modules\/lodash\b/g, '<one of the copies>'],
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what colors are made of.
const COLORS = /\u001b\[[\d;?]*[A-Za-z]/g;

/** A line of an output block that matches any number of lines. */
const LEFT_OUT = /^(?:…|\.\.\.)$/;

/**
 * Masks what changes in every run.
 *
 * @param project the absolute path in which the commands ran; a page says `/workspace/name`.
 */
export function maskOutput(text: string, project?: string): string {
  const plain = text.replace(COLORS, '').replaceAll('\r\n', '\n');
  const local = project === undefined ? plain : plain.replaceAll(project, '<project>');
  const masked = MASKS.reduce((rest, [pattern, name]) => rest.replace(pattern, name), local);
  return masked.replace(/[ \t]+$/gm, '').replace(/^\n+|\n+$/g, '');
}

/** The output on a page, and the real output. */
interface OutputPair {
  shown: string;
  printed: string;
  project?: string;
}

/**
 * The difference between a page and the real output, or undefined if they match. A line `…` matches
 * any number of lines.
 */
export function findDifference({ shown, printed, project }: OutputPair): string | undefined {
  const parts = splitAtGaps(linesOf(maskOutput(shown)));
  const lines = linesOf(maskOutput(printed, project));
  let from = 0;
  for (const [index, part] of parts.entries()) {
    const isFree = index > 0;
    const isLast = index === parts.length - 1;
    if (part.length === 0) continue;
    const found = isFree ? indexOfPart(lines, part, from) : startOf(lines, part);
    if (found === undefined) return differenceAt(part, lines, isFree ? undefined : 0);
    from = found + part.length;
    const rest = lines.slice(from).join('\n').trim();
    if (isLast && rest !== '') return `leaves out “${rest.split('\n')[0]}”`;
  }
  return undefined;
}

/** Matches consecutive lines anywhere in the output, in the form for findDifference. */
export function anywhere(lines: string): string {
  return `…\n${lines}\n…`;
}

/** Empty lines are ignored. */
function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

function splitAtGaps(lines: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (LEFT_OUT.test(line.trim())) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

function startOf(lines: readonly string[], part: readonly string[]): number | undefined {
  return part.every((line, index) => lines[index] === line) ? 0 : undefined;
}

function indexOfPart(
  lines: readonly string[],
  part: readonly string[],
  from: number,
): number | undefined {
  const last = lines.length - part.length;
  for (let at = from; at <= last; at += 1) {
    if (part.every((line, index) => lines[at + index] === line)) return at;
  }
  return undefined;
}

function differenceAt(part: readonly string[], lines: readonly string[], start?: number): string {
  if (start === undefined) {
    const missing = part.find((line) => !lines.includes(line)) ?? part[0] ?? '';
    return `shows “${missing}”, which is not printed there`;
  }
  const at = part.findIndex((line, index) => lines[start + index] !== line);
  return `shows “${part[at] ?? ''}” where “${lines[start + at] ?? ''}” is printed`;
}
