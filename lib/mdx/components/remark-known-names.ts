import type { Expression, Program } from 'estree';
import type { Nodes, Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { VFile } from 'vfile';
import type { MdxHost } from '../host';
import { PICTURE_NAME } from '../images/picture-element';
import { DEMO_NAME, SHOT_NAME } from '../images/remark-report-shots';
import { GLOSSARY_NAME } from '../links/remark-glossary';
import { visit } from '../visit';

/** The components that authors use without import; components/mdx/components.tsx brings them. */
export const COMPONENT_NAMES: readonly string[] = [
  'Badge',
  'Callout',
  'Card',
  'Cards',
  'CodeBlock',
  'Details',
  'FileTree',
  'Kbd',
  'LinkCard',
  'NoSearch',
  'SourceCode',
  'Steps',
  'Tab',
  'Tabs',
  'Tag',
];

/** Everything that authors may write as an element: some elements become others before the page renders. */
export const AUTHOR_NAMES: readonly string[] = [
  ...COMPONENT_NAMES,
  'PackageManagerTabs',
  DEMO_NAME,
  GLOSSARY_NAME,
  PICTURE_NAME,
  SHOT_NAME,
].sort();

interface Unknown {
  problem: string;
  remedy: string;
}

/**
 * Remark plugin: report components and variables that nothing defines. They would otherwise be found
 * only while the page renders, without a line.
 */
export function remarkKnownNames({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const known = new Set(AUTHOR_NAMES);
    visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
      for (const name of declaredIn(node.data?.estree)) known.add(name);
    });
    visit(tree, (node) => {
      const unknown = unknownIn(node, known);
      if (!unknown) return;
      const place = { file: node.data?.file ?? file.path, line: node.position?.start.line };
      host.report({ ...place, ...unknown });
      // What it stands around is shown.
      if ('attributes' in node) Object.assign(node, { name: null, attributes: [] });
    });
  };
}

function unknownIn(node: Nodes, known: ReadonlySet<string>): Unknown | undefined {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const [name = ''] = node.name?.split('.') ?? [];
      if (!/^[A-Z]/.test(name) || known.has(name)) return undefined;
      return {
        problem: `uses <${name} />, which nothing defines.`,
        remedy: `Import the piece, or use one of ${AUTHOR_NAMES.join(', ')}.`,
      };
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const name = rootName(node.data?.estree);
      if (name === undefined || known.has(name) || name in globalThis || name === 'props')
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

/** The names that a page's own exports and declarations define. */
function declaredIn(program: Program | null | undefined): string[] {
  return (program?.body ?? []).flatMap((statement) => {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap(({ id }) =>
        id.type === 'Identifier' ? [id.name] : [],
      );
    }
    return declaration?.type === 'FunctionDeclaration' ? [declaration.id.name] : [];
  });
}
