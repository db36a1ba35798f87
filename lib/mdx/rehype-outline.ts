import type { ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { MdxHost } from './host';

/** A heading of the outline; see `TocEntry` in the model. */
export interface OutlineEntry {
  text: string;
  id: string;
  depth: 2 | 3 | 4;
  charIndex: number;
}

/** What a page says about itself once its ids are fixed. */
export interface Outline {
  toc: OutlineEntry[];
  /** Every id on the page that a link may lead to. */
  ids: Set<string>;
  /** The first h1. */
  title: string | undefined;
  /** The page as plain text, one block a line. `charIndex` counts in it. */
  text: string;
}

const HEADING = /^h([1-6])$/;
/** Elements that hold blocks; every other element is one line of the plain text. */
const CONTAINERS = new Set(
  'div section article aside details blockquote ul ol dl table thead tbody tfoot tr figure'.split(
    ' ',
  ),
);

/**
 * Rehype plugin: collect headings, ids and plain text in `file.data.outline`, and report ids that
 * stand twice. It runs after rehype-slug, so an id in the outline is always an id in the page.
 */
export function rehypeOutline({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const outline: Outline = { toc: [], ids: new Set(), title: undefined, text: '' };
    const report = (id: string, line: number | undefined) =>
      host.report({
        file: file.path,
        line,
        problem: `has the id “${id}” twice.`,
        remedy: 'Give one of the headings another id: `## Title {#other-id}`.',
      });
    collectIds(tree, outline, report);
    collectText(tree.children, outline);
    file.data['outline'] = outline;
  };
}

function collectIds(
  tree: Root,
  outline: Outline,
  report: (id: string, line: number | undefined) => void,
): void {
  const lines = new Set<string>();
  visit(tree, (node) => {
    const id = idOf(node as RootContent);
    if (id === undefined) return;
    if (outline.ids.has(id)) report(id, node.position?.start.line);
    outline.ids.add(id);
    lines.add(id);
  });
}

function idOf(node: RootContent): string | undefined {
  if (node.type === 'element') {
    const { id } = node.properties;
    return typeof id === 'string' ? id : undefined;
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const attribute = node.attributes.find(
      (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'id',
    );
    return typeof attribute?.value === 'string' ? attribute.value : undefined;
  }
  return undefined;
}

function collectText(nodes: readonly (RootContent | ElementContent)[], outline: Outline): void {
  for (const node of nodes) {
    if (
      node.type === 'mdxJsxFlowElement' ||
      (node.type === 'element' && isContainer(node.tagName))
    ) {
      collectText(node.children, outline);
    } else if (
      node.type === 'element' ||
      node.type === 'text' ||
      node.type === 'mdxJsxTextElement'
    ) {
      const text = textOf(node).trim();
      if (text === '') continue;
      if (node.type === 'element') noteHeading(node.tagName, node.properties.id, text, outline);
      outline.text += `${text}\n`;
    }
  }
}

function isContainer(tagName: string): boolean {
  return CONTAINERS.has(tagName);
}

function noteHeading(tagName: string, id: unknown, text: string, outline: Outline): void {
  const depth = Number(HEADING.exec(tagName)?.[1]);
  if (depth === 1) outline.title ??= text;
  if (depth !== 2 && depth !== 3 && depth !== 4) return;
  if (typeof id !== 'string') {
    throw new Error(`The heading “${text}” has no id. List rehype-slug before rehype-outline.`);
  }
  outline.toc.push({ text, id, depth, charIndex: outline.text.length });
}
