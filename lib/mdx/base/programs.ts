import type { Program } from 'estree';
import type { Heading, Nodes } from 'mdast';
import type { Node } from 'unist';
import { replaceNodes } from './visit';

/** Remove comments in braces, of which MDX makes expressions without code. */
export function removeComments(tree: Node): void {
  replaceNodes(tree, (node) => {
    if (node.type === 'heading') trimHeading(node);
    const isComment = !('attributes' in node) && programsIn(node)[0]?.body.length === 0;
    return isComment ? [] : undefined;
  });
}

/** Remove the space between the text of a heading and what followed it. */
export function trimHeading({ children }: Heading): void {
  const last = children.at(-1);
  if (last?.type !== 'text') return;
  last.value = last.value.trimEnd();
  if (last.value === '') children.pop();
}

/** All code in a node: statements, an expression, and those in attributes. */
export function programsIn(node: Nodes): Program[] {
  switch (node.type) {
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return node.data?.estree ? [node.data.estree] : [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap((attribute) => {
        const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
        return value && typeof value !== 'string' && value.data?.estree ? [value.data.estree] : [];
      });
    default:
      return [];
  }
}
