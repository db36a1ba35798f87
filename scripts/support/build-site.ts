import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { IMAGE_DIR } from '../../lib/content/assets';
import { writeSearchFiles } from '../../lib/content/search-files';
import { publishForMachines } from '../publish/publish';
import { arrangeExport } from './arrange-export';
import { checkContent } from './check-content';
import { bin, run } from './run';
import { OUT_DIR, writeStamp } from './stamp';

/** Where Next.js exports to; the result moves to `out/` only when it is complete. */
const EXPORT_DIR = '.next/export';

/**
 * Check, export, arrange, put in place.
 *
 * @throws ContentError at mistakes in the content, CommandError if Next.js fails.
 */
export async function buildSite(): Promise<void> {
  await refuseForeignFolder(OUT_DIR);
  // Published anew while checking, so that no image outlives its page.
  await rm(IMAGE_DIR, { recursive: true, force: true });
  const { site, search } = await checkContent();
  writeSearchFiles(site, search);
  await rm(EXPORT_DIR, { recursive: true, force: true });
  await run(bin('next'), ['build'], {
    EXPORT_DIR,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  await arrangeExport(EXPORT_DIR, site);
  await publishForMachines(EXPORT_DIR, site);
  await putInPlace(EXPORT_DIR, OUT_DIR);
  await writeStamp();
  console.log(
    `\n${OUT_DIR}/ holds ${site.routes.pages.filter(({ isShared }) => !isShared).length} pages.`,
  );
}

/** A folder with files but without a site in it is somebody else's, and would be lost. */
async function refuseForeignFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  if (names.length === 0 || names.includes('index.html')) return;
  throw new Error(
    `${folder}/ holds something else than a site. Empty it, or set OUT_DIR to another.`,
  );
}

/** Replace a folder by a new one. Whatever fails, one of the two is there, whole. */
async function putInPlace(source: string, target: string): Promise<void> {
  const arriving = `${target}.new`;
  const leaving = `${target}.old`;
  await mkdir(path.dirname(target), { recursive: true });
  await rm(arriving, { recursive: true, force: true });
  await rename(source, arriving).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    await cp(source, arriving, { recursive: true }); // The target is on another file system.
  });
  await rm(leaving, { recursive: true, force: true });
  if (existsSync(target)) await rename(target, leaving);
  await rename(arriving, target);
  await rm(leaving, { recursive: true, force: true });
  await rm(source, { recursive: true, force: true });
}
