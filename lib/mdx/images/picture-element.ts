import type { Image, Root } from 'mdast';
import { dataProperty } from '../../data-names';
import { isJsx, type JsxElement, mayHaveAttribute, textAttribute } from '../components/jsx';
import { replaceNodes } from '../visit';

/** The element that authors write; it is gone before anything renders. */
const PICTURE_NAME = 'Picture';

declare module 'mdast' {
  interface ImageData {
    /** Said to be without meaning: it needs no text. */
    isDecoration?: boolean;
  }
}

/**
 * Replace `<Picture light="./a.png" dark="./b.png" alt="…" caption="…" />` by its images, so that all images are treated
 * alike. The caption becomes the title of the images.
 */
export function expandPictures(tree: Root): void {
  replaceNodes(tree, (node) => {
    if (!isJsx(node, PICTURE_NAME)) return undefined;
    const images = imagesOf(node);
    const isFlow = node.type === 'mdxJsxFlowElement';
    return isFlow ? [{ type: 'paragraph', children: images, position: node.position }] : images;
  });
}

function imagesOf(element: JsxElement): Image[] {
  const light = textAttribute(element, 'light');
  const dark = textAttribute(element, 'dark');
  const both = textAttribute(element, 'src') ?? light ?? dark ?? '';
  if (light === undefined || dark === undefined || light === dark) return [imageOf(element, both)];
  return [imageOf(element, light, 'light'), imageOf(element, dark, 'dark')];
}

function imageOf(element: JsxElement, url: string, scheme?: 'light' | 'dark'): Image {
  const width = Number(textAttribute(element, 'width'));
  return {
    type: 'image',
    url,
    alt: textAttribute(element, 'alt'),
    title: textAttribute(element, 'caption'),
    position: element.position,
    data: {
      file: element.data?.file,
      hProperties: {
        [dataProperty('scheme')]: scheme,
        [dataProperty('zoomSrc')]: textAttribute(element, 'zoomSrc'),
        width: width > 0 ? width : undefined,
      },
      isDecoration: mayHaveAttribute(element, 'alt') && textAttribute(element, 'alt') === '',
    },
  };
}
