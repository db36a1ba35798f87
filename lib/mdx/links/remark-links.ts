import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { propsOf } from '../../component-table';
import type { MdxHost } from '../host';
import { visit } from '../visit';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A place in the tree that names a target, and how to change it. */
interface Reference {
  target: string;
  line: number | undefined;
  /** The shared piece the node came from; undefined on the page itself. */
  file: string | undefined;
  rewrite(href: string): void;
}

/**
 * Remark plugin: rewrite links, and the sources of video and audio, from what authors write to URLs of the site.
 * A target that does not exist is reported and left as it is.
 */
export function remarkLinks({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    for (const { target, line, file: piece, rewrite } of referencesIn(tree)) {
      const place = { file: piece ?? file.path, line };
      const resolved = host.resolveLink(target, place);
      if ('href' in resolved) rewrite(resolved.href);
      else host.report({ ...place, ...resolved });
    }
  };
}

function referencesIn(tree: Root): Reference[] {
  const references: Reference[] = [];
  visit(tree, (node) => {
    references.push(...referencesOf(node));
  });
  return references;
}

function referencesOf(node: Nodes): Reference[] {
  const line = node.position?.start.line;
  const file = node.data?.file;
  switch (node.type) {
    case 'link':
    case 'definition': {
      const rewrite = (href: string) => {
        node.url = href;
      };
      return [{ target: node.url, line, file, rewrite }];
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return jsxReferences(node as JsxElement, { line, file });
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
function jsxReferences(node: JsxElement, place: Pick<Reference, 'line' | 'file'>): Reference[] {
  const names = HTML_TARGETS[node.name ?? ''] ?? [];
  const props = propsOf(node.name);
  const isTarget = (name: string) => names.includes(name) || props?.[name]?.names === 'link';
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || !isTarget(attribute.name)) return [];
    if (typeof attribute.value !== 'string') return [];
    const rewrite = (href: string) => {
      attribute.value = href;
    };
    return [{ target: attribute.value, ...place, rewrite }];
  });
}
