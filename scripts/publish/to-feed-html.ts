import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from '../../lib/mdx/visit';

/** What means something outside of the site; classes and data do not. */
const KEPT = new Set(
  'href src alt title width height colSpan rowSpan align start lang type checked disabled'.split(
    ' ',
  ),
);

/**
 * Text as HTML for a feed reader: without the title, which the feed tells apart, and without anything
 * that only our styles and scripts read.
 *
 * @param tree As `readExportedText` gives it. It is left as it was.
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
