import { writeFile } from 'node:fs/promises';
import type { Site } from '../../lib/content/site';
import type { Page } from '../../lib/model';
import { bundleReadingScript } from '../support/reading-script';
import { exportedFile } from './exported-file';
import type { ExportedPage } from './exported-page';
import { writeHtml } from './html';
import { writePageStyles } from './page-styles';
import { passesOf } from './passes';
import { readExportedPage } from './read-exported-page';
import { readSiteFacts } from './site-facts';

/**
 * Turns every page that Next.js has exported into the published page: parses it once, runs the passes, and writes it.
 * The name of its style sheet is filled in at the end.
 *
 * @param read Receives each parsed page, to create other files from it. The page is freed afterwards, because thousands
 * of parsed pages would not fit into memory.
 */
export async function exportPages<Result>(
  folder: string,
  site: Site,
  read: (page: ExportedPage) => Result,
): Promise<Result[]> {
  const facts = await readSiteFacts(folder, site);
  const { policy } = facts;
  const reading = await bundleReadingScript(folder, site.config.search.mode);
  const names = new Map<Page, ReadonlySet<string>>();
  const passes = passesOf(facts, reading, names);
  const results: Result[] = [];
  for (const page of site.pages) {
    const exported = await readExportedPage(folder, page);
    for (const pass of passes) pass(exported);
    await writeFile(exportedFile(folder, page), writeHtml(exported.document));
    results.push(read(exported));
  }
  const styles = facts.styles.map(facts.textOf);
  const scripts = [...reading.texts, ...policy.inlineScripts];
  await writePageStyles(folder, site.config.base, names, styles, scripts);
  return results;
}
