import type { Element, Root } from 'hast';
import { visit } from './visit';

/** Between the parts of `output.options.type`. */
const AFTER_DOT = /(?<=[a-z]\w*\.)(?=[a-z])/i;

/**
 * Rehype plugin: number the tables of a page from 1, because each is a region that needs a name of its own, and
 * let the names of options in them break after their dots, so that they leave room on a small screen.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    let ordinal = 0;
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'table') return;
      ordinal += 1;
      node.properties['ordinal'] = ordinal;
      visit(node, 'element', breakAfterDots);
    });
  };
}

function breakAfterDots(node: Element): void {
  const [text] = node.children;
  if (node.tagName !== 'code' || node.children.length > 1 || text?.type !== 'text') return;
  const [first = '', ...rest] = text.value.split(AFTER_DOT);
  node.children = [
    { type: 'text', value: first },
    ...rest.flatMap((value): Element['children'] => [
      { type: 'element', tagName: 'wbr', properties: {}, children: [] },
      { type: 'text', value },
    ]),
  ];
}
