import { constants } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { listPublicFiles } from '../../lib/site/images/assets';
import { ownPublicDir, publicDir } from '../../lib/site/read/content-dir';
import { listFiles } from '../../lib/site/read/files';

/**
 * Removes what Next.js has copied into an export: the public files of this project, which may not belong to the content
 * folder of the build, and the files that a development server has added to them.
 */
export async function removePublicCopies(folder: string): Promise<void> {
  for (const name of listFiles(ownPublicDir())) await rm(path.join(folder, name), { force: true });
}

/** Copies the files of `public/` into an export. The check has refused names of files that a build writes. */
export async function placePublicFiles(folder: string): Promise<void> {
  for (const name of listPublicFiles()) {
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(publicDir(), name), target, constants.COPYFILE_EXCL);
  }
}
