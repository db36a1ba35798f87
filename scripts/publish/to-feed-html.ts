import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from '../../lib/mdx/base/visit';

/** Attributes that matter outside of the site; classes and data attributes do not. */
const KEPT = new Set(
  'href src alt title width height colSpan rowSpan align start lang type checked disabled'.split(
    ' ',
  ),
);

/**
 * Serializes a text as HTML for feed readers: without the title, which feeds have as a separate field, and without
 * anything for our styles and scripts.
 *
 * @param tree The result of `readExportedText`, which is not changed.
 */
export function feedHtmlOf(tree: Root): string {
  const copy = structuredClone(tree);
  copy.children = copy.children.filter((node) => node.type !== 'element' || node.tagName !== 'h1');
  visit(copy, 'element', (node) => {
    node.properties = Object.fromEntries(
      Object.entries(node.properties).filter(([name]) => KEPT.has(name)),
    );
  });
  return toHtml(copy).trim();
}
