import type { Nodes, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Is this `<name>`, in a line of text or on lines of its own? */
export function isJsx(node: Nodes, name: string): node is JsxElement {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name
  );
}

/** The attribute as written, or undefined. */
export function attributeOf(element: JsxElement, name: string): MdxJsxAttribute | undefined {
  return element.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
}

/** Give an element an attribute with a text; undefined gives it none. */
export function setAttribute(element: JsxElement, name: string, value: string | undefined): void {
  element.attributes = element.attributes.filter(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== name,
  );
  if (value !== undefined) element.attributes.push({ type: 'mdxJsxAttribute', name, value });
}

/** A new element at the place of the node that it stands for. */
export function jsxElement(
  name: string,
  attributes: Record<string, string | undefined>,
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
