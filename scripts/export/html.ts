import {
  defaultTreeAdapter as adapter,
  type DefaultTreeAdapterTypes,
  html,
  parse,
  serialize,
} from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type Comment = DefaultTreeAdapterTypes.CommentNode;
type Node = DefaultTreeAdapterTypes.Node;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** The parser drops a line break after these start tags, so a line break that is text must be doubled. */
const DROPS_LINE_BREAK = new Set(['pre', 'textarea', 'listing']);

/** The document as a browser without script parses it. Attributes are strings, exactly as written. */
export function parseHtml(text: string): Document {
  return parse(text, { scriptingEnabled: false });
}

/** Serializes a document. A browser that parses the HTML gets the same document. */
export function writeHtml(document: Document): string {
  for (const element of elementsOf(document)) {
    const [first] = element.childNodes;
    if (!DROPS_LINE_BREAK.has(element.tagName) || !first || !adapter.isTextNode(first)) continue;
    if (first.value.startsWith('\n')) first.value = `\n${first.value}`;
  }
  return serialize(document, { scriptingEnabled: false });
}

/** Every element below a node, in the order of the document. */
export function elementsOf(node: Node, found: Element[] = []): Element[] {
  if (!('childNodes' in node)) return found;
  for (const child of node.childNodes) {
    if (!adapter.isElementNode(child)) continue;
    found.push(child);
    elementsOf(child, found);
  }
  return found;
}

/** Every comment below a node. */
export function commentsOf(node: ParentNode): Comment[] {
  return node.childNodes.flatMap((child) => {
    if (adapter.isCommentNode(child)) return [child];
    return adapter.isElementNode(child) ? commentsOf(child) : [];
  });
}

/** The first element with a tag name. */
export function findElement(node: Node, tagName: string): Element | undefined {
  return elementsOf(node).find((element) => element.tagName === tagName);
}

/** The child elements. */
export function childElements(node: ParentNode): Element[] {
  return node.childNodes.filter((child) => adapter.isElementNode(child));
}

/** The value of an attribute; empty for an attribute without value, undefined if it is missing. */
export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

export function isLink(element: Element, rel: string, type?: string): boolean {
  return (
    element.tagName === 'link' &&
    attributeOf(element, 'rel') === rel &&
    (type === undefined || attributeOf(element, 'type') === type)
  );
}

/** The content of the `<meta>` with a name, property or `http-equiv`; undefined if it is missing. */
export function metaOf(elements: readonly Element[], name: string): string | undefined {
  const meta = elements.find(
    (element) =>
      element.tagName === 'meta' &&
      ['name', 'property', 'http-equiv'].some((key) => attributeOf(element, key) === name),
  );
  return meta && attributeOf(meta, 'content');
}

/** An address in a `srcset`, which may contain commas but not end with one, and its descriptor up to a comma. */
const CANDIDATE = /([^\s,](?:\S*[^\s,])?)(?:,|\s[^,]*|$)/g;

/** The addresses in a `srcset`. */
export function candidatesOf(srcset: string): string[] {
  return [...srcset.matchAll(CANDIDATE)].flatMap(([, address]) => address ?? []);
}

/** The text of a script, style or title. */
export function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => (adapter.isTextNode(node) ? node.value : '')).join('');
}

/** Creates an element. Attributes without value are left out. */
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

/** Removes nodes from the document. */
export function removeNodes(nodes: Iterable<ChildNode>): void {
  for (const node of nodes) adapter.detachNode(node);
}

/** Inserts nodes, new or from elsewhere in the document, before another node. */
export function putBefore(place: ChildNode, nodes: Iterable<ChildNode>): void {
  if (!place.parentNode) throw new Error('The node is not in a document.');
  for (const node of nodes) {
    adapter.detachNode(node);
    adapter.insertBefore(place.parentNode, node, place);
  }
}
