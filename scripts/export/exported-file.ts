import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../../lib/model';

/**
 * The HTML file of a page in an arranged export. A home page is the index of its folder.
 *
 * @throws if it is missing.
 */
export function exportedFile(folder: string, { routePath }: Pick<Page, 'routePath'>): string {
  const file = path.join(folder, `${routePath.replace(/\/$/, '/index')}.html`);
  if (!existsSync(file)) throw new Error(`The export has no file ${file} for ${routePath}.`);
  return file;
}
