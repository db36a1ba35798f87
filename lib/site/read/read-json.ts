import { isSyntaxProblem, type Located, parseJson } from '../../problem/located';
import type { Report } from '../../problem/report';
import { displayName } from './content-dir';
import { readText } from './read-text';

/** Strict JSON of a file with its line numbers. Errors are reported; undefined without a usable file. */
export function readJson(absolute: string, report: Report): Located | undefined {
  const text = readText(absolute, report);
  if (text === undefined) return undefined;
  const data = parseJson(text);
  if (!isSyntaxProblem(data)) return data;
  report({
    file: displayName(absolute),
    line: data.line,
    problem: `is not JSON: ${data.message}.`,
    remedy: 'Write strict JSON: double quotes, no comments, no comma before a closing bracket.',
  });
  return undefined;
}
