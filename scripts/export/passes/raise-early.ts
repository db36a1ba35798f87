import type { ExportedPage } from '../exported-page';
import {
  attributeOf,
  childElements,
  createElement,
  type Document,
  type Element,
  elementsOf,
  putBefore,
} from '../html';

/**
 * Put the early inline script before the style sheets, and before it, in both schemes, the picture at the top of
 * the page, of which it knows the scheme to show. React writes the style sheets first; the parser would stop at the
 * script until they have come, the picture would be asked for half a second late, and a script that fails meanwhile
 * would go unheard.
 */
export function raiseEarly({ document, next: { styles, early } }: ExportedPage): void {
  const [first] = styles;
  if (first) putBefore(first, [...earlyPictures(document).flatMap(preloadsOf), early]);
}

/** The first picture of high priority, once per scheme; none where one picture serves both. */
function earlyPictures(document: Document): Element[] {
  const pictures: Element[] = [];
  for (const element of elementsOf(document)) {
    if (attributeOf(element, 'data-scheme') !== undefined && imageOf(element)) {
      pictures.push(element);
    }
    if (pictures.length === 2) break;
  }
  return pictures;
}

/** The image that a browser shows for an `img` or a `picture`, if it is one of high priority. */
function imageOf(element: Element): Element | undefined {
  return withChildren(element).find((one) => attributeOf(one, 'fetchpriority') === 'high');
}

function withChildren(element: Element): Element[] {
  return [element, ...childElements(element)];
}

/** One for each file that a window may show: those of the sources, or that of an image without any. */
function preloadsOf(picture: Element): Element[] {
  const sources = withChildren(picture).filter(({ tagName }) => tagName === 'source');
  const image = imageOf(picture);
  const scheme = attributeOf(picture, 'data-scheme');
  return (sources.length > 0 ? sources : image ? [image] : []).map((shown) => {
    const isSource = shown !== image;
    return createElement('link', {
      rel: 'preload',
      as: 'image',
      media: 'not all',
      'data-early': scheme,
      'data-media': attributeOf(shown, 'media'),
      type: attributeOf(shown, 'type'),
      href: isSource ? undefined : attributeOf(shown, 'src'),
      imagesrcset: attributeOf(shown, 'srcset'),
      imagesizes: attributeOf(shown, 'sizes'),
      fetchpriority: 'high',
    });
  });
}
