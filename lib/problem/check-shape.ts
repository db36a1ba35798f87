import type { z } from 'zod';
import { didYouMean } from './did-you-mean';
import { type DataPath, isSyntaxProblem, type Located, parseYaml, valueAt } from './located';
import type { ProblemText } from './problem';
import type { Report } from './report';

type Issue = z.core.$ZodIssue;
type UnknownKeys = z.core.$ZodIssueUnrecognizedKeys & { known?: readonly string[] };

/** How a value is written, for the remedy of a wrong type. */
const EXAMPLES: Record<string, string> = {
  string: 'a text in quotes',
  boolean: 'true or false',
  number: 'a number',
  array: 'a list',
  object: 'a group of keys',
};

/**
 * Check data that an author wrote against its schema.
 * Every error is reported with its own line; the result is undefined if there was one.
 */
export function checkShape<T>(
  schema: z.ZodType<T>,
  data: Located,
  file: string,
  report: Report,
): T | undefined {
  const result = schema.safeParse(data.value, { reportInput: true });
  if (result.success) return result.data;

  for (const issue of result.error.issues.flatMap(flattenUnion).flatMap(onePerKey)) {
    // The issue itself may hold the whole that the rule is about.
    const { problem, remedy } = wordsFor(issue, valueAt(data.value, issue.path));
    report({ file, line: data.lineOf(issue.path as DataPath), problem, remedy });
  }
  return undefined;
}

/** Check YAML that an author wrote; undefined if there was an error, which is reported. */
export function checkYaml<T>(
  schema: z.ZodType<T>,
  text: string,
  file: string,
  report: Report,
): T | undefined {
  const data = readYaml(text, file, report);
  return data && checkShape(schema, data, file, report);
}

/** Parse YAML that an author wrote; undefined after a syntax error, which is reported. */
export function readYaml(text: string, file: string, report: Report): Located | undefined {
  const data = parseYaml(text);
  if (!isSyntaxProblem(data)) return data;
  const otherwise = 'Correct the line; write a text with a colon in quotes or below `>-`.';
  const { line, message, remedy = otherwise } = data;
  report({ file, line, problem: `is not YAML: ${message}`, remedy });
  return undefined;
}

/** In a union, the branch that got furthest tells the author most. */
function flattenUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const isDeep = (branch: readonly Issue[]) => branch.some(({ path }) => path.length > 0);
  const branch = issue.errors.find(isDeep);
  if (!branch) return [issue];
  return branch.flatMap((inner) =>
    flattenUnion({ ...inner, path: [...issue.path, ...inner.path] } as Issue),
  );
}

/** Several unknown keys of one group are several errors, each on its own line. */
function onePerKey(issue: Issue): Issue[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.map((key) => ({ ...issue, keys: [key], path: [...issue.path, key] }));
}

function wordsFor(issue: Issue, value: unknown): ProblemText {
  const name = issue.path.length === 0 ? 'the file' : `\`${nameOf(issue.path as DataPath)}\``;
  switch (issue.code) {
    case 'invalid_type': {
      const wanted = EXAMPLES[issue.expected] ?? issue.expected;
      return issue.input === undefined
        ? { problem: `${name} is missing.`, remedy: `Write it as ${wanted}.` }
        : { problem: `${name} is ${show(issue.input)}.`, remedy: remedyFor(issue.input, wanted) };
    }
    case 'invalid_value':
      return {
        problem: `${name} has the unknown value ${show(issue.input)}.`,
        remedy: `Use one of ${issue.values.map(String).join(', ')}.`,
      };
    case 'unrecognized_keys':
      return {
        problem: `has the unknown key \`${issue.keys.join()}\`.`,
        remedy: remedyForKey(issue),
      };
    default:
      return {
        problem: value === undefined ? `${name} is missing.` : `${name} is ${show(value)}.`,
        remedy: issue.message,
      };
  }
}

/** An object with words of its own for unknown keys does not list the known ones; see `strict`. */
function remedyForKey({ keys, message, known }: UnknownKeys): string {
  if (!known) return message;
  const otherwise = `Remove it, or use one of ${known.join(', ')}.`;
  return didYouMean(keys.join(), known, { otherwise, write: (name) => `\`${name}\`` });
}

/** A number, or a word such as `true`, is a text in quotes. As it is written: `1.10` is the number 1.1. */
function remedyFor(value: unknown, wanted: string): string {
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  return isPlain && wanted === EXAMPLES['string']
    ? 'Put quotes around it, as it is written.'
    : `Write ${wanted}.`;
}

/** `features[0].span` */
function nameOf(path: DataPath): string {
  return path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${key}` : key),
    '',
  );
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
