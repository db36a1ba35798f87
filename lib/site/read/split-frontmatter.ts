import matter from 'gray-matter';
import type { z } from 'zod';
import { DEFAULT_FRONTMATTER, type Frontmatter, frontmatterSchema } from '../../frontmatter';
import type { Page } from '../../model';
import { checkShape } from '../../problem/check-shape';
import {
  isSyntaxProblem,
  type Located,
  lineAt,
  parseYaml,
  type SyntaxProblem,
  valueAt,
} from '../../problem/located';
import type { Report } from '../../problem/report';

const MARK = '---';
/** A heading, or a comment of YAML. */
const HEADING_OR_COMMENT = /\n[ \t]*\n# \S/;

/** Front matter, and the text below it on the lines where it is written. */
type SplitText = Pick<Page, 'frontmatter' | 'head' | 'body' | 'isUnread'>;

/** Split a page into front matter and text, and report what is wrong with the former. */
export function splitFrontmatter(text: string, file: string, report: Report): SplitText {
  const blank = /^\s*(?=---)/.exec(text)?.[0] ?? '';
  const own = text.slice(blank.length);
  const firstLine = lineAt(blank, blank.length);
  const say = (line: number, problem: string, remedy: string) =>
    report({ file, line, problem, remedy });
  const none = { frontmatter: DEFAULT_FRONTMATTER, head: '', body: text };
  // Where a text begins is unknown, so nothing else is reported there.
  const unread = { ...none, body: '', isUnread: true } as const;
  const split = parseMatter(own, firstLine);
  if (split === undefined) return none;
  if ('language' in split) {
    if (blank !== '') return none;
    const problem = `has front matter in “${split.language}”.`;
    say(firstLine, problem, 'Write YAML, between two lines `---` with nothing else on them.');
    return unread;
  }
  const { data, end, source } = split;
  if (end === undefined && blank !== '') return none;
  if (end === undefined || (isSyntaxProblem(data) && HEADING_OR_COMMENT.test(source))) {
    say(firstLine, 'has front matter without an end.', 'Add a line `---` below it.');
    return unread;
  }
  if (blank !== '') {
    const problem = 'has front matter that does not begin on its first line.';
    say(firstLine, problem, 'Remove what is above the `---`.');
  }
  if (end.trimEnd() !== '---') {
    const line = firstLine + lineAt(source, source.length);
    say(line, `has “${end}” at the end of its front matter.`, 'Write `---` alone on that line.');
  }
  const head = text.slice(0, text.length - split.content.length);
  const body = head.replace(/[^\n]/g, '') + split.content;
  if (isSyntaxProblem(data)) {
    const problem = `has front matter that is not YAML: ${data.message}`;
    say(data.line, problem, data.remedy ?? 'Write `key: value`, one key a line, lists indented.');
    return { frontmatter: DEFAULT_FRONTMATTER, head, body, isUnread: true };
  }
  return { frontmatter: checkFrontmatter(data, file, report), head, body };
}

/**
 * Check what an author wrote above a page and fill in the defaults.
 * Errors are reported; the page then goes on with the rest, so that later checks find theirs in the same run.
 */
export function checkFrontmatter(data: Located, file: string, report: Report): Frontmatter {
  if (data.value === null || data.value === undefined) return DEFAULT_FRONTMATTER;
  const checked = checkShape(frontmatterSchema, data, file, report);
  return checked ?? validPartOf(frontmatterSchema, data.value) ?? DEFAULT_FRONTMATTER;
}

interface Matter {
  data: Located | SyntaxProblem;
  /** As it is written, from the end of the line that opens it. */
  source: string;
  /** The line that closes it. */
  end: string | undefined;
  content: string;
}

/** @returns undefined without front matter. */
function parseMatter(text: string, firstLine: number): Matter | { language: string } | undefined {
  if (!matter.test(text) || text.charAt(MARK.length) === '-') return undefined;
  const { name: language } = matter.language(text);
  if (language !== '') return { language };
  const parse = (source: string) => parseYaml(source.trimEnd(), firstLine);
  // By default it would run JavaScript.
  const engines = { yaml: parse, json: refuse, javascript: refuse };
  const file = matter(text, { language: 'yaml', engines });
  const { matter: source, content } = file;
  // One of comments alone is not handed to the engine.
  const data = file.data as Partial<Matter['data']>;
  const isParsed = 'lineOf' in data || 'message' in data;
  // It reads all of a text as front matter if no line ends it, and any line as its end that begins with the mark.
  const ending = text.slice(MARK.length + source.length + 1).split('\n')[0];
  const end = ending?.startsWith(MARK) ? ending : undefined;
  return { data: isParsed ? (data as Matter['data']) : parse(''), source, end, content };
}

function refuse(): never {
  throw new Error('Front matter is YAML.');
}

type Path = readonly PropertyKey[];

/**
 * What is left of a value without its errors, so that the rest can be checked in the same run: each wrong part is
 * taken away, and with a key that is missing the group that should have it.
 *
 * @returns undefined if nothing is left that has the shape.
 */
export function validPartOf<T>(schema: z.ZodType<T>, value: unknown): T | undefined {
  const rest = structuredClone(value);
  for (;;) {
    const result = schema.safeParse(rest);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    const key = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    if (!issue || !remove(rest, [...issue.path, ...key])) return undefined;
  }
}

/** Remove the part at a path, or the nearest group above it. @returns whether there was one. */
function remove(value: unknown, path: Path): boolean {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = valueAt(value, path.slice(0, length - 1));
    const key = path[length - 1] as PropertyKey;
    if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, key)) continue;
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else if (!Reflect.deleteProperty(parent, key)) continue;
    return true;
  }
  return false;
}
