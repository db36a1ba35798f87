import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { nodesOf } from './page-nodes';

/**
 * Rehype plugin, the last one: a page without code becomes data, and one with code a tree as text, of which the bundler
 * makes a module; see remark-compiled-tree. What follows in MDX, which would make JavaScript of the page, gets nothing.
 */
export function rehypePage() {
  return (tree: Root, file: VFile): void => {
    const { children } = tree;
    const { live, isBroken } = file.data;
    file.data.nodes = live || isBroken ? [] : nodesOf(tree);
    if (live) {
      Object.assign(live, { tree: JSON.stringify({ file: file.path, children }, withoutBigInts) });
    }
    tree.children = [];
  };
}

/** JSON has none; what is printed is how the number was written, which a syntax tree holds too. */
function withoutBigInts(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? undefined : value;
}
