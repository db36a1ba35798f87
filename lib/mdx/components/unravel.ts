import type { Paragraph, Root, RootContent } from 'mdast';
import { SKIP, visit } from '../visit';

/**
 * Make elements that stand alone on their lines blocks, instead of words of a paragraph. MDX does so for a
 * page; a piece of a page is parsed apart.
 */
export function unravel(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined || !isRaveled(node)) return undefined;
    const elements = node.children.flatMap((child) =>
      child.type === 'mdxJsxTextElement' ? [{ ...child, type: 'mdxJsxFlowElement' as const }] : [],
    ) as RootContent[];
    parent.children.splice(index, 1, ...(elements as never[]));
    return [SKIP, index];
  });
}

function isRaveled({ children }: Paragraph): boolean {
  return (
    children.some(({ type }) => type === 'mdxJsxTextElement') &&
    children.every(
      (child) =>
        child.type === 'mdxJsxTextElement' || (child.type === 'text' && child.value.trim() === ''),
    )
  );
}
