import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publicDir } from './content-dir';

const FOLDER = 'static/images';

/** Where images that stand beside pages are served from, absolute. Generated; not in git. */
export const IMAGE_DIR = path.join(publicDir(), FOLDER);

/**
 * Copy an image that stands beside a page to where the site serves it, under a name that carries
 * a hash of its bytes, so that it can be cached for ever.
 *
 * @param ownName Its name there, without ending, where that of the file says too little.
 * @returns The public path: `/static/images/tree.1a2b3c4d.png`.
 */
export function publishImage(absolute: string, ownName?: string): string {
  const bytes = readFileSync(absolute);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const { name, ext } = path.parse(absolute);
  const fileName = `${ownName ?? name}.${hash}${ext}`;
  mkdirSync(IMAGE_DIR, { recursive: true });
  const copy = path.join(IMAGE_DIR, fileName);
  // The name tells the bytes: what is there is right.
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, copy);
  }
  return `/${FOLDER}/${encodeURIComponent(fileName)}`;
}
