import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Rehype plugin: number the tables of a page from 1, because each is a region that needs a name of its own. */
export function rehypeTables() {
  return (tree: Root): void => {
    let ordinal = 0;
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'table') return;
      ordinal += 1;
      node.properties['ordinal'] = ordinal;
    });
  };
}
