import { type ParseResult, parseSync } from 'rolldown/utils';
import { type Located, lineAt } from '../../problem/located';

/** A statement, types included. */
type Statement = ParseResult['program']['body'][number];
type Export = Extract<Statement, { type: 'ExportDefaultDeclaration' }>;
type Expression = NonNullable<
  Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]['init']
>;
/** What is written at a key or an index. */
type Member =
  | Extract<Expression, { type: 'ObjectExpression' }>['properties'][number]
  | Extract<Expression, { type: 'ArrayExpression' }>['elements'][number];

/**
 * The lines of a TypeScript file whose default export is data: that of the part at a path, or of its nearest ancestor. A
 * syntax error is left to what runs the file.
 */
export function linesOf(source: string): Located['lineOf'] {
  const statements = parseSync('data.ts', source, { lang: 'ts' }).program.body;
  const exported = statements.find(
    (statement): statement is Export => statement.type === 'ExportDefaultDeclaration',
  );
  return (path) => {
    let node = exported && dataOf(exported.declaration as Expression, statements);
    let start = node?.start ?? 0;
    for (const key of path) {
      const member = node && memberOf(node, key);
      if (!member) break;
      start = member.start;
      node = dataOf(member.type === 'Property' ? member.value : (member as Expression), statements);
    }
    return lineAt(source, start);
  };
}

/** The property or list item of that key. */
function memberOf(node: Expression, key: string | number): Member | undefined {
  if (node.type === 'ArrayExpression') return node.elements[Number(key)];
  if (node.type !== 'ObjectExpression') return undefined;
  return node.properties.findLast((property) => nameOf(property) === String(key));
}

function nameOf(property: NonNullable<Member>): string | undefined {
  if (property.type !== 'Property' || property.computed) return undefined;
  if (property.key.type === 'Identifier') return property.key.name;
  return property.key.type === 'Literal' ? String(property.key.value) : undefined;
}

/** The data that an expression is: types are dropped, and a variable of the file is looked up. */
function dataOf(node: Expression, body: readonly Statement[]): Expression {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') {
    return dataOf(node.expression, body);
  }
  if (node.type !== 'Identifier') return node;
  const variables = body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations : [],
  );
  const found = variables.find(({ id }) => id.type === 'Identifier' && id.name === node.name);
  return found?.init ? dataOf(found.init, body) : node;
}
