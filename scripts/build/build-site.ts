import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeLivePages } from '../../lib/site/dev/live-pages';
import { setWorkspace } from '../../lib/site/read/workspace';
import { writeSearchFiles } from '../../lib/site/search/search-files';
import { arrangeFiles } from '../export/arrange-files';
import { placePublicFiles, removePublicCopies } from '../export/public-files';
import { removeUnusedCode } from '../export/remove-unused-code';
import { restrictPublicPages } from '../export/report-policy';
import { compressFiles } from '../publish/compress';
import { publishForMachines } from '../publish/publish';
import { writeSocialImages } from '../publish/social-images';
import { checkContent } from '../support/check-content';
import { writeNextSettings } from '../support/next-settings';
import { putInPlace, requireReplaceable } from '../support/out-folder';
import { bundleReadingScript } from '../support/reading-script';
import { markBuilt, OUT_DIR } from '../support/stamp';
import { lockBuilds } from './build-lock';
import { exportPages } from './export-pages';
import { renderPages } from './render-pages';
import { writeDataOf } from './write-build-data';

/** The output folder of Next.js; the result is moved to `out/` when it is complete. */
const EXPORT_DIR = '.next/export';
/** The folder for files that are made of the content; not in `.next`, which Next.js empties. */
const ASSETS_DIR = '.cache/assets';
/** The folder with the pages with code, for the bundler. */
const BUNDLED_DIR = '.cache/live/builds';

/**
 * Checks, exports, arranges, and replaces the old site.
 *
 * @param options.compress Whether to write compressed text files too.
 * @throws ContentError if the content has errors, UserError if another build runs or the old site cannot be replaced,
 * CommandError if Next.js fails.
 */
export async function buildSite({ compress = false } = {}): Promise<void> {
  // Servers read what a build writes, whoever has built.
  process.umask(0o022);
  const unlock = lockBuilds(OUT_DIR);
  try {
    await requireReplaceable(OUT_DIR);
    const began = new Date();
    const pages = await exportSite();
    if (compress) await compressFiles(EXPORT_DIR);
    await putInPlace(EXPORT_DIR, OUT_DIR);
    markBuilt(began);
    console.log(`\n${OUT_DIR}/ holds ${pages} pages.`);
  } finally {
    unlock();
  }
}

/** @returns the number of pages. */
async function exportSite(): Promise<number> {
  setWorkspace({ assets: ASSETS_DIR, bundled: BUNDLED_DIR });
  // Removes the images of deleted pages.
  await rm(ASSETS_DIR, { recursive: true, force: true });
  const { site, search, live } = await checkContent();
  await writeDataOf(site, writeSearchFiles(search));
  writeLivePages(live);
  await rm(EXPORT_DIR, { recursive: true, force: true });
  writeNextSettings('build', site.config, EXPORT_DIR);
  const [reading] = await Promise.all([
    bundleReadingScript(ASSETS_DIR, site.config.search.mode),
    renderPages(),
    // What needs no page, while the other process renders.
    writeSocialImages(ASSETS_DIR, site),
  ]);
  await removePublicCopies(EXPORT_DIR);
  await addAssets(EXPORT_DIR);
  await arrangeFiles(EXPORT_DIR, site);
  await placePublicFiles(EXPORT_DIR);
  const published = await exportPages(EXPORT_DIR, site, reading);
  await removeUnusedCode(EXPORT_DIR);
  await restrictPublicPages(EXPORT_DIR);
  await publishForMachines(EXPORT_DIR, site, published);
  return site.pages.length;
}

/** Moves the files that are made of the content into the export. */
async function addAssets(folder: string): Promise<void> {
  for (const name of await readdir(ASSETS_DIR)) {
    const target = path.join(folder, name);
    await rm(target, { recursive: true, force: true }); // Only empty folders are left.
    await rename(path.join(ASSETS_DIR, name), target);
  }
}
