import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { propsOf } from '../../component-table';
import { type MdxHost, placeOf, reporterFor } from '../base/host';
import { isJsx } from '../base/jsx';
import { visit } from '../base/visit';

/** A path with a space, which is the end of a path in Markdown, behind the text of a link or image. */
const SPACED_PATH = /\]\((\.{0,2}\/[^()]* [^()]*|[^()]* [^()]*\.\w+)\)/g;
/** A reference that nothing defines stays text: `[^note]`, `[text][name]`. */
const UNDEFINED_REFERENCE = /\[\^[^\]\s]+\]|(?:\[[^\][]+)?\]\[[^\]]*\]/;

/**
 * Remark plugin: rewrite links from what authors write to URLs of the site.
 * A target that does not exist is reported and left as it is, and so is a value in braces.
 */
export function remarkLinks({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const report = reporterFor(host, file);
    const resolve = (target: string, node: Nodes) => {
      const resolved = host.resolveLink(target, placeOf(node, file));
      if ('href' in resolved) return resolved.href;
      report(node, resolved);
      return target;
    };
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') node.url = resolve(node.url, node);
      for (const [, path] of node.type === 'text' ? node.value.matchAll(SPACED_PATH) : []) {
        const problem = `has the path ${path} with a space, so that it is shown as text.`;
        report(node, { problem, remedy: `Rename the file, or write (<${path}>).` });
      }
      const lost = node.type === 'text' && UNDEFINED_REFERENCE.exec(node.value)?.[0];
      if (lost) {
        const remedy = 'Define it below the text, or write it as inline code.';
        report(node, { problem: `shows “${lost}” as text, because nothing defines it.`, remedy });
      }
      if (!isJsx(node)) return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        const { isLink } = propsOf(node.name)?.[attribute.name] ?? {};
        if (isLink) attribute.value = resolve(attribute.value, node);
      }
    });
  };
}
