import type { ExportedPage } from '../exported-page';
import { attributeOf, childElements, type Element, isLink, putBefore, removeNodes } from '../html';

/**
 * What precedes the title, in this order. React writes the links of the layout and the metadata in the order
 * in which they resolve, which depends on how fast the first page of a worker loads its code.
 */
const BEFORE_TITLE: readonly ((element: Element) => boolean)[] = [
  (element) => isLink(element, 'expect'),
  (element) => isLink(element, 'search'),
  (element) => isMeta(element, 'theme-color'),
  (element) => isMeta(element, 'color-scheme'),
  // Feeds; the alternates of the metadata have no title.
  (element) => isLink(element, 'alternate') && attributeOf(element, 'title') !== undefined,
];

/** Gives the head the same order in every build, valid links, and no duplicates. */
export function orderHead({ next: { head, title } }: ExportedPage): void {
  const elements = childElements(head);
  putBefore(
    title,
    BEFORE_TITLE.flatMap((isNext) => elements.filter(isNext)),
  );
  // React adds `as`, which HTML allows for preloads only, to the style sheet of a component that loads later.
  for (const sheet of elements.filter((element) => isLink(element, 'stylesheet'))) {
    sheet.attrs = sheet.attrs.filter(({ name }) => name !== 'as');
  }
  removeNodes(elements.filter(isEcho));
}

/** Removes the copies of Open Graph tags for Twitter, which reads Open Graph; only the card type is specific to it. */
function isEcho(element: Element): boolean {
  const name = attributeOf(element, 'name') ?? '';
  return name.startsWith('twitter:') && name !== 'twitter:card';
}

function isMeta(element: Element, name: string): boolean {
  return element.tagName === 'meta' && attributeOf(element, 'name') === name;
}
