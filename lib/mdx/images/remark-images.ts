import type { Image, Parents, Root } from 'mdast';
import type { VFile } from 'vfile';
import { dataProperty } from '../../data-names';
import { type MdxHost, type Picture, placeOf, type ReportAt, reporterFor } from '../base/host';
import { visit } from '../base/visit';

const FILE_NAME = /^\S+\.(?:svg|png|jpe?g|gif|webp|avif)$/i;

/** An image of the page, and its place. */
interface FoundImage {
  node: Image;
  parent: Parents;
  /** Likely in view before the reader scrolls: at most one section has begun. */
  isNearTop: boolean;
}

interface Context {
  host: MdxHost;
  file: VFile;
  report: ReportAt;
}

/**
 * Remark plugin: everything about images. Sources are resolved; width and height are written, so that
 * nothing moves when the image arrives; all but the first one load when they come near the window; an image
 * with a variant for the dark scheme becomes two, of which styles show one. An image that does not exist, or
 * has no text for those who do not see it, is reported.
 */
export function remarkImages({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const images = findImages(tree);
    const context = { host, file, report: reporterFor(host, file) };
    for (const [index, image] of images.entries()) {
      prepareImage(image, index === 0 && image.isNearTop, context);
    }
    file.data.hasImages = images.length > 0;
  };
}

function findImages(tree: Root): FoundImage[] {
  const images: FoundImage[] = [];
  let sections = 0;
  visit(tree, (node, _index, parent) => {
    if (node.type === 'heading' && node.depth === 2) sections += 1;
    if (parent && node.type === 'image') {
      images.push({ node, parent: parent as Parents, isNearTop: sections < 2 });
    }
  });
  return images;
}

function prepareImage({ node, parent }: FoundImage, isFirst: boolean, context: Context): void {
  const { host, file, report } = context;
  const { alt, url } = node;
  if (!alt?.trim()) {
    const problem = `shows the image ${url} without alt text.`;
    report(node, { problem, remedy: 'Write ![what it shows](…).' });
  }
  if (FILE_NAME.test(alt ?? '')) {
    const problem = `has the alt text “${alt}”, which is the name of a file.`;
    report(node, { problem, remedy: 'Write what the image shows.' });
  }
  const resolved = host.resolveImage(url, placeOf(node, file));
  if ('problem' in resolved) {
    report(node, resolved);
    return;
  }
  const { dark } = resolved;
  if (dark) {
    const variant = structuredClone(node);
    finishImage(variant, dark, { scheme: 'dark', isLazy: true });
    parent.children.splice(parent.children.indexOf(node as never) + 1, 0, variant as never);
  }
  // Of a pair both are lazy: a lazy image that is not displayed is not fetched.
  finishImage(node, resolved, { scheme: dark && 'light', isLazy: !isFirst || dark !== undefined });
}

function finishImage(
  node: Image,
  { href, width, height }: Picture,
  { scheme, isLazy }: { scheme: 'light' | 'dark' | undefined; isLazy: boolean },
): void {
  node.url = href;
  const hProperties = {
    ...node.data?.hProperties,
    ...(width && height && { width, height }),
    ...(scheme && { [dataProperty('scheme')]: scheme }),
    ...(isLazy && { loading: 'lazy' }),
    decoding: 'async',
  };
  node.data = { ...node.data, hProperties };
}
