import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '../../lib/model';
import { exportedFile } from './exported-file';
import type { ExportedPage } from './exported-page';
import { parseHtml } from './html';
import { readNextOutput } from './next-output';

/** A page as Next.js has exported it. */
export async function readExportedPage(folder: string, page: Page): Promise<ExportedPage> {
  const document = parseHtml(await readFile(exportedFile(folder, page), 'utf8'));
  const name = exportedFile(folder, page, 'txt');
  const payload = {
    file: path.relative(folder, name).split(path.sep).join('/'),
    text: await readFile(name, 'utf8'),
  };
  return { page, document, payload, next: readNextOutput(document, payload.text, page.routePath) };
}
