import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Write a file of the site at a URL path without the base. A file of that name in `public/` takes its
 * place and is left as it is.
 */
export async function writeSiteFile(
  folder: string,
  urlPath: string,
  content: string | Buffer,
): Promise<void> {
  const file = path.join(folder, urlPath);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
