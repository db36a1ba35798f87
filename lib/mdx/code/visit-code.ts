import type { Node } from 'estree';
import type { JSXExpressionContainer, JSXOpeningElement } from 'estree-jsx';

export type CodeNode = Node | JSXExpressionContainer | JSXOpeningElement;

/** Visit the syntax tree of a program, children first, so that a visitor may wrap what it is given. */
export function visitCode(tree: object, visitor: (node: CodeNode) => void): void {
  for (const [key, value] of Object.entries(tree)) {
    if (key === 'loc' || key === 'range') continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object') visitCode(child, visitor);
    }
  }
  if ('type' in tree) visitor(tree as CodeNode);
}
