import type { Root } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { PageElement, PageNode } from '../../page-node';
import { evaluate } from './literal';

/** Elements of Markdown that components replace. */
export const REPLACED: readonly string[] = ['h2', 'h3', 'h4', 'table'];

/** What an element is created from: a name, or one of our components. */
type ElementType = string | { component: string };

const FRAGMENT = 'fragment';

const COMPONENTS = Object.fromEntries(REPLACED.map((component) => [component, { component }]));

/** The finished tree of a page that holds no code but literals. */
export function nodesOf(tree: Root): readonly PageNode[] {
  const root = toJsxRuntime(tree, {
    Fragment: FRAGMENT,
    jsx: createNode as never,
    jsxs: createNode as never,
    components: COMPONENTS as unknown as Components,
    passNode: true,
    tableCellAlignToStyle: false,
    createEvaluater: () => ({
      evaluateExpression: (expression) =>
        expression.type === 'Identifier' ? { component: expression.name } : evaluate(expression),
      evaluateProgram: () => undefined,
    }),
  });
  return childrenOf(root);
}

interface Props extends Record<string, unknown> {
  children?: unknown;
  node?: { type: string };
}

function createNode(type: ElementType, { children, node, ...props }: Props): unknown {
  const nodes = childrenOf(children);
  if (type === FRAGMENT) return nodes;
  const name = typeof type === 'string' ? type : type.component;
  // An element that its author writes as a tag is what it says.
  const isComponent = typeof type !== 'string' && (node?.type === 'element' || /^[A-Z]/.test(name));
  return { name, isComponent, props, children: nodes };
}

function childrenOf(children: unknown): PageNode[] {
  return [children].flat(Number.POSITIVE_INFINITY).flatMap((child) => {
    if (child === undefined || child === null || typeof child === 'boolean' || child === '')
      return [];
    return [typeof child === 'object' ? (child as PageElement) : String(child)];
  });
}
