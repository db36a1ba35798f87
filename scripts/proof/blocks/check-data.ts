import { type ParseError, parse as parseJsonc, printParseErrorCode } from 'jsonc-parser';
import { LineCounter, parseDocument, visit } from 'yaml';
import { type CommandError, type CommandWorld, checkCommands, isOneOf } from './check-commands';
import type { Fence } from './fences';

/** Errors in a block of JSON: its syntax, and the versions of known packages in a package.json. */
export function checkJson({ code, lang, title }: Fence, world: CommandWorld): CommandError[] {
  const errors: ParseError[] = [];
  const data = parseJsonc(code, errors, {
    disallowComments: lang === 'json',
    allowTrailingComma: lang === 'jsonc',
  });
  const [error] = errors;
  if (error) {
    const problem = `is not valid ${lang}: ${printParseErrorCode(error.error)}.`;
    return [{ line: lineAt(code, error.offset), problem, remedy: 'Correct it.' }];
  }
  return title?.endsWith('package.json') ? checkVersions(data, code, world) : [];
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

function checkVersions(
  { dependencies, devDependencies, overrides }: Manifest,
  code: string,
  { packages }: CommandWorld,
): CommandError[] {
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
  return wanted.flatMap(([name, version]) => {
    const installed = packages.get(name);
    if (installed === undefined || !/^\d/.test(version) || isOneOf(installed, version)) return [];
    const known = [...new Set(installed)].join(' or ');
    const problem = `names ${name}@${version}, but everything else is checked with ${known}.`;
    return [{ line: lineAt(code, code.indexOf(`"${name}"`)), problem, remedy: `Write ${known}.` }];
  });
}

/** Errors in a block of YAML: its syntax, and the commands of its steps. */
export function checkYaml({ code }: Fence, world: CommandWorld): CommandError[] {
  const lines = new LineCounter();
  const document = parseDocument(code, { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const [{ line }] = error.linePos ?? [{ line: 1 }];
    return [{ line, problem: `is not valid YAML: ${error.message}`, remedy: 'Correct it.' }];
  }
  const errors: CommandError[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (String(key) !== 'run') return;
      const script = value as { value?: unknown; range?: [number, number, number] };
      if (typeof script.value !== 'string') return;
      const { line } = lines.linePos(script.range?.[0] ?? 0);
      // The text of a block starts on the line after its indicator.
      const before = script.value.includes('\n') ? line : line - 1;
      for (const error of checkCommands(script.value, world)) {
        errors.push({ ...error, line: before + error.line });
      }
    },
  });
  return errors;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
