import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes } from 'parse5';
import { childElements, type Element } from '../export/html';

const MOST_CHARACTERS = 140;
/** Attributes that say which element it is; the others are too many, or made by the build. */
const TELLING = new Set([
  'id',
  'href',
  'src',
  'name',
  'type',
  'rel',
  'data-part',
  'aria-label',
  'role',
]);
const HEADING = /^h[1-6]$/;

/** The text of an element and of all elements in it, on one line. */
export function textIn(node: DefaultTreeAdapterTypes.Node): string {
  return textsIn(node).join('').replaceAll(/\s+/g, ' ').trim();
}

function textsIn(node: DefaultTreeAdapterTypes.Node): string[] {
  if (adapter.isTextNode(node)) return [node.value];
  return 'childNodes' in node ? node.childNodes.flatMap(textsIn) : [];
}

/**
 * What a maintainer needs to find an element: its tag with the attributes that tell it apart, its text, and the
 * heading above it.
 */
export function placeOf(element: Element): string {
  const attributes = element.attrs
    .filter(({ name }) => TELLING.has(name))
    .map(({ name, value }) => ` ${name}="${value}"`);
  const tag = `<${element.tagName}${attributes.join('')}>`;
  const heading = headingAbove(element);
  const text = element.tagName === 'script' ? '' : textIn(element);
  const place = `${tag}${text}`;
  const short = place.length > MOST_CHARACTERS ? `${place.slice(0, MOST_CHARACTERS - 1)}…` : place;
  return heading === undefined ? short : `${short} (below “${heading}”)`;
}

/** The text of the last heading before an element. */
export function headingAbove(element: Element): string | undefined {
  for (let at: Element | undefined = element; at; at = parentOf(at)) {
    const siblings: readonly Element[] = at.parentNode ? childElements(at.parentNode) : [];
    const before = siblings.slice(0, siblings.indexOf(at)).reverse();
    for (const sibling of before) {
      const heading = lastHeadingIn(sibling);
      if (heading) return textIn(heading);
    }
  }
  return undefined;
}

function lastHeadingIn(element: Element): Element | undefined {
  if (HEADING.test(element.tagName)) return element;
  return childElements(element).reverse().map(lastHeadingIn).find(Boolean);
}

export function parentOf({ parentNode }: Element): Element | undefined {
  return parentNode && adapter.isElementNode(parentNode) ? parentNode : undefined;
}
