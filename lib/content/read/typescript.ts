import { type ParseResult, parse } from '@babel/parser';
import type { Expression, File, Node, ObjectMember, SpreadElement } from '@babel/types';
import type { DataPath } from './located';

/** A TypeScript file whose default export is data. */
export interface DataModule {
  /** What it imports, types aside. */
  imports: readonly { name: string; line: number }[];
  /** The line, from 1, on which the part of the default export at `path`, or its nearest ancestor, is written. */
  lineOf(path: DataPath): number;
}

/** Parse a TypeScript file without running it. A syntax error is left to what runs the file. */
export function parseDataModule(source: string): DataModule {
  const { program } = parse(source, {
    sourceType: 'module',
    plugins: ['typescript'],
    errorRecovery: true,
  });
  const imports = program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return [];
    return [{ name: statement.source.value, line: lineOfNode(statement.source) }];
  });
  const exported = program.body.find(({ type }) => type === 'ExportDefaultDeclaration');
  return {
    imports,
    lineOf(path) {
      let node: Node | undefined = exported && dataOf(exported, program);
      let line = lineOfNode(node ?? exported);
      for (const key of path) {
        const member: Node | undefined = node && memberOf(node, key);
        if (!member) break;
        line = lineOfNode(member);
        node = dataOf(member, program);
      }
      return line;
    },
  };
}

type Program = ParseResult<File>['program'];

function lineOfNode(node: Node | undefined): number {
  return node?.loc?.start.line ?? 1;
}

/** The property or list item of that key. */
function memberOf(node: Node, key: string | number): Node | undefined {
  if (node.type === 'ArrayExpression') return node.elements[Number(key)] ?? undefined;
  if (node.type !== 'ObjectExpression') return undefined;
  return node.properties.findLast((property) => nameOf(property) === String(key));
}

function nameOf(property: ObjectMember | SpreadElement): string | undefined {
  if (property.type === 'SpreadElement' || property.computed) return undefined;
  if (property.key.type === 'Identifier') return property.key.name;
  return property.key.type === 'StringLiteral' ? property.key.value : undefined;
}

/** The data that a node stands for: types are dropped, and a variable of the file is looked up. */
function dataOf(node: Node, program: Program): Node | undefined {
  switch (node.type) {
    case 'ExportDefaultDeclaration':
      return dataOf(node.declaration, program);
    case 'ObjectProperty':
      return dataOf(node.value, program);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return dataOf(node.expression, program);
    case 'Identifier': {
      const value = variableOf(node.name, program);
      return value && dataOf(value, program);
    }
    default:
      return node;
  }
}

function variableOf(name: string, { body }: Program): Expression | undefined {
  const variables = body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations : [],
  );
  const found = variables.find(({ id }) => id.type === 'Identifier' && id.name === name);
  return found?.init ?? undefined;
}
