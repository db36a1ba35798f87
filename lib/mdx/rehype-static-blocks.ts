import type { Program } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Element, Properties, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { REPLACED } from './page-nodes';

/**
 * Rehype plugin: a block without any component in it (a paragraph, a list) becomes one element
 * with its content as a string of HTML.
 *
 * The page looks the same, but React has an element per block to render, send and hydrate instead of one
 * per word in code style: the payload shrinks, and an author sees an edit in half the time.
 */
export function rehypeStaticBlocks() {
  return (tree: Root): void => {
    tree.children = tree.children.map(solidify);
  };
}

function solidify<Node extends RootContent>(node: Node): Node {
  if (node.type === 'element' && isWorthwhile(node) && node.children.every(isStatic)) {
    return htmlBlock(node) as RootContent as Node;
  }
  if ('children' in node) {
    node.children = node.children.map((child) => solidify(child)) as typeof node.children;
  }
  return node;
}

/** Text alone costs React nothing more than a string of HTML would. */
function isWorthwhile({ tagName, children }: Element): boolean {
  return !REPLACED.includes(tagName) && children.some(({ type }) => type === 'element');
}

function isStatic(node: RootContent): boolean {
  if (node.type === 'text' || node.type === 'comment') return true;
  return (
    node.type === 'element' && !REPLACED.includes(node.tagName) && node.children.every(isStatic)
  );
}

function htmlBlock({ tagName, properties, children, position }: Element): MdxJsxFlowElementHast {
  const html = toHtml(children);
  return {
    type: 'mdxJsxFlowElement',
    name: tagName,
    attributes: [...attributesOf(properties), innerHtml(html)],
    children: [],
    position,
  };
}

/** The few properties that Markdown gives a block: id, classes, the start of a list. */
function attributesOf(properties: Properties): MdxJsxAttribute[] {
  return Object.entries(properties)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value: Array.isArray(value) ? value.join(' ') : String(value),
    }));
}

/** `dangerouslySetInnerHTML={{ __html: "…" }}`. The HTML is the author's own text, serialized. */
function innerHtml(html: string): MdxJsxAttribute {
  const expression = valueToEstree({ __html: html });
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{ type: 'ExpressionStatement', expression }],
  };
  return {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
  };
}
