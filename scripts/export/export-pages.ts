import { readFile, writeFile } from 'node:fs/promises';
import type { Site } from '../../lib/content/site';
import type { Page } from '../../lib/model';
import { exportedFile } from './exported-file';
import type { ExportedPage } from './exported-page';
import { parseHtml, writeHtml } from './html';
import { readNextOutput } from './next-output';
import { PASSES } from './passes';

/**
 * Turn every page that Next.js has exported into what readers get: parsed once, changed by the passes, written once.
 *
 * @param read Takes what else is made of a page. Thousands of parsed pages would fill the memory, so each is gone
 * once it has been read.
 */
export async function exportPages<Result>(
  folder: string,
  { pages }: Site,
  read: (page: ExportedPage) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const page of pages) {
    const exported = await readExportedPage(folder, page);
    for (const pass of PASSES) pass(exported);
    await writeFile(exportedFile(folder, page), writeHtml(exported.document));
    results.push(read(exported));
  }
  return results;
}

/** A page as Next.js has exported it. */
export async function readExportedPage(folder: string, page: Page): Promise<ExportedPage> {
  const document = parseHtml(await readFile(exportedFile(folder, page), 'utf8'));
  const payload = await readFile(exportedFile(folder, page, 'txt'), 'utf8');
  return { page, document, next: readNextOutput(document, payload, page.routePath) };
}
