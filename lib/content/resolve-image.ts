import path from 'node:path';
import type { Picture, ResolvedImage } from '../mdx/host';
import { assetHref, decodeOrKeep, isExternal } from '../paths';
import { publishImage } from './assets';
import { displayName, publicDir } from './content-dir';
import { isFile } from './files';
import { readImageSize } from './image-size';

/** What to do about a file that is empty, cut off or of another kind than its name says. */
export const UNREADABLE_REMEDY =
  'Save the image again; an SVG needs `width` and `height`, or a `viewBox`.';

/**
 * The image that a page names: `/logo.svg` stands in public/; `./tree.png` beside the file, from where it
 * is published. An image `tree.dark.png` beside it is its twin for the dark scheme.
 *
 * @param file Where the source is written.
 */
export function resolveImage(
  source: string,
  file: string,
  base: string | undefined,
): ResolvedImage {
  if (isExternal(source)) return { href: source };
  const isPublic = source.startsWith('/');
  const absolute = isPublic
    ? path.join(publicDir(), decodeOrKeep(source))
    : path.resolve(path.dirname(file), decodeOrKeep(source));
  if (!isFile(absolute)) {
    const remedy = isPublic
      ? `Put the file at public${source}, or write a path relative to the page.`
      : `Put the file at ${displayName(absolute)}, or start the path with / for public/.`;
    return { problem: `shows the image ${source}, which does not exist.`, remedy };
  }
  const picture = pictureOf(absolute, base);
  const dark = darkTwinOf(absolute);
  const darkPicture = dark === undefined ? undefined : pictureOf(dark, base);
  if (!picture || (dark !== undefined && !darkPicture)) {
    const name = picture ? path.basename(dark ?? '') : source;
    const problem = `shows the image ${name}, which cannot be read as an image.`;
    return { problem, remedy: UNREADABLE_REMEDY };
  }
  return { ...picture, dark: darkPicture };
}

function pictureOf(absolute: string, base: string | undefined): Picture | undefined {
  const size = readImageSize(absolute);
  if (!size) return undefined;
  const inPublic = path.relative(publicDir(), absolute).split(path.sep).join('/');
  const publicPath = inPublic.startsWith('..') ? publishImage(absolute) : `/${encodeURI(inPublic)}`;
  return { href: assetHref(publicPath, base), ...size };
}

/** `tree.dark.png` beside `tree.png`. */
function darkTwinOf(absolute: string): string | undefined {
  const { dir, name, ext } = path.parse(absolute);
  const twin = path.join(dir, `${name}.dark${ext}`);
  return isFile(twin) ? twin : undefined;
}
