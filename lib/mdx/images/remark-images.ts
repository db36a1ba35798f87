import type { Image, Nodes, Parents, Root } from 'mdast';
import type { VFile } from 'vfile';
import { dataAttribute, dataProperty } from '../../data-names';
import { type MdxHost, type Picture, placeOf, type ReportAt, reporterFor } from '../base/host';
import { isJsx, type JsxElement, mayHaveAttribute, textAttribute } from '../base/jsx';
import { replaceNodes, visit } from '../base/visit';
import { type AnyImage, accessOf, type ImageAccess } from './image-access';

/** GitHub's convention for an image that is shown in one color scheme only. */
const SCHEME_FRAGMENT = /#gh-(light|dark)-mode-only$/;

const FILE_NAME = /^\S+\.(?:svg|png|jpe?g|gif|webp|avif)$/i;

/** An image of the page, and its place. */
interface FoundImage {
  node: AnyImage;
  parent: Parents;
  /** Likely in view before the reader scrolls: at most one section has begun. */
  isNearTop: boolean;
}

interface Context {
  host: MdxHost;
  file: VFile;
  report: ReportAt;
}

/** The element that authors write; it is gone before anything renders. */
const PICTURE_NAME = 'Picture';

/**
 * Remark plugin: everything about images. Sources are resolved; width and height are written, so that
 * nothing moves when the image arrives; all but the first one load when they come near the window; an image
 * with a variant for the dark scheme becomes two, of which styles show one. An image that does not exist, or
 * has no text for those who do not see it, is reported.
 */
export function remarkImages({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    expandPictures(tree);
    inlineReferences(tree);
    const images = findImages(tree);
    const context = { host, file, report: reporterFor(host, file) };
    for (const [index, image] of images.entries()) {
      prepareImage(image, index === 0 && image.isNearTop, context);
    }
    file.data.hasImages = images.length > 0;
  };
}

/** `![alt][id]` becomes `![alt](…)`; a definition that only images used is no longer needed. */
function inlineReferences(tree: Root): void {
  const definitions = new Map<string, { url: string; title?: string | null | undefined }>();
  const linked = new Set<string>();
  const shown = new Set<string>();
  visit(tree, 'definition', (node) => void definitions.set(node.identifier, node));
  visit(tree, 'linkReference', ({ identifier }) => void linked.add(identifier));
  replaceNodes(tree, (node) => {
    const definition = node.type === 'imageReference' && definitions.get(node.identifier);
    if (!definition) return undefined;
    shown.add(node.identifier);
    const { alt, position, data } = node;
    const { url, title } = definition;
    return [{ type: 'image', url, title, alt, position, data } as Image];
  });
  replaceNodes(tree, (node) => {
    const isUnused =
      node.type === 'definition' && shown.has(node.identifier) && !linked.has(node.identifier);
    return isUnused ? [] : undefined;
  });
}

function findImages(tree: Root): FoundImage[] {
  const images: FoundImage[] = [];
  let sections = 0;
  visit(tree, (node, _index, parent) => {
    if (node.type === 'heading' && node.depth === 2) sections += 1;
    if (parent && isImage(node)) {
      images.push({ node, parent: parent as Parents, isNearTop: sections < 2 });
    }
  });
  return images;
}

function isImage(node: Nodes): node is AnyImage {
  return node.type === 'image' || isJsx(node, 'img');
}

function prepareImage({ node, parent }: FoundImage, isFirst: boolean, context: Context): void {
  const { host, file, report } = context;
  const image = accessOf(node);
  if (!image.isDescribed()) {
    const problem = `shows the image ${image.get('src') ?? ''} without alt text.`;
    const remedy =
      'Write ![what it shows](…); for a decorative image write <img src="…" alt="" /> in an .mdx file.';
    report(node, { problem, remedy });
  }
  const alt = node.type === 'image' ? node.alt : image.get('alt');
  if (FILE_NAME.test(alt ?? '')) {
    const problem = `has the alt text “${alt}”, which is the name of a file.`;
    report(node, { problem, remedy: 'Write what the image shows.' });
  }
  resolveZoomSource(node, image, context);
  const written = image.get('src');
  // A source in braces is the author's own business.
  if (written === undefined) return;
  const [fragment = '', inFragment] = SCHEME_FRAGMENT.exec(written) ?? [];
  const source = written.slice(0, written.length - fragment.length);
  const scheme = inFragment ?? image.get(dataAttribute('scheme'));
  const resolved = host.resolveImage(source, placeOf(node, file));
  if ('problem' in resolved) {
    report(node, resolved);
    return;
  }
  const dark = scheme === undefined ? resolved.dark : undefined;
  if (dark) {
    const variant = structuredClone(node);
    finishImage(accessOf(variant), dark, 'dark', false);
    parent.children.splice(parent.children.indexOf(node as never) + 1, 0, variant as never);
  }
  finishImage(image, resolved, dark ? 'light' : scheme, isFirst);
}

/** Of a pair both are lazy: a lazy image that is not displayed is not fetched. */
function finishImage(
  image: ImageAccess,
  { href, width, height }: Picture,
  scheme: string | undefined,
  isFirst: boolean,
): void {
  image.set('src', href);
  if (width !== undefined && height !== undefined) setSize(image, width, height);
  if (scheme !== undefined) image.set(dataAttribute('scheme'), scheme);
  const isLazy = !isFirst || scheme !== undefined;
  if (isLazy && !image.has('loading')) image.set('loading', 'lazy');
  if (!image.has('decoding')) image.set('decoding', 'async');
}

/** The size of the file, in px; what the author wants comes first. */
function setSize(image: ImageAccess, width: number, height: number): void {
  const ownHeight = image.has('height');
  const isFree = !image.has('width') && !ownHeight;
  const wanted = isFree ? width : Number(image.get('width'));
  if (ownHeight || !(wanted > 0)) return;
  image.set('width', wanted);
  image.set('height', Math.round((wanted * height) / width));
}

function resolveZoomSource(node: AnyImage, image: ImageAccess, context: Context): void {
  const name = ['zoomSrc', dataAttribute('zoomSrc')].find(image.has) ?? '';
  const source = image.get(name);
  if (source === undefined) return;
  image.set(name, undefined);
  const resolved = context.host.resolveImage(source, placeOf(node, context.file));
  if ('href' in resolved) image.set(dataAttribute('zoomSrc'), resolved.href);
  else context.report(node, resolved);
}

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
function expandPictures(tree: Root): void {
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
