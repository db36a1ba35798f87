import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publicDir } from './content-dir';

const FOLDER = 'static/images';

/** Where images that stand beside pages are served from, absolute. Generated; not in git. */
export const IMAGE_DIR = path.join(publicDir(), FOLDER);

/**
 * Copy an image that stands beside a page to where the site serves it, under a name that carries
 * a hash of its bytes, so that it can be cached for ever.
 *
 * @returns The public path: `/static/images/tree.1a2b3c4d.png`.
 */
export function publishImage(absolute: string): string {
  const bytes = readFileSync(absolute);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const { name, ext } = path.parse(absolute);
  const fileName = `${name}.${hash}${ext}`;
  mkdirSync(IMAGE_DIR, { recursive: true });
  writeFileSync(path.join(IMAGE_DIR, fileName), bytes);
  return `/${FOLDER}/${encodeURIComponent(fileName)}`;
}
