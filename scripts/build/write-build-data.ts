import { mkdir, rm } from 'node:fs/promises';
import type { Page } from '../../lib/model';
import {
  BEGUN_DIR,
  BUILD_DATA_DIR,
  BUILD_DATA_FILE,
  type BuildData,
  type PageRoute,
  pageDataFile,
} from '../../lib/page/source';
import { compilePage } from '../../lib/site/compile/compile-page';
import { bundleInlineScripts } from '../../lib/site/data/browser-bundle';
import { readPageData, siteDataOf, textsFor } from '../../lib/site/data/page-data';
import { writeWhole } from '../../lib/site/read/write-whole';
import { type SearchSources, scopeOf } from '../../lib/site/search/search-files';
import type { Site } from '../../lib/site/site';

/** Writes everything that Next.js renders in a build: the pages, which have been checked, and what they have in common. */
export async function writeDataOf(site: Site, sources: SearchSources): Promise<void> {
  const { config, pages } = site;
  await rm(BUILD_DATA_DIR, { recursive: true, force: true });
  await mkdir(BEGUN_DIR, { recursive: true });
  for (const page of pages) {
    const { locale, slug } = routeOf(page);
    const compiled = await compilePage(site, page);
    const searchSource = sources.get(scopeOf(config, page));
    const data = await readPageData(site, { page, compiled, searchSource });
    writeWhole(pageDataFile(locale, slug.join('/')), JSON.stringify(data));
  }
  const data: BuildData = {
    ...siteDataOf(site),
    locales: config.locales.map(({ lang }) => lang),
    texts: Object.fromEntries(config.locales.map(({ lang }) => [lang, textsFor(lang, config)])),
    inlineScripts: await bundleInlineScripts(config.darkMode),
    routes: pages.map(routeOf).filter(({ slug }) => slug.length > 0),
  };
  writeWhole(BUILD_DATA_FILE, JSON.stringify(data));
}

/** In the route tree the default language has a segment; the default version has none. */
function routeOf({ routePath, locale }: Page): PageRoute {
  const segments = routePath.split('/').filter(Boolean);
  return { locale, slug: segments[0] === locale ? segments.slice(1) : segments };
}
