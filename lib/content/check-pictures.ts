import path from 'node:path';
import type { ThemedSource } from '../model';
import { isExternal } from '../paths';
import { publicDir } from './content-dir';
import { isFile } from './files';
import { readImageSize } from './image-size';
import { lineAt } from './located';
import type { Problem } from './problems';
import { UNREADABLE_REMEDY } from './resolve-image';

/**
 * Mistakes in the pictures that a file names: each is a path in `public/`.
 *
 * @param place The file, and its text, in which the line is looked up.
 */
export function checkPictures(
  images: readonly (string | undefined)[],
  { file, source }: { file: string; source: string },
): Problem[] {
  const problems: Problem[] = [];
  for (const image of images) {
    if (image === undefined || isExternal(image)) continue;
    const absolute = path.join(publicDir(), image);
    const isThere = image.startsWith('/') && isFile(absolute);
    if (isThere && readImageSize(absolute)) continue;
    const line = lineOfValue(image, source);
    if (isThere) {
      const problem = `shows the image ${image}, which cannot be read as an image.`;
      problems.push({ file, line, problem, remedy: UNREADABLE_REMEDY });
      continue;
    }
    const problem = `shows the image ${image}, which does not exist.`;
    const remedy = image.startsWith('/')
      ? `Put the file at public${image}.`
      : `Start the path with a slash: /${image}, for public/${image}.`;
    problems.push({ file, line, problem, remedy });
  }
  return problems;
}

/** One source, or the sources for light and dark. */
export function sourcesOf(source: ThemedSource): string[] {
  return typeof source === 'string' ? [source] : [source.light, source.dark];
}

/** The line, from 1, on which a value first stands in a text; 1 if it does not. */
export function lineOfValue(value: string, source: string): number {
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return lineAt(source, Math.max(0, source.search(new RegExp(`${escaped}(?![\\w./-])`))));
}
