import { dataAttribute } from '../../../lib/data-names';
import type { Page } from '../../../lib/model';
import type { ExportedPage, Pass } from '../exported-page';
import {
  attributeOf,
  childElements,
  createElement,
  type Document,
  type Element,
  elementsOf,
  findElement,
  isLink,
  putBefore,
  removeNodes,
} from '../html';
import type { StyleLink } from '../page-styles';

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

/**
 * Gives the head the same order in every build, and puts into it, around the early inline script, what loads first: before it
 * the preloads of the image at the top of the page, after it the style sheet, for which the parser waits.
 *
 * @param styleOf The style sheet of a page.
 */
export function arrangeHead(styleOf: (page: Page) => StyleLink): Pass {
  return ({ page, document, head: { title, early } }: ExportedPage) => {
    const elements = title.parentNode ? childElements(title.parentNode) : [];
    awaitBeginning(
      document,
      elements.find((element) => isLink(element, 'expect')),
    );
    putBefore(
      title,
      BEFORE_TITLE.flatMap((isNext) => elements.filter(isNext)),
    );
    removeNodes(elements.filter(isEcho));
    const sheet = createElement('link', { rel: 'stylesheet', ...styleOf(page) });
    putBefore(early, [...earlyPictures(document).flatMap(preloadsOf), sheet]);
    putBefore(sheet, [early]);
  };
}

/** Lets the first frame wait for the text above the first section, so that it is not painted alone, after its frame. */
function awaitBeginning(document: Document, expected: Element | undefined): void {
  const article = findElement(document, 'article');
  const section = article && findElement(article, 'h2');
  const id = section && attributeOf(section, 'id');
  for (const attribute of expected?.attrs ?? []) {
    if (attribute.name === 'href' && id !== undefined) attribute.value = `#${id}`;
  }
}

/** Copies of Open Graph tags for Twitter, which reads Open Graph; only the card type is specific to it. */
function isEcho(element: Element): boolean {
  const name = attributeOf(element, 'name') ?? '';
  return name.startsWith('twitter:') && name !== 'twitter:card';
}

function isMeta(element: Element, name: string): boolean {
  return element.tagName === 'meta' && attributeOf(element, 'name') === name;
}

/** The first image with high priority, once per color scheme; none if one image serves both. */
function earlyPictures(document: Document): Element[] {
  const pictures: Element[] = [];
  for (const element of elementsOf(document)) {
    if (attributeOf(element, dataAttribute('scheme')) !== undefined && imageOf(element)) {
      pictures.push(element);
    }
    if (pictures.length === 2) break;
  }
  return pictures;
}

/** The image that a browser shows for an `img` or a `picture`, if it has high priority. */
function imageOf(element: Element): Element | undefined {
  return withChildren(element).find((one) => attributeOf(one, 'fetchpriority') === 'high');
}

function withChildren(element: Element): Element[] {
  return [element, ...childElements(element)];
}

/** One preload for each file that the browser may choose: those of the sources, or that of an image without sources. */
function preloadsOf(picture: Element): Element[] {
  const sources = withChildren(picture).filter(({ tagName }) => tagName === 'source');
  const image = imageOf(picture);
  const scheme = attributeOf(picture, dataAttribute('scheme'));
  return (sources.length > 0 ? sources : image ? [image] : []).map((shown) => {
    const isSource = shown !== image;
    return createElement('link', {
      rel: 'preload',
      as: 'image',
      media: 'not all',
      [dataAttribute('early')]: scheme,
      [dataAttribute('media')]: attributeOf(shown, 'media'),
      type: attributeOf(shown, 'type'),
      href: isSource ? undefined : attributeOf(shown, 'src'),
      imagesrcset: attributeOf(shown, 'srcset'),
      imagesizes: attributeOf(shown, 'sizes'),
      fetchpriority: 'high',
    });
  });
}
