import type { Image } from 'mdast';
import { type JsxElement, mayHaveAttribute, setAttribute, textAttribute } from '../components/jsx';

/** An image of Markdown, or an `<img>` that an author wrote. */
export type AnyImage = Image | JsxElement;

/** What images of both kinds can be asked and told. */
export interface ImageAccess {
  /** As the author wrote it; undefined where it is computed. */
  source: string | undefined;
  scheme: 'light' | 'dark' | undefined;
  /** Has it a text, or the author's word that it needs none? */
  isDescribed(): boolean;
  setSource(href: string): void;
  /** The size of the file, in px; what the author wants comes first. */
  setSize(width: number, height: number): void;
  set(name: 'scheme' | 'loading' | 'decoding' | 'zoomSrc', value: string): void;
  /** The source of a larger version; it is taken off. */
  takeZoomSource(): string | undefined;
}

/** The one way to treat images of both kinds alike. */
export function accessOf(node: AnyImage): ImageAccess {
  return node.type === 'image' ? markdownAccess(node) : jsxAccess(node);
}

const PROPERTIES = {
  scheme: 'dataScheme',
  loading: 'loading',
  decoding: 'decoding',
  zoomSrc: 'dataZoomSrc',
};

function markdownAccess(node: Image): ImageAccess {
  const setProperty = (name: string, value: string | number) => {
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, [name]: value } };
  };
  return {
    source: node.url,
    scheme: node.data?.scheme,
    isDescribed: () => Boolean(node.alt?.trim()) || node.data?.isDecoration === true,
    setSource(href) {
      node.url = href;
    },
    setSize(width, height) {
      const wanted = node.data?.width ?? width;
      setProperty('width', wanted);
      setProperty('height', Math.round((wanted * height) / width));
    },
    set: (name, value) => setProperty(PROPERTIES[name], value),
    takeZoomSource: () => node.data?.zoomSource,
  };
}

const ATTRIBUTES = {
  scheme: 'data-scheme',
  loading: 'loading',
  decoding: 'decoding',
  zoomSrc: 'data-zoom-src',
};

const ZOOM_SOURCES = ['zoomSrc', 'data-zoom-src'];

function jsxAccess(node: JsxElement): ImageAccess {
  return {
    source: textAttribute(node, 'src'),
    scheme: textAttribute(node, 'data-scheme') as 'light' | 'dark' | undefined,
    isDescribed: () => mayHaveAttribute(node, 'alt'),
    setSource: (href) => setAttribute(node, 'src', href),
    setSize(width, height) {
      const ownHeight = mayHaveAttribute(node, 'height');
      const isFree = !mayHaveAttribute(node, 'width') && !ownHeight;
      const wanted = isFree ? width : Number(textAttribute(node, 'width'));
      if (ownHeight || !(wanted > 0)) return;
      setAttribute(node, 'width', String(wanted));
      setAttribute(node, 'height', String(Math.round((wanted * height) / width)));
    },
    set(name, value) {
      const isOwn = name === 'loading' || name === 'decoding';
      if (isOwn && mayHaveAttribute(node, name)) return;
      setAttribute(node, ATTRIBUTES[name], value);
    },
    takeZoomSource() {
      const name = ZOOM_SOURCES.find((candidate) => mayHaveAttribute(node, candidate));
      const source = name === undefined ? undefined : textAttribute(node, name);
      if (name !== undefined && source !== undefined) setAttribute(node, name, undefined);
      return source;
    },
  };
}
