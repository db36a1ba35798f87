import { dataAttribute } from '../../../lib/data-names';
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
 * Moves the early inline script before the style sheets, and before that script the preloads of the image at the top of
 * the page, one per color scheme. React writes the style sheets first: the parser would wait for them before it runs the
 * script, the image would be requested half a second later, and errors of scripts that load meanwhile
 * would not be reported.
 */
export function raiseEarly({ document, next: { styles, early } }: ExportedPage): void {
  const [first] = styles;
  if (first) putBefore(first, [...earlyPictures(document).flatMap(preloadsOf), early]);
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
