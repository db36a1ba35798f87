import { rename, rm, writeFile } from 'node:fs/promises';
import { IMAGE_DIR } from '../../lib/content/assets';
import { arrangeExport } from './arrange-export';
import { checkContent } from './check-content';
import { bin, run } from './run';
import { OUT_DIR, STAMP_FILE, stampNow } from './stamp';

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
  await rm('.next', { recursive: true, force: true });
  await run(bin('next'), ['build'], {
    EXPORT_DIR,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  await arrangeExport(EXPORT_DIR, site.routing);
  await rm(OUT_DIR, { recursive: true, force: true });
  await rename(EXPORT_DIR, OUT_DIR);
  await writeFile(STAMP_FILE, await stampNow());
  console.log(
    `\n${OUT_DIR}/ holds ${site.routes.pages.filter(({ isShared }) => !isShared).length} pages.`,
  );
}
