import { readFile } from 'node:fs/promises';
import type { Page } from '../../lib/model';
import { exportedFile } from './exported-file';
import type { ExportedPage } from './exported-page';
import { parseHtml } from './html';
import { readNextOutput } from './next-output';

/** Reads a page as Next.js has exported it. */
export async function readExportedPage(folder: string, page: Page): Promise<ExportedPage> {
  const document = parseHtml(await readFile(exportedFile(folder, page), 'utf8'));
  return { page, document, next: readNextOutput(document, page.routePath) };
}
