import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { propsOf } from '../../component-table';
import type { JsxElement } from '../components/jsx';
import { type MdxHost, placeOf, reporterFor } from '../host';
import { visit } from '../visit';

/** A place in the tree that names a target, and how to change it. */
interface Reference {
  target: string;
  rewrite(href: string): void;
}

/**
 * Remark plugin: rewrite links, and the sources of video and audio, from what authors write to URLs of the site.
 * A target that does not exist is reported and left as it is.
 */
export function remarkLinks({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const report = reporterFor(host, file);
    visit(tree, (node) => {
      for (const { target, rewrite } of referencesOf(node)) {
        const resolved = host.resolveLink(target, placeOf(node, file));
        if ('href' in resolved) rewrite(resolved.href);
        else report(node, resolved);
      }
    });
  };
}

function referencesOf(node: Nodes): Reference[] {
  switch (node.type) {
    case 'link':
    case 'definition': {
      const rewrite = (href: string) => {
        node.url = href;
      };
      return [{ target: node.url, rewrite }];
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return jsxReferences(node as JsxElement);
    default:
      return [];
  }
}

/** The attributes of HTML that name a page or a file; images are the business of remarkImages. */
const HTML_TARGETS: Record<string, readonly string[]> = {
  a: ['href'],
  video: ['src', 'poster'],
  audio: ['src'],
  source: ['src'],
  track: ['src'],
};

/** What an element leads to or plays; a value in braces is the author's own business. */
function jsxReferences(node: JsxElement): Reference[] {
  const names = HTML_TARGETS[node.name ?? ''] ?? [];
  const props = propsOf(node.name);
  const isTarget = (name: string) => names.includes(name) || props?.[name]?.names === 'link';
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || !isTarget(attribute.name)) return [];
    if (typeof attribute.value !== 'string') return [];
    const rewrite = (href: string) => {
      attribute.value = href;
    };
    return [{ target: attribute.value, rewrite }];
  });
}
