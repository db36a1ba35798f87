import path from 'node:path';
import type {
  ExportDefaultDeclaration,
  ExportNamedDeclaration,
  Identifier,
  Literal,
  Node,
  Pattern,
} from 'estree';
import { parseAst } from 'rolldown/parseAst';
import { lineAt } from '../read/located';

/** An import, or an export from elsewhere: `names` is what has to be there. */
export interface ModuleLink {
  specifier: string;
  names: readonly string[];
  line: number;
}

/** What a module says without being run. */
export interface ModuleText {
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

/** Types are not there when the code runs. */
type Typed<Part> = Part & { importKind?: string; exportKind?: string };

/**
 * Read the imports and exports of JavaScript or TypeScript.
 *
 * @returns a line and a message where it is not valid.
 */
export function readModule(
  file: string,
  text: string,
): ModuleText | { line: number; message: string } {
  const statements = parseModule(file, text);
  if ('message' in statements) return statements;
  const body = statements as unknown as readonly Node[];
  const module = {
    links: [] as ModuleLink[],
    exports: new Set<string>(),
    passesOn: [] as string[],
  };
  let isEsm = false;
  for (const statement of body) {
    const { type, importKind, exportKind } = statement as Typed<Node>;
    if (!/^(?:Import|Export)/.test(type)) continue;
    isEsm = true;
    if (importKind === 'type' || exportKind === 'type') continue;
    for (const name of exportedNames(statement)) module.exports.add(name);
    const source = sourceOf(statement);
    if (source === undefined) continue;
    const { start } = statement as unknown as { start: number };
    module.links.push({
      specifier: source,
      names: wantedNames(statement),
      line: lineAt(text, start),
    });
    if (statement.type === 'ExportAllDeclaration' && !statement.exported)
      module.passesOn.push(source);
  }
  return { ...module, isEsm, isClient: body.some(isClientMark) };
}

function isClientMark(statement: Node): boolean {
  return 'directive' in statement && statement.directive === 'use client';
}

/** A statement, types and JSX included. */
export type Statement = ReturnType<typeof parseAst>['body'][number];

/** The statements of JavaScript or TypeScript; a line and a message where it is not valid. */
export function parseModule(
  file: string,
  text: string,
): readonly Statement[] | { line: number; message: string } {
  const lang = { '.ts': 'ts', '.mts': 'ts', '.tsx': 'tsx' }[path.extname(file)] ?? 'jsx';
  try {
    return parseAst(text, { lang: lang as 'ts' }).body;
  } catch (error) {
    // The message goes on with the code itself.
    const { message, pos } = error as Error & { pos?: number };
    const [, reason = message] = message.split('\n');
    return { line: lineAt(text, pos ?? 0), message: reason };
  }
}

function wantedNames(statement: Node): string[] {
  if (statement.type !== 'ImportDeclaration' && statement.type !== 'ExportNamedDeclaration')
    return [];
  return statement.specifiers.flatMap((part) => {
    const { importKind, exportKind } = part as Typed<typeof part>;
    if (importKind === 'type' || exportKind === 'type') return [];
    if (part.type === 'ImportDefaultSpecifier') return ['default'];
    if (part.type === 'ImportSpecifier') return [textOf(part.imported)];
    return part.type === 'ExportSpecifier' ? [textOf(part.local)] : [];
  });
}

function exportedNames(statement: Node): string[] {
  switch (statement.type) {
    case 'ExportDefaultDeclaration':
      return isType(statement) ? [] : ['default'];
    case 'ExportAllDeclaration':
      return statement.exported ? [textOf(statement.exported)] : [];
    case 'ExportNamedDeclaration':
      return [...declaredNames(statement), ...specifiedNames(statement)];
    default:
      return [];
  }
}

function isType({ declaration }: ExportDefaultDeclaration): boolean {
  return (declaration.type as string) === 'TSInterfaceDeclaration';
}

function specifiedNames({ specifiers }: ExportNamedDeclaration): string[] {
  return specifiers.flatMap((part) =>
    (part as Typed<typeof part>).exportKind === 'type' ? [] : [textOf(part.exported)],
  );
}

function declaredNames({ declaration }: ExportNamedDeclaration): string[] {
  if (!declaration) return [];
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
  return declaration.declarations.flatMap(({ id }) => namesInPattern(id));
}

function namesInPattern(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ArrayPattern':
      return pattern.elements.flatMap((part) => (part ? namesInPattern(part) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((part) =>
        namesInPattern(part.type === 'RestElement' ? part.argument : part.value),
      );
    case 'AssignmentPattern':
      return namesInPattern(pattern.left);
    case 'RestElement':
      return namesInPattern(pattern.argument);
    default:
      return [];
  }
}

function sourceOf(statement: Node): string | undefined {
  switch (statement.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return statement.source ? String(statement.source.value) : undefined;
    default:
      return undefined;
  }
}

function textOf(name: Identifier | Literal): string {
  return name.type === 'Identifier' ? name.name : String(name.value);
}
