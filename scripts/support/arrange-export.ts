import { cp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Routing } from '../../lib/model';

/**
 * Turn what Next.js exported into what a file server needs: the default language at the root, the
 * other languages' home pages as folders, and the site's own 404 page.
 */
export async function arrangeExport(folder: string, routing: Routing): Promise<void> {
  const { locales, defaultLocale } = routing;
  await rm(path.join(folder, '_not-found'), { recursive: true, force: true });
  for (const file of ['_not-found.html', '_not-found.txt', '404.html', '404.txt']) {
    await rm(path.join(folder, file), { force: true });
  }
  for (const locale of locales) await moveHome(folder, locale);
  await moveInto(path.join(folder, defaultLocale), folder);
}

/** `zh.html` becomes `zh/index.html`, so that `/zh/` is served without any rule. */
async function moveHome(folder: string, locale: string): Promise<void> {
  for (const ending of ['html', 'txt']) {
    const home = path.join(folder, `${locale}.${ending}`);
    await rename(home, path.join(folder, locale, `index.${ending}`));
  }
}

/** Move everything in one folder into another; folders that exist in both are merged. */
async function moveInto(source: string, target: string): Promise<void> {
  for (const name of (await readdir(source)).sort()) {
    await cp(path.join(source, name), path.join(target, name), { recursive: true });
  }
  await rm(source, { recursive: true });
}
