import path from 'node:path';
import { type ParseResult, parseSync } from 'rolldown/utils';
import { lineAt } from '../read/located';

/** An import, or an export from elsewhere: `names` is what has to be there. */
export interface ModuleLink {
  specifier: string;
  names: readonly string[];
  line: number;
}

/** What a module says without being run. */
export interface ModuleText {
  statements: readonly Statement[];
  links: readonly ModuleLink[];
  /** The names that it exports itself. */
  exports: ReadonlySet<string>;
  /** The modules whose names it exports, too. */
  passesOn: readonly string[];
  /** CommonJS says what it exports only when it runs. */
  isEsm: boolean;
  /** Does it begin with 'use client'? */
  isClient: boolean;
}

/** A statement, types and JSX included. */
export type Statement = ParseResult['program']['body'][number];

/**
 * Read the imports and exports of JavaScript or TypeScript.
 *
 * @returns a line and a message if it is not valid.
 */
export function readModule(
  file: string,
  text: string,
): ModuleText | { line: number; message: string } {
  const lang = { '.ts': 'ts', '.mts': 'ts', '.tsx': 'tsx' }[path.extname(file)] ?? 'jsx';
  const { program, module, errors } = parseSync(file, text, { lang: lang as 'ts' });
  const [error] = errors;
  if (error) return { line: lineAt(text, error.labels[0]?.start ?? 0), message: error.message };

  // Types do not exist when the code runs.
  const exported = module.staticExports.map(({ start, entries }) => ({
    start,
    entries: entries.filter(({ isType }) => !isType),
  }));
  const names = exported.flatMap(({ entries }) =>
    entries.map(({ exportName: { kind, name } }) => (kind === 'Default' ? 'default' : name)),
  );
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      names: entries
        .filter(({ isType }) => !isType)
        .flatMap(({ importName }) => nameOf(importName)),
      line: lineAt(text, moduleRequest.start),
    }));
  const reexports = exported.flatMap(({ start, entries }) => {
    const specifier = entries[0]?.moduleRequest?.value;
    if (specifier === undefined) return [];
    const wanted = entries.flatMap(({ importName }) => nameOf(importName));
    return [{ specifier, names: wanted, line: lineAt(text, start) }];
  });
  return {
    statements: program.body,
    links: [...imports, ...reexports],
    exports: new Set(names.filter((name) => name !== null)),
    passesOn: exported.flatMap(({ entries }) =>
      entries.flatMap(({ importName, moduleRequest }) =>
        importName.kind === 'AllButDefault' && moduleRequest ? [moduleRequest.value] : [],
      ),
    ),
    isEsm: module.hasModuleSyntax,
    isClient: program.body.some(
      (statement) => 'directive' in statement && statement.directive === 'use client',
    ),
  };
}

/** The name that is taken from another module; none for all of its names. */
function nameOf({ kind, name }: { kind: string; name: string | null }): string[] {
  return kind === 'Default' ? ['default'] : kind === 'Name' && name !== null ? [name] : [];
}
