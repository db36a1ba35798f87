import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { propsOf } from '../../component-table';
import { type MdxHost, placeOf, reporterFor } from '../base/host';
import { isJsx, type JsxElement } from '../base/jsx';
import { visit } from '../base/visit';

/** The attributes of HTML that name a page or a file; images are the business of remarkImages. */
const HTML_TARGETS: Record<string, readonly string[]> = {
  a: ['href'],
  video: ['src', 'poster'],
  audio: ['src'],
  source: ['src'],
  track: ['src'],
};

/**
 * Remark plugin: rewrite links, and the sources of video and audio, from what authors write to URLs of the site.
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
      if (!isJsx(node)) return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        if (isTarget(node, attribute.name)) attribute.value = resolve(attribute.value, node);
      }
    });
  };
}

/** Does an attribute say what an element leads to or plays? */
function isTarget({ name: element }: JsxElement, attribute: string): boolean {
  const isHtml = HTML_TARGETS[element ?? '']?.includes(attribute);
  return isHtml || propsOf(element)?.[attribute]?.names === 'link';
}
