import { withData } from '../../data-names';

/** These keep their own state: a region that is read out, and a decoration that moves. */
const UNTOUCHED = ['#_polite', '#_loading-bar'];

/** These become those of the next page: offset and open groups of the sidebar remain, and little is laid out again. */
const FOLLOWING = [withData('part', 'navbar'), withData('pageList', 'page')];

/** Put the children of one element in the place of those of another, except what stays in the document. */
export function swapChildren(shown: Element, next: Element): void {
  let place = shown.firstChild;
  for (const child of [...next.childNodes]) {
    const staying = stayingFor(child, place);
    if (!staying) {
      shown.insertBefore(child, place);
      continue;
    }
    while (place && place !== staying) place = removeAndGoOn(place);
    place = staying.nextSibling;
    update(staying, child as Element);
  }
  while (place) place = removeAndGoOn(place);
}

function removeAndGoOn(node: ChildNode): ChildNode | null {
  const { nextSibling } = node;
  node.remove();
  return nextSibling;
}

/** The node, at `place` or after it, that stays in the document for the sake of something in it. */
function stayingFor(next: Node, place: ChildNode | null): Element | undefined {
  const selector = [...UNTOUCHED, ...FOLLOWING].find((one) => contains(next, one));
  if (!selector) return undefined;
  for (let node = place; node; node = node.nextSibling) {
    if (contains(node, selector) && node.nodeName === next.nodeName) return node as Element;
  }
  return undefined;
}

function contains(node: Node, selector: string): boolean {
  return node instanceof Element && (node.matches(selector) || !!node.querySelector(selector));
}

function update(shown: Element, next: Element): void {
  if (shown.matches(UNTOUCHED.join())) return;
  if (shown.matches(FOLLOWING.join())) follow(shown, next);
  else {
    copyAttributes(shown, next);
    swapChildren(shown, next);
  }
}

/** Change only what differs. */
function follow(shown: Element, next: Element): void {
  copyAttributes(shown, next);
  const nodes = [...shown.childNodes];
  const others = [...next.childNodes];
  if (nodes.length !== others.length) {
    shown.replaceChildren(...others);
    return;
  }
  for (const [index, node] of nodes.entries()) {
    const other = others[index] as ChildNode;
    if (node instanceof Element && other instanceof Element && node.tagName === other.tagName) {
      follow(node, other);
    } else if (!node.isEqualNode(other)) node.replaceWith(other);
  }
}

function copyAttributes(shown: Element, next: Element): void {
  for (const name of shown.getAttributeNames()) {
    // A group that the reader has opened stays open.
    if (name !== 'open' && !next.hasAttribute(name)) shown.removeAttribute(name);
  }
  for (const name of next.getAttributeNames()) {
    const value = next.getAttribute(name) ?? '';
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
}
