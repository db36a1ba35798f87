import { displayName } from './content-dir';
import { readTextIfAny } from './files';
import { isMistake, type Located, parseJson } from './located';
import type { Report } from './problems';

/** Strict JSON of a file with its line numbers. Mistakes are reported; undefined without a usable file. */
export function readJson(absolute: string, report: Report): Located | undefined {
  const text = readTextIfAny(absolute);
  if (text === undefined) return undefined;
  const data = parseJson(text);
  if (!isMistake(data)) return data;
  report({
    file: displayName(absolute),
    line: data.line,
    problem: `is not JSON: ${data.message}.`,
    remedy: 'Write strict JSON: double quotes, no comments, no comma before a closing bracket.',
  });
  return undefined;
}
