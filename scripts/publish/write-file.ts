import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Receives a file of the site: its URL path without the base, and its content. */
export type WriteSiteFile = (urlPath: string, content: string | Buffer) => Promise<void>;

/** Returns a function that writes new files into a folder. */
export function writeInto(folder: string): WriteSiteFile {
  return async (urlPath, content) => {
    const file = path.join(folder, urlPath);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content, { flag: 'wx' });
  };
}
