import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { type MdxHost, reporterFor } from '../base/host';
import { visit } from '../base/visit';

/** Remark plugin: report HTML in plain Markdown, which the page would silently leave out. */
export function remarkNoHtml({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const report = reporterFor(host, file);
    visit(tree, 'html', (node) => {
      if (node.value.startsWith('<!--')) return;
      report(node, {
        problem: `has HTML (${node.value.split('\n')[0]}), which a .md file leaves out.`,
        remedy: 'Rename the file to .mdx, or write the characters in inline code.',
      });
    });
  };
}
