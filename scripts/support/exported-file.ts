import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../../lib/model';

/**
 * The HTML file of a page in an arranged export. A home page is the index of its folder, that of an old version
 * a file beside it.
 *
 * @throws if there is none.
 */
export function exportedFile(folder: string, { routePath }: Pick<Page, 'routePath'>): string {
  const name = routePath.replace(/\/$/, '');
  const files = routePath.endsWith('/') ? [`${name}/index.html`, `${name}.html`] : [`${name}.html`];
  const file = files.map((own) => path.join(folder, own)).find((own) => existsSync(own));
  if (!file) throw new Error(`The export has no page at ${routePath}.`);
  return file;
}
