import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '../../lib/model';
import { packPayload } from '../../lib/packed-payload';
import { exportedFile } from './exported-file';
import type { ExportedPage } from './exported-page';
import { findCopies } from './find-copies';
import { parseHtml } from './html';
import { readNextOutput } from './next-output';
import type { PayloadDictionary } from './payload-dictionaries';

/** Reads a page as Next.js has exported it, with the data that a client loads to show it. */
export async function readExportedPage(
  folder: string,
  page: Page,
  dictionary: PayloadDictionary,
): Promise<ExportedPage> {
  const name = exportedFile(folder, page, 'txt');
  const { text, ...parsed } = await parseExportedPage(folder, page);
  const payload = {
    file: path.relative(folder, name).split(path.sep).join('/'),
    packed: packPayload(text, findCopies(text, dictionary.content), dictionary.address),
    dictionary: dictionary.address,
  };
  return { page, ...parsed, payload };
}

/** The document of a page, and the text of its payload. */
export async function parseExportedPage(folder: string, page: Page) {
  const document = parseHtml(await readFile(exportedFile(folder, page), 'utf8'));
  const text = await readFile(exportedFile(folder, page, 'txt'), 'utf8');
  return { document, text, next: readNextOutput(document, text, page.routePath) };
}
