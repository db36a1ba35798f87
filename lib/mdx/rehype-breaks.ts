import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from './visit';

const WIDE_PUNCTUATION = /[、，；：。]$/;
const QUOTE = /^['"]/;

/**
 * Rehype plugin: let lines break between Chinese punctuation and quoted code. Browsers never break beside a
 * straight quote, so a list of such values would be one long word, and a table as wide.
 */
export function rehypeBreaks() {
  return (tree: Root): void => visit(tree, 'element', breakBeforeCode);
}

function breakBeforeCode(node: Element): void {
  node.children = node.children.flatMap((child, index) => {
    const before = node.children[index - 1];
    const canBreak =
      before?.type === 'text' &&
      WIDE_PUNCTUATION.test(before.value) &&
      child.type === 'element' &&
      child.tagName === 'code' &&
      QUOTE.test(textOf(child));
    const place: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };
    return canBreak ? [place, child] : [child];
  });
}
