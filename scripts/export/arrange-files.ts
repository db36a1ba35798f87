import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { KnownPage } from '../../lib/model';
import { listFiles } from '../../lib/site/read/files';
import type { Site } from '../../lib/site/site';
import { ROUTES_FILE } from '../support/out-folder';

/** The output folder of the bundler. */
const BUNDLES = '_next/static';
/**
 * Moves the files that Next.js has exported to where a file server needs them: the default language to the root, the
 * other home pages into folders, with the 404 page and the list in which it looks up pages.
 */
export async function arrangeFiles(folder: string, site: Site): Promise<void> {
  const { routing } = site;
  const { locales, defaultLocale } = routing;
  await rm(path.join(folder, '_not-found'), { recursive: true, force: true });
  for (const file of ['_not-found.html', '404.html']) {
    await rm(path.join(folder, file), { force: true });
  }
  await removeUnused(folder);
  for (const locale of locales) await moveHome(folder, locale);
  await moveInto(path.join(folder, defaultLocale), folder);
  for (const name of homesOfVersions(folder, site)) await moveHome(folder, name);
  await writeFile(path.join(folder, ROUTES_FILE), JSON.stringify(knownPages(site)));
}

/**
 * Removes files that are never requested: empty source maps, and the payloads of pages, with the folders that become
 * empty. On many servers a folder with the name of a page would hide the page.
 */
async function removeUnused(folder: string): Promise<void> {
  const names = listFiles(folder).filter((name) =>
    name.startsWith(BUNDLES) ? name.endsWith('.map') : name.endsWith('.txt'),
  );
  for (const name of names) await rm(path.join(folder, name));
  await removeEmptyFolders(folder);
}

export async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const inner = path.join(folder, entry.name);
    await removeEmptyFolders(inner);
    if ((await readdir(inner)).length === 0) await rmdir(inner);
  }
}

/** What the 404 page searches: every other page, and the addresses that redirect. */
export function knownPages({ pages, redirects }: Site): KnownPage[] {
  const listed = pages
    .filter(({ frontmatter }) => frontmatter.pageType !== '404')
    .map(({ routePath, title, locale, version }) => ({
      path: routePath,
      title,
      lang: locale,
      version,
    }));
  const moved = redirects
    .filter(({ from }) => !from.includes('#'))
    .map(({ from, href, title, locale }) => ({ path: from, title, lang: locale, to: href }));
  return [...listed, ...moved];
}

/** The home pages of other versions, which are still files next to their folders: `1.x`, `zh/1.x`. */
function homesOfVersions(folder: string, { pages }: Site): string[] {
  return pages
    .filter(({ routePath }) => routePath.endsWith('/'))
    .map(({ routePath }) => routePath.slice(1, -1))
    .filter((name) => existsSync(path.join(folder, `${name}.html`)));
}

/** Moves `zh.html` to `zh/index.html`, so that `/zh/` is served without a rule. */
async function moveHome(folder: string, name: string): Promise<void> {
  await mkdir(path.join(folder, name), { recursive: true });
  await rename(path.join(folder, `${name}.html`), path.join(folder, name, 'index.html'));
}

/** Moves everything in one folder into another; folders that exist in both are merged. */
async function moveInto(source: string, target: string): Promise<void> {
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const from = path.join(source, entry.name);
    const to = path.join(target, entry.name);
    if (entry.isDirectory() && existsSync(to)) await moveInto(from, to);
    else await rename(from, to);
  }
  await rm(source, { recursive: true });
}
