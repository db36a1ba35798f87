import type { Node, Nodes, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { literalOf } from './literal';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Is this an element, or `<name>`, in a line of text or on lines of its own? */
export function isJsx(node: Node, name?: string): node is JsxElement {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isElement && (name === undefined || (node as JsxElement).name === name);
}

/** The attribute as written, or undefined. */
export function attributeOf(element: JsxElement, name: string): MdxJsxAttribute | undefined {
  return element.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
}

/** The value of an attribute as a text, also one written as `{"text"}` or `{12}`; undefined for anything else. */
export function textAttribute(element: JsxElement, name: string): string | undefined {
  const value = literalOf(attributeOf(element, name));
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Is there such an attribute, or one spread over the element that may hold it? */
export function mayHaveAttribute(element: JsxElement, name: string): boolean {
  const isSpread = element.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute');
  return isSpread || attributeOf(element, name) !== undefined;
}

/** Give an element an attribute with a text, or without a value; undefined gives it none. */
export function setAttribute(
  element: JsxElement,
  name: string,
  value: string | null | undefined,
): void {
  element.attributes = element.attributes.filter(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== name,
  );
  if (value !== undefined) element.attributes.push({ type: 'mdxJsxAttribute', name, value });
}

/** A new element at the place of the node that it replaces. */
export function jsxElement(
  name: string,
  attributes: Record<string, string | null | undefined>,
  origin: Nodes,
  children: Root['children'],
): MdxJsxFlowElement {
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: children as MdxJsxFlowElement['children'],
    position: origin.position,
    data: { file: origin.data?.file },
  };
  for (const [key, value] of Object.entries(attributes)) setAttribute(element, key, value);
  return element;
}
