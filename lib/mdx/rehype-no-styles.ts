import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { STYLE_PROBLEM } from './components/remark-attributes';
import { type MdxHost, reporterFor } from './host';
import { visit } from './visit';

/** Rehype plugin: what plugins of the site make has no style attributes either. */
export function rehypeNoStyles({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const report = reporterFor(host, file);
    visit(tree, 'element', (node) => {
      if (node.properties['style'] === undefined) return;
      report(node, STYLE_PROBLEM);
      delete node.properties['style'];
    });
  };
}
