import type { Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { isJsx, textAttribute } from './components/jsx';
import { nodesOf } from './page-nodes';
import { SLOT } from './remark-slots';

/**
 * Rehype plugin, the last one: a page without code becomes data, and one with code a tree as text, of which the bundler
 * makes a module; see remark-compiled-tree. What follows in MDX, which would make JavaScript of the page, gets nothing.
 */
export function rehypePage() {
  return (tree: Root, file: VFile): void => {
    const aside = tree.children.filter(isInSidebar);
    tree.children = tree.children.filter((node) => !isInSidebar(node));
    file.data.sidebarStart = nodesOf({ type: 'root', children: aside });
    const { children } = tree;
    const { live, isBroken } = file.data;
    file.data.nodes = live || isBroken ? [] : nodesOf(tree);
    if (live) {
      Object.assign(live, { tree: JSON.stringify({ file: file.path, children }, withoutBigInts) });
    }
    tree.children = [];
  };
}

/** A slot that is not in the text. */
function isInSidebar(node: RootContent): boolean {
  const [slot] = isJsx(node, 'NoSearch') ? node.children : [];
  return slot !== undefined && isJsx(slot) && textAttribute(slot, SLOT) === 'sidebarStart';
}

/** JSON has none; what is printed is how the number was written, which a syntax tree holds too. */
function withoutBigInts(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? undefined : value;
}
