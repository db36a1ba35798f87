import path from 'node:path';
import type { ThemedSource } from '../../frontmatter';
import { isExternal, isPictureTag } from '../../paths';
import { type DataPath, lineAt } from '../../problem/located';
import type { Problem, ProblemText } from '../../problem/problem';
import { displayName, publicDir } from '../read/content-dir';
import { isFile } from '../read/files';
import { type ImageOrigins, problemOfAddress, problemOfFile } from './resolve-image';

/** A picture that a file names. */
interface NamedPicture {
  image: string;
  line: number;
}

/** Problems with the pictures that a file names: each is a path in `public/`, or the address of an allowed origin. */
export function checkPictures(
  pictures: readonly NamedPicture[],
  file: string,
  site: ImageOrigins,
): Problem[] {
  return pictures.flatMap(({ image, line }) => {
    const found = problemOf(image, site);
    return found ? [{ file, line, ...found }] : [];
  });
}

/** Problems with the pictures next to links, in a list of the navigation or of a sidebar. */
export function checkTags(
  { value, lineOf }: { value: unknown; lineOf(path: DataPath): number },
  file: string,
  site: ImageOrigins,
): Problem[] {
  const pictures = pictureTagsIn(value, []).map(([at, image]) => ({ image, line: lineOf(at) }));
  return checkPictures(pictures, file, site);
}

function pictureTagsIn(entries: unknown, at: DataPath): [DataPath, string][] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry, index): [DataPath, string][] => {
    const { tag, items }: { tag?: unknown; items?: unknown } = Object(entry);
    // A data URL is the picture itself.
    const isNamed = typeof tag === 'string' && isPictureTag(tag) && !tag.startsWith('data:');
    const own: [DataPath, string][] = isNamed ? [[[...at, index, 'tag'], tag]] : [];
    return [...own, ...pictureTagsIn(items, [...at, index, 'items'])];
  });
}

function problemOf(image: string, site: ImageOrigins): ProblemText | undefined {
  const refused = problemOfAddress(image, site);
  if (refused) return refused;
  if (isExternal(image)) return undefined;
  const absolute = path.join(publicDir(), image);
  if (image.startsWith('/') && isFile(absolute)) return problemOfFile(absolute, image);
  const problem = `shows the image ${image}, which does not exist.`;
  const remedy = image.startsWith('/')
    ? `Put the file at ${displayName(absolute)}.`
    : `Start the path with a slash: /${image}, for ${displayName(absolute)}.`;
  return { problem, remedy };
}

/** One source, or the sources for light and dark. */
export function sourcesOf(source: ThemedSource): string[] {
  return typeof source === 'string' ? [source] : [source.light, source.dark];
}

/** The line, from 1, of the first occurrence of a value in a text; 1 if there is none. */
export function lineOfValue(value: string, source: string): number {
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return lineAt(source, Math.max(0, source.search(new RegExp(`${escaped}(?![\\w./-])`))));
}
