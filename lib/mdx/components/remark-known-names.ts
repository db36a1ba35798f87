import type { Expression, Program } from 'estree';
import type { Nodes, Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { VFile } from 'vfile';
import { AUTHOR_NAMES } from '../../component-table';
import { didYouMean } from '../../problem/did-you-mean';
import type { Problem } from '../../problem/problem';
import { type MdxHost, reporterFor } from '../base/host';
import { isJsx, type JsxElement, jsxElement } from '../base/jsx';
import { visit } from '../base/visit';

/**
 * Remark plugin: report components and variables that nothing defines. They would otherwise be found
 * only while the page renders, without a line.
 */
export function remarkKnownNames({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const report = reporterFor(host, file);
    const available = new Set([...AUTHOR_NAMES, ...declaredOn(tree)]);
    visit(tree, (node) => {
      const unknown = unknownIn(node, available);
      if (!unknown) return;
      report(node, unknown);
      if (!isJsx(node)) return;
      // Its content is shown, below its name.
      const mark = jsxElement('mark', {}, node, [{ type: 'text', value: `<${node.name} />` }]);
      const children = [{ ...mark, type: node.type } as JsxElement, ...node.children];
      Object.assign(node, { name: null, attributes: [], children });
    });
  };
}

function unknownIn(node: Nodes, available: ReadonlySet<string>): Omit<Problem, 'file'> | undefined {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const [name = '', part] = node.name?.split('.') ?? [];
      const isKnown = available.has(name) && (part === undefined || !AUTHOR_NAMES.includes(name));
      if (!/^[A-Z]/.test(name) || isKnown) return undefined;
      const otherwise = `Import it, or use one of ${AUTHOR_NAMES.join(', ')}.`;
      const remedy = didYouMean(name, AUTHOR_NAMES, { otherwise, write: (near) => `<${near}>` });
      return { problem: `uses <${node.name} />, which nothing defines.`, remedy };
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const name = rootName(node.data?.estree);
      if (name === undefined || available.has(name) || name in globalThis || name === 'props')
        return undefined;
      return {
        problem: `uses the variable ${name}, which nothing defines.`,
        remedy: `Write \\{${node.value}} for the text itself, or export the variable.`,
      };
    }
    default:
      return undefined;
  }
}

/** The variable that an expression such as `name` or `name.part` begins with. */
function rootName(program: Program | null | undefined): string | undefined {
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  let expression: Expression = statement.expression;
  while (expression.type === 'MemberExpression' && expression.object.type !== 'Super') {
    expression = expression.object;
  }
  return expression.type === 'Identifier' ? expression.name : undefined;
}

/** The names that the imports, exports and declarations of a page define. */
export function declaredOn(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    for (const name of declaredIn(node.data?.estree)) names.add(name);
  });
  return names;
}

function declaredIn(program: Program | null | undefined): string[] {
  return (program?.body ?? []).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({ local }) => local.name);
    }
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap(({ id }) =>
        id.type === 'Identifier' ? id.name : [],
      );
    }
    return declaration && 'id' in declaration ? [declaration.id.name] : [];
  });
}
