import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { dataProperty } from '../../lib/data-names';

/** Elements that are not text. */
const NO_TEXT = new Set([
  'script',
  'style',
  'template',
  'input',
  'svg',
  'button',
  'fieldset',
  'select',
  'dialog',
]);
const HEADING = /^h[1-6]$/;

/**
 * Extracts the text of a page from its exported HTML, in which every component is
 * rendered: without controls and elements for screens, with absolute addresses, and with all tabs open under
 * their labels. `COMPONENTS` says how each component is converted.
 *
 * @param tree The page. The result reuses its nodes and changes them.
 * @param url The absolute address of the page.
 */
export function readExportedText(tree: Root, url: string): Root {
  const elementOf = (name: string) => findElement(tree, ({ tagName }) => tagName === name);
  const children = (elementOf('article') ?? elementOf('main'))?.children ?? [];
  const text: Root = { type: 'root', children };
  replaceIn(text, url);
  return text;
}

/** Replaces nodes from the outside in: what replaces a node may be replaced too. */
function replaceIn({ children }: Root | Element, url: string): void {
  for (let at = 0; at < children.length; ) {
    const node = children[at] as ElementContent;
    // Where a line may not break is not text.
    if (node.type === 'text') node.value = node.value.replaceAll('\u00a0', ' ');
    const others = replacementOf(node);
    if (others) children.splice(at, 1, ...(others as never[]));
    else {
      if (node.type === 'element') makeAbsolute(node, url);
      if ('children' in node) replaceIn(node as Element, url);
      at += 1;
    }
  }
}

/** The replacement of a node; undefined if it stays. */
function replacementOf(node: Nodes): Nodes[] | undefined {
  // React renders comments in place of empty components.
  if (node.type === 'comment') return [];
  if (node.type !== 'element') return undefined;
  return isNoText(node) ? picturesIn(node) : simplify(node);
}

function isNoText(node: Element): boolean {
  const { tagName, properties } = node;
  const { ariaHidden, hidden, role } = properties;
  return (
    NO_TEXT.has(tagName) ||
    ariaHidden === 'true' ||
    (hidden !== undefined && hidden !== 'until-found' && role !== 'tabpanel') ||
    role === 'tablist' ||
    properties[dataProperty('scheme')] === 'dark' ||
    hasClass(node, 'visually-hidden') ||
    hasClass(node, 'scripted')
  );
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

/** The image in the button that enlarges it. */
function picturesIn(node: Element): ElementContent[] {
  const picture =
    node.tagName === 'button' && findElement(node, ({ tagName }) => tagName === 'img');
  return picture ? [picture] : [];
}

/**
 * The replacement of an element that has another meaning in plain
 * text; undefined if it stays.
 */
function simplify(node: Element): ElementContent[] | undefined {
  const { tagName, properties, children } = node;
  if (tagName === 'a' && hasClass(node, 'heading-link')) return children;
  if (properties['role'] === 'tabpanel') return labeled(node);
  if (tagName === 'aside' || properties['role'] === 'note') return [note(node)];
  switch (tagName) {
    case 'summary':
      return [strongParagraph(textOf(node))];
    case 'figure':
      return captionedCode(node);
    case 'code':
      // The colored runs of code are most of the elements of a page, and contain no other markup.
      node.children = [{ type: 'text', value: textOf(node) }];
      return undefined;
    case 'th':
    case 'td':
      // Without our styles only the deprecated attribute aligns a column.
      properties['align'] = properties[dataProperty('align')] as string | undefined;
      return undefined;
    case 'ul':
      // Cards are a visual list; in text they are sections.
      return hasHeadings(node) ? children.flatMap(childrenOf) : undefined;
    default:
      return undefined;
  }
}

/** A tab panel, with its label first. */
function labeled({ children: [label, ...content] }: Element): ElementContent[] {
  return label ? [strongParagraph(textOf(label)), ...content] : [];
}

/** The content of an element after its label, which the content may contain already. */
function named({ children }: Element, name: string): ElementContent[] {
  const [first, ...rest] = children;
  const isSaid = first !== undefined && textOf(first).trim() === name;
  return name === '' ? children : [strongParagraph(name), ...(isSaid ? rest : children)];
}

/** A callout as a quotation that begins with its title. */
function note(node: Element): Element {
  const children = named(node, String(node.properties['ariaLabel'] ?? ''));
  return { type: 'element', tagName: 'blockquote', properties: {}, children };
}

/** Code with its file name, which goes into the fence, as the language does. */
function captionedCode(figure: Element): ElementContent[] | undefined {
  const pre = findElement(figure, ({ tagName }) => tagName === 'pre');
  if (!pre) return undefined;
  const caption = findElement(figure, ({ tagName }) => tagName === 'figcaption');
  const language = caption && findElement(caption, ({ tagName }) => tagName === 'small');
  const title = caption?.children
    .filter((child) => child !== language)
    .map((child) => textOf(child));
  return [
    { ...pre, properties: { ...pre.properties, [dataProperty('title')]: title?.join('').trim() } },
  ];
}

function hasHeadings(list: Element): boolean {
  return list.children
    .flatMap(childrenOf)
    .some((node) => node.type === 'element' && HEADING.test(node.tagName));
}

function makeAbsolute({ properties }: Element, url: string): void {
  for (const name of ['href', 'src'] as const) {
    const value = properties[name];
    if (typeof value === 'string' && URL.canParse(value, url)) {
      properties[name] = new URL(value, url).href;
    }
  }
}

function strongParagraph(text: string): Element {
  const strong: Element = {
    type: 'element',
    tagName: 'strong',
    properties: {},
    children: [{ type: 'text', value: text.trim() }],
  };
  return { type: 'element', tagName: 'p', properties: {}, children: [strong] };
}

function findElement(tree: Root | Element, test: (node: Element) => boolean): Element | undefined {
  for (const node of tree.children) {
    if (node.type !== 'element') continue;
    const found = test(node) ? node : findElement(node, test);
    if (found) return found;
  }
  return undefined;
}

function childrenOf(node: RootContent): ElementContent[] {
  return node.type === 'element' ? node.children : [];
}
