import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import type { VFile } from 'vfile';

/** Shorter paragraphs say too little: “Text below.” */
const SHORTEST = 30;

/**
 * Rehype plugin: leave the first paragraph that says something in `file.data.excerpt`. Only the text
 * itself counts, not notes, lists and tables.
 */
export function rehypeExcerpt() {
  return (tree: Root, file: VFile): void => {
    const paragraphs = tree.children
      .filter((node): node is Element => node.type === 'element' && node.tagName === 'p')
      .map((node) => textOf(node).replace(/\s+/g, ' ').trim());
    file.data.excerpt = paragraphs.find((text) => widthOf(text) >= SHORTEST);
  };
}

/** A Chinese character says as much as two Latin ones. */
function widthOf(text: string): number {
  return text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}
