import path from 'node:path';
import type { SiteSettings } from '../../config/resolve-site';
import { refuseAddress } from '../../link-schemes';
import type { Picture, ResolvedImage } from '../../mdx/base/host';
import { assetHref, decodeOrKeep, isExternal } from '../../paths';
import type { ProblemText } from '../../problem/problem';
import { sizeText } from '../../size-text';
import { displayName, publicDir } from '../read/content-dir';
import { isFile, statIfAny } from '../read/files';
import { readImageSize } from '../read/image-size';
import { problemOfMarkup } from '../read/markup-problem';
import { isOwnFile } from '../read/own-file';
import { publishImage } from './assets';

/** Where images may come from. */
export type ImageOrigins = Pick<SiteSettings, 'url' | 'imageOrigins'>;
type ImageSettings = ImageOrigins & Pick<SiteSettings, 'base'>;

/** Servers send the type that the ending stands for: as `.html` a picture could be a page. */
const IMAGE_FILE = /\.(?:svg|a?png|jpe?g|gif|webp|avif|bmp|ico)$/i;

const MOST_BYTES = 2_000_000;

/**
 * The image that a page names: `/logo.svg` is in public/; `./tree.png` in the folder of the file, from where it
 * is published. An image `tree.dark.png` in the same folder is its variant for the dark scheme.
 *
 * @param file Where the source is written.
 */
export function resolveImage(source: string, file: string, site: ImageSettings): ResolvedImage {
  const { base } = site;
  const refused = problemOfAddress(source, site);
  if (refused) return refused;
  if (isExternal(source)) return { href: source };
  const isPublic = source.startsWith('/');
  const absolute = isPublic
    ? path.join(publicDir(), decodeOrKeep(source))
    : path.resolve(path.dirname(file), decodeOrKeep(source));
  if (!isFile(absolute)) {
    const remedy = isPublic
      ? `Put the file at ${displayName(absolute)}, or write a path relative to the page.`
      : `Put the file at ${displayName(absolute)}, or start the path with / for public/.`;
    return { problem: `shows the image ${source}, which does not exist.`, remedy };
  }
  const dark = darkVariantOf(absolute);
  const found = problemOfFile(absolute, source);
  if (found) return found;
  const picture = pictureOf(absolute, base);
  if (dark === undefined) return picture;
  return problemOfFile(dark, path.basename(dark)) ?? { ...picture, dark: pictureOf(dark, base) };
}

/** What is wrong with the scheme or the origin of an image's address. */
export function problemOfAddress(source: string, site: ImageOrigins): ProblemText | undefined {
  const refused = refuseAddress(source);
  if (refused) {
    return { ...refused, problem: `shows the image ${source}, which ${refused.problem}.` };
  }
  if (!isExternal(source) || !URL.canParse(source, site.url)) return undefined;
  const { origin, protocol } = new URL(source, site.url);
  const isAllowed = [site.url, ...site.imageOrigins].includes(origin) || protocol === 'data:';
  if (isAllowed) return undefined;
  return {
    problem: `shows the image ${source}, which the security policy of the site does not allow.`,
    remedy: `Put the file into the site, or write \`imageOrigins: ['${origin}']\` in site.config.ts.`,
  };
}

/** What is wrong with a file that a page names as an image. */
export function problemOfFile(absolute: string, name: string): ProblemText | undefined {
  if (!isOwnFile(absolute)) {
    const problem = `shows the image ${name}, which is not a file of the project.`;
    return { problem, remedy: 'Copy the file into the project.' };
  }
  if (!IMAGE_FILE.test(absolute)) {
    const problem = `shows the image ${name}, which does not have the ending of an image.`;
    return { problem, remedy: 'Name it .svg, .png, .jpg, .gif, .webp, .avif, .bmp or .ico.' };
  }
  const size = statIfAny(absolute)?.size ?? 0;
  if (size > MOST_BYTES) {
    const problem = `shows the image ${name}, which has ${sizeText(size)}.`;
    return { problem, remedy: `Save it with at most ${sizeText(MOST_BYTES)}.` };
  }
  const markup = /\.svg$/i.test(absolute) ? problemOfMarkup(absolute) : undefined;
  if (markup) return { ...markup, problem: `shows the image ${name}, which ${markup.problem}` };
  if (readImageSize(absolute)) return undefined;
  const problem = `shows the image ${name}, which cannot be read as an image.`;
  const remedy = 'Save the image again; an SVG needs `width` and `height`, or a `viewBox`.';
  return { problem, remedy };
}

function pictureOf(absolute: string, base: string): Picture {
  const size = readImageSize(absolute);
  const inPublic = path.relative(publicDir(), absolute).split(path.sep).join('/');
  const publicPath = inPublic.startsWith('..') ? publishImage(absolute) : `/${encodeURI(inPublic)}`;
  return { href: assetHref(publicPath, base), ...size };
}

/** `tree.dark.png` for `tree.png`. */
function darkVariantOf(absolute: string): string | undefined {
  const { dir, name, ext } = path.parse(absolute);
  const variant = path.join(dir, `${name}.dark${ext}`);
  return isFile(variant) ? variant : undefined;
}
