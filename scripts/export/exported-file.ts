import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../../lib/model';

/** The HTML file of a page in an arranged export, as a path below it. A home page is the index of its folder. */
export function htmlFile({ routePath }: Pick<Page, 'routePath'>): string {
  return `${routePath.replace(/\/$/, '/index')}.html`;
}

/**
 * The HTML file of a page.
 *
 * @throws if it is missing.
 */
export function exportedFile(folder: string, page: Pick<Page, 'routePath'>): string {
  const file = path.join(folder, htmlFile(page));
  if (!existsSync(file)) throw new Error(`The export has no file ${file} for ${page.routePath}.`);
  return file;
}
