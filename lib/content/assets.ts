import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publicDir } from './content-dir';

const FOLDER = 'static/images';

/**
 * Copy an image that stands beside a page to where the site serves it, under a name that carries
 * a hash of its bytes, so that it can be cached for ever.
 *
 * @returns The public path: `/static/images/tree.1a2b3c4d.png`.
 */
export async function publishImage(absolute: string): Promise<string> {
  const bytes = await readFile(absolute);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const { name, ext } = path.parse(absolute);
  const fileName = `${name}.${hash}${ext}`;
  await mkdir(path.join(publicDir(), FOLDER), { recursive: true });
  await writeFile(path.join(publicDir(), FOLDER, fileName), bytes);
  return `/${FOLDER}/${encodeURIComponent(fileName)}`;
}
