import type { BlockStatement, Expression, Program } from 'estree';
import type { JSXOpeningElement } from 'estree-jsx';
import type { Nodes, Root } from 'mdast';
import type { Processor } from 'unified';
import { VFile } from 'vfile';
import { AUTHOR_NAMES } from '../../component-table';
import { type CodeNode, visitCode } from '../code/visit-code';
import { isLiteral } from '../components/literal';
import { programsIn } from '../components/programs';
import { problemOf } from '../components/remark-attributes';
import { declaredOn } from '../components/remark-known-names';
import type { MdxHost } from '../host';
import { visit } from '../visit';

const IMPORT_GUARD = "import { page as $page } from '@/lib/mdx/live/page-guard'";

/**
 * Remark plugin: a page that holds more than text, elements and literals is compiled by the bundler, and `file.data.live`
 * says so. Every part of its code is evaluated by `page-guard`, with its file and line.
 */
export function remarkPageCode(this: Processor, { host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    if (file.data.isBroken) return;
    const declared = declaredOn(tree);
    let hasCode = false;
    visit(tree, (node) => {
      const name = node.data?.file ?? file.path;
      for (const program of programsOf(node)) {
        hasCode = true;
        visitCode(program, (part) => {
          if (part.type === 'JSXOpeningElement') refuseAttributes(part, name, host);
          guardPart(part, name);
        });
        guardExpression(program, name, methodFor(node, declared));
      }
    });
    if (!hasCode) return;
    file.data.live ??= { isInteractive: false, tree: '' };
    tree.children.unshift(...(this.parse(new VFile(IMPORT_GUARD)) as Root).children);
  };
}

/** The code in a node, unless it can only be what it is. */
function programsOf(node: Nodes): Program[] {
  const programs = programsIn(node);
  if (node.type === 'mdxjsEsm') return programs;
  const isText = !('attributes' in node);
  return programs.filter(({ body: [statement] }) => {
    if (statement?.type !== 'ExpressionStatement') return false;
    const { expression } = statement;
    // In a text the guard tells of objects.
    return !isLiteral(expression) || (isText && !/Literal$/.test(expression.type));
  });
}

type Method = 'at' | 'text' | 'data';

/** How the guard evaluates an expression there. Components of authors may take functions. */
function methodFor(node: Nodes, declared: ReadonlySet<string>): Method {
  if (!('attributes' in node)) return 'text';
  const name = node.name ?? '';
  const isOurs = AUTHOR_NAMES.includes(name) && !declared.has(name);
  return isOurs || /^[a-z]/.test(name) ? 'data' : 'at';
}

function guardExpression({ body: [statement] }: Program, file: string, method: Method): void {
  if (statement?.type !== 'ExpressionStatement') return;
  const { expression } = statement;
  // Attributes spread over an element: `{...props}`.
  const [spread] = expression.type === 'ObjectExpression' ? expression.properties : [];
  if (spread?.type === 'SpreadElement') spread.argument = guard('at', spread.argument, file);
  else statement.expression = guard(method, expression, file);
}

/** An error is told where the innermost of these parts begins. */
function guardPart(node: CodeNode, file: string): void {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      const { body } = node;
      if (node.async || node.generator) break;
      if (body.type !== 'BlockStatement') node.body = guard('at', body, file);
      else if (!waits(body)) node.body = blockOf(callGuard('at', body, file));
      break;
    }
    case 'VariableDeclarator':
      // A function is named after its variable.
      if (node.init && !/Function|Literal/.test(node.init.type))
        node.init = guard('at', node.init, file);
      break;
    case 'JSXExpressionContainer':
      if (node.expression.type !== 'JSXEmptyExpression' && node.expression.type !== 'Literal')
        node.expression = guard('at', node.expression, file);
  }
}

/** `$page.at("a.mdx:7", () => expression)` */
function guard(method: Method, expression: Expression, file: string): Expression {
  return waits(expression) ? expression : callGuard(method, expression, file);
}

/** Has it to be in the function in which it is? */
function waits(code: object): boolean {
  let isFound = false;
  visitCode(code, ({ type }) => {
    isFound ||= type === 'AwaitExpression' || type === 'YieldExpression';
  });
  return isFound;
}

function callGuard(method: Method, body: Expression | BlockStatement, file: string): Expression {
  const place = body.loc ? `${file}:${body.loc.start.line}` : file;
  return {
    type: 'CallExpression',
    optional: false,
    callee: {
      type: 'MemberExpression',
      optional: false,
      computed: false,
      object: { type: 'Identifier', name: '$page' },
      property: { type: 'Identifier', name: method },
    },
    arguments: [
      { type: 'Literal', value: place },
      {
        type: 'ArrowFunctionExpression',
        expression: body.type !== 'BlockStatement',
        params: [],
        body,
      },
    ],
  };
}

function blockOf(argument: Expression): BlockStatement {
  return { type: 'BlockStatement', body: [{ type: 'ReturnStatement', argument }] };
}

/** What no page may have does not become right in code. */
function refuseAttributes(element: JSXOpeningElement, file: string, host: MdxHost): void {
  const { name: tag } = element;
  element.attributes = element.attributes.filter((attribute) => {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return true;
    const { name, loc } = attribute;
    const element = tag.type === 'JSXIdentifier' ? tag.name : '';
    const found = problemOf({ type: 'mdxJsxAttribute', name: name.name }, element);
    if (found) host.report({ file, line: loc?.start.line, ...found });
    return !found;
  });
}
