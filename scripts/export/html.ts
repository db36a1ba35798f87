import {
  defaultTreeAdapter as adapter,
  type DefaultTreeAdapterTypes,
  html,
  parse,
  serialize,
} from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** The parser drops a line break behind these start tags, so one that is text needs another before it. */
const DROPS_LINE_BREAK = new Set(['pre', 'textarea', 'listing']);

/** A document as a browser without script parses it: attributes are strings, exactly as written. */
export function parseHtml(text: string): Document {
  return parse(text, { scriptingEnabled: false });
}

/** The HTML of a document. A browser that parses it gets the same document. */
export function writeHtml(document: Document): string {
  for (const element of elementsOf(document)) {
    const [first] = element.childNodes;
    if (!DROPS_LINE_BREAK.has(element.tagName) || !first || !adapter.isTextNode(first)) continue;
    if (first.value.startsWith('\n')) first.value = `\n${first.value}`;
  }
  return serialize(document, { scriptingEnabled: false });
}

/** Every element below a node, in the order of the document. */
export function* elementsOf(node: Node): Generator<Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if (!adapter.isElementNode(child)) continue;
    yield child;
    yield* elementsOf(child);
  }
}

/** The first element of a name. */
export function findElement(node: Node, tagName: string): Element | undefined {
  for (const element of elementsOf(node)) if (element.tagName === tagName) return element;
  return undefined;
}

/** The elements directly in another. */
export function childElements(node: ParentNode): Element[] {
  return node.childNodes.filter((child) => adapter.isElementNode(child));
}

/** The value of an attribute; empty for one without a value, undefined where it is missing. */
export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** The text of a script, style or title. */
export function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => (adapter.isTextNode(node) ? node.value : '')).join('');
}

/** A new element. Attributes without value are left out. */
export function createElement(
  tagName: string,
  attributes: Readonly<Record<string, string | undefined>>,
  text = '',
): Element {
  const attrs = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
  const element = adapter.createElement(tagName, html.NS.HTML, attrs);
  if (text !== '') adapter.insertText(element, text);
  return element;
}

/** Take nodes out of the document. */
export function removeNodes(nodes: Iterable<ChildNode>): void {
  for (const node of nodes) adapter.detachNode(node);
}

/** Put nodes, new or from elsewhere in the document, before another. */
export function putBefore(place: ChildNode, nodes: Iterable<ChildNode>): void {
  if (!place.parentNode) throw new Error('A node outside of the document has no place.');
  for (const node of nodes) {
    adapter.detachNode(node);
    adapter.insertBefore(place.parentNode, node, place);
  }
}
