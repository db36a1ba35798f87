import { writeFile } from 'node:fs/promises';
import type { Site } from '../../lib/site/site';
import { exportedFile } from '../export/exported-file';
import { hasClientCode, readExportedPage } from '../export/exported-page';
import { writeHtml } from '../export/html';
import { writePageStyles } from '../export/page-styles';
import { clientPassesOf, passesOf } from '../export/passes';
import { readSiteFacts } from '../export/site-facts';
import { type PublishedPage, readPublishedPage } from '../publish/published-page';
import type { ReadingScript } from '../support/reading-script';
import { UserError } from '../support/user-error';

/**
 * Turns every page that Next.js has exported into the published page: parses it once, runs the passes, and writes it.
 * A page is freed after it is written: thousands of parsed pages would not fit into memory.
 *
 * @returns The pages that are listed.
 * @throws UserError with what is wrong on every page.
 */
export async function exportPages(
  folder: string,
  site: Site,
  reading: ReadingScript,
): Promise<PublishedPage[]> {
  const facts = await readSiteFacts(folder, site);
  const place = { folder, base: site.config.base };
  const scripts = [...reading.texts, ...facts.policy.inlineScripts];
  const options = { ...facts, reading, styleOf: writePageStyles(place, site.pages, scripts) };
  const [passes, clientPasses] = [passesOf(options), clientPassesOf(options)];
  const listed: PublishedPage[] = [];
  const faults: string[] = [];
  for (const page of site.pages) {
    const exported = await readExportedPage(folder, page);
    for (const pass of hasClientCode(exported) ? clientPasses : passes) pass(exported);
    faults.push(...exported.faults);
    await writeFile(exportedFile(folder, page), writeHtml(exported.document));
    const published = readPublishedPage(exported, site);
    if (published) listed.push(published);
  }
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  return listed;
}
