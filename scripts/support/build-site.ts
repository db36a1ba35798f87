import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { IMAGE_DIR } from '../../lib/content/assets';
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
  // Published anew while checking, so that no image outlives its page.
  await rm(IMAGE_DIR, { recursive: true, force: true });
  const site = await checkContent();
  await rm(EXPORT_DIR, { recursive: true, force: true });
  await run(bin('next'), ['build'], {
    EXPORT_DIR,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  await arrangeExport(EXPORT_DIR, site.routing);
  await rm(OUT_DIR, { recursive: true, force: true });
  await mkdir(path.dirname(OUT_DIR), { recursive: true });
  await rename(EXPORT_DIR, OUT_DIR);
  await writeStamp();
  console.log(
    `\n${OUT_DIR}/ holds ${site.routes.pages.filter(({ isShared }) => !isShared).length} pages.`,
  );
}
