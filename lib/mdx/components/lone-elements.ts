import type { Node, Nodes, Paragraph, Root } from 'mdast';
import { replaceNodes } from '../base/visit';

/**
 * Make elements that are alone on their lines blocks, instead of words of a paragraph. MDX does so for a
 * page; a piece of a page is parsed apart.
 */
export function raiseLoneElements(tree: Root): void {
  replaceNodes(tree, (node) => {
    if (node.type !== 'paragraph' || !hasLoneElements(node)) return undefined;
    return node.children.flatMap((child) =>
      child.type === 'mdxJsxTextElement'
        ? [{ ...child, type: 'mdxJsxFlowElement' } as Node as Nodes]
        : [],
    );
  });
}

function hasLoneElements({ children }: Paragraph): boolean {
  return (
    children.some(({ type }) => type === 'mdxJsxTextElement') &&
    children.every(
      (child) =>
        child.type === 'mdxJsxTextElement' || (child.type === 'text' && child.value.trim() === ''),
    )
  );
}
