import type { Program } from 'estree';
import type { Nodes } from 'mdast';

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
