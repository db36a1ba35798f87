import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Takes a file of the site: its URL path without the base, and its content. */
export type WriteSiteFile = (urlPath: string, content: string | Buffer) => Promise<void>;

/** Writes into a folder. A file of that name in `public/` takes the place of another and is left as it is. */
export function writeInto(folder: string): WriteSiteFile {
  return async (urlPath, content) => {
    const file = path.join(folder, urlPath);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  };
}
