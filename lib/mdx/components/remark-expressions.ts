import type { CallExpression, Expression, Program, SourceLocation, Statement } from 'estree';
import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { type CodeNode, visitCode } from '../code/visit-code';
import type { MdxHost } from '../host';
import { visit } from '../visit';
import { isLiteral } from './literal';
import { programsIn } from './programs';

/** What the code of a page knows the realm by in which it runs; see page-realm.ts. */
export const REALM = '$page';

/**
 * Remark plugin: what has to be computed notes its place before it runs, so that what goes wrong has a file and a
 * line. Tells in `file.data.hasCode` whether there is any; text, elements and literals cannot fail.
 */
export function remarkExpressions({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      const programs = programsOf(node);
      if (programs.length === 0) return;
      file.data['hasCode'] = true;
      const name = node.data?.file ?? file.path;
      for (const program of programs) {
        refuseWaiting(program, name, host);
        markProgram(program, name);
      }
    });
  };
}

/** The place of a node as the code names it. */
function placeOf(file: string, loc: SourceLocation | null | undefined): string {
  return loc ? `${file}:${loc.start.line}` : file;
}

/** The code in a node, unless it can only be what it is. */
function programsOf(node: Nodes): Program[] {
  const programs = programsIn(node);
  if (node.type === 'mdxjsEsm') return programs;
  const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  return programs.filter(({ body: [statement] }) => {
    if (statement?.type !== 'ExpressionStatement') return false;
    const { expression } = statement;
    return isExpression ? expression.type !== 'Literal' : !isLiteral(expression);
  });
}

/** The text of a page is there at once: nothing would wait for what comes later. */
function refuseWaiting(program: Program, file: string, host: MdxHost): void {
  const report = (word: string, { loc }: CodeNode) =>
    host.report({
      file,
      line: loc?.start.line,
      problem: `has code that waits: \`${word}\`.`,
      remedy: 'Write what the page shows, or values that need no waiting.',
    });
  visitCode(program, (node) => {
    if (node.type === 'AwaitExpression' || node.type === 'ImportExpression') {
      report(node.type === 'AwaitExpression' ? 'await' : 'import()', node);
      Object.assign(node, { type: 'Identifier', name: 'undefined' });
    } else if (node.type === 'ForOfStatement' && node.await) {
      report('for await', node);
      node.await = false;
    } else if ('async' in node && node.async) {
      report('async', node);
      node.async = false;
    }
  });
}

function markProgram(program: Program, file: string): void {
  visitCode(program, (node) => markPart(node, file));
  program.body = program.body.flatMap((statement): Program['body'] => {
    if (statement.type === 'ImportDeclaration') return [statement];
    if (statement.type !== 'ExpressionStatement') {
      return [toStatement(callRealm('enter', placeOf(file, statement.loc))), statement];
    }
    const { expression } = statement;
    // Attributes spread over an element: `{...props}`.
    const [spread] = expression.type === 'ObjectExpression' ? expression.properties : [];
    if (spread?.type === 'SpreadElement') spread.argument = guard(spread.argument, file);
    else statement.expression = guard(expression, file);
    return [statement];
  });
}

/** Functions note their place, and so do the parts of an element that have to be computed. */
function markPart(node: CodeNode, file: string): void {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      const call = callRealm('enter', placeOf(file, node.loc));
      if (node.body.type === 'BlockStatement') node.body.body.unshift(toStatement(call));
      else node.body = { type: 'SequenceExpression', expressions: [call, node.body] };
      break;
    }
    case 'JSXExpressionContainer':
      if (node.expression.type !== 'JSXEmptyExpression' && node.expression.type !== 'Literal') {
        node.expression = guard(node.expression, file);
      }
  }
}

/** `$page.at("a.mdx:7", () => expression)` */
function guard(expression: Expression, file: string): Expression {
  const call = callRealm('at', placeOf(file, expression.loc));
  call.arguments.push({
    type: 'ArrowFunctionExpression',
    expression: true,
    params: [],
    body: expression,
  });
  return call;
}

function callRealm(method: 'at' | 'enter', place: string): CallExpression {
  return {
    type: 'CallExpression',
    optional: false,
    callee: {
      type: 'MemberExpression',
      optional: false,
      computed: false,
      object: { type: 'Identifier', name: REALM },
      property: { type: 'Identifier', name: method },
    },
    arguments: [{ type: 'Literal', value: place }],
  };
}

function toStatement(expression: Expression): Statement {
  return { type: 'ExpressionStatement', expression };
}
