import path from 'node:path';
import type { ThemedSource } from '../../frontmatter';
import { isExternal } from '../../paths';
import type { Problem, ProblemText } from '../../problem';
import { displayName, publicDir } from '../content-dir';
import { isFile } from '../read/files';
import { lineAt } from '../read/located';
import { type ImageOrigins, problemOfAddress, problemOfFile } from '../resolve-image';

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
