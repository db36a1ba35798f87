import type { Root } from 'hast';
import type { MdxHost } from '../base/host';
import { SKIP, visit } from '../base/visit';

const HEADING = /^h[1-6]$/;

/**
 * Rehype plugin: a link to a term of the glossary says what the term means, as its description: read out
 * with the link, and shown next to it (see attachTooltips). Headings are left alone, and so is text.
 */
export function rehypeTerms({ host }: { host: MdxHost }) {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (HEADING.test(node.tagName)) return SKIP;
      if (node.tagName !== 'a') return undefined;
      const definition = host.findDefinition(String(node.properties['href']));
      if (definition === undefined) return undefined;
      // Under this name, which the table of HTML attributes does not know yet.
      Object.assign(node.properties, { className: ['term'], 'aria-description': definition });
      return undefined;
    });
  };
}
