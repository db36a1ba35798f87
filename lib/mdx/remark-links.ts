import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { MdxHost } from './host';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A place in the tree that names a target, and how to change it. */
interface Reference {
  target: string;
  kind: 'link' | 'image';
  line: number | undefined;
  /** The shared piece the node came from; undefined on the page itself. */
  file: string | undefined;
  rewrite(href: string): void;
}

/**
 * Remark plugin: turn links and image sources as authors write them into those of the site.
 * A target that does not exist is reported and left as it is.
 */
export function remarkLinks({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    for (const { target, kind, line, file: piece, rewrite } of referencesIn(tree)) {
      const place = { file: piece ?? file.path, line };
      const resolved =
        kind === 'link' ? host.resolveLink(target, place) : host.resolveImage(target, place);
      if ('href' in resolved) rewrite(resolved.href);
      else host.report({ ...place, ...resolved });
    }
  };
}

function referencesIn(tree: Root): Reference[] {
  const imageIds = new Set<string>();
  visit(tree, 'imageReference', ({ identifier }) => void imageIds.add(identifier));

  const references: Reference[] = [];
  visit(tree, (node) => {
    const reference = referenceOf(node, imageIds);
    if (reference) references.push(reference);
  });
  return references;
}

function referenceOf(node: Nodes, imageIds: ReadonlySet<string>): Reference | undefined {
  const line = node.position?.start.line;
  const file = node.data?.file;
  switch (node.type) {
    case 'link':
    case 'image':
    case 'definition': {
      const isImage =
        node.type === 'image' || (node.type === 'definition' && imageIds.has(node.identifier));
      const rewrite = (href: string) => {
        node.url = href;
      };
      return { target: node.url, kind: isImage ? 'image' : 'link', line, file, rewrite };
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return jsxReference(node as JsxElement, { line, file });
    default:
      return undefined;
  }
}

/** `<a href="…">` and `<img src="…">`; a value in braces is the author's own business. */
function jsxReference(
  node: JsxElement,
  place: Pick<Reference, 'line' | 'file'>,
): Reference | undefined {
  const name = { a: 'href', img: 'src' }[node.name ?? ''];
  const attribute = node.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  if (typeof attribute?.value !== 'string') return undefined;
  const rewrite = (href: string) => {
    attribute.value = href;
  };
  return { target: attribute.value, kind: name === 'href' ? 'link' : 'image', ...place, rewrite };
}
