import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownPublicDir, publicDir, rootDir } from '../read/content-dir';
import { listFiles } from '../read/files';
import { workspace } from '../read/workspace';
import { writeWhole } from '../read/write-whole';

/** Where the site serves what is made of the content, under names that carry a hash. */
export const GENERATED_FOLDER = 'static';
const IMAGES = `${GENERATED_FOLDER}/images`;

/** The folder that what is made of the content is written to, absolute. */
export function assetsDir(): string {
  return path.join(rootDir(), workspace().assets);
}

/** The files that are copied into the site as they are, without those that the development server has made. */
export function listPublicFiles(): string[] {
  const isMade = (name: string) =>
    publicDir() === ownPublicDir() && name.startsWith(`${GENERATED_FOLDER}/`);
  return listFiles(publicDir()).filter((name) => !isMade(name));
}

/**
 * Copy an image from the folder of a page to where the site serves it, under a name that carries
 * a hash of its bytes, so that it can be cached without limit.
 *
 * @param ownName Its name there, without ending, where that of the file says too little.
 * @returns The public path: `/static/images/tree.1a2b3c4d.png`.
 */
export function publishImage(absolute: string, ownName?: string): string {
  const bytes = readFileSync(absolute);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const { name, ext } = path.parse(absolute);
  const fileName = `${ownName ?? name}.${hash}${ext}`;
  const copy = path.join(assetsDir(), IMAGES, fileName);
  // The name contains the hash: a file that exists has the right bytes.
  if (!existsSync(copy)) writeWhole(copy, bytes);
  return `/${IMAGES}/${encodeURIComponent(fileName)}`;
}
