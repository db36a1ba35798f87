import { rm } from 'node:fs/promises';
import { bundleInlineScripts } from '../../lib/content/browser-bundle';
import { compilePage } from '../../lib/content/compile-page';
import { textsFor } from '../../lib/content/messages';
import { readPageData, siteDataOf } from '../../lib/content/page-data';
import type { Site } from '../../lib/content/site';
import { writeWhole } from '../../lib/content/write-whole';
import type { Page } from '../../lib/model';
import {
  BUILD_DATA_DIR,
  BUILD_DATA_FILE,
  type BuildData,
  type PageData,
  type PageRoute,
  pageDataFile,
} from '../../lib/source';
import {
  buildCode,
  type PageKey,
  type PageKeys,
  pageKeyer,
  readKeptPage,
} from '../export/kept-pages';

/**
 * Writes everything that Next.js renders in a build: the pages, which have been checked, and what they have in common.
 * Pages that an earlier build has exported from the same data are left out.
 *
 * @returns What decides whether the others can be kept.
 */
export async function writeDataOf(site: Site): Promise<PageKeys> {
  const { config, pages } = site;
  await rm(BUILD_DATA_DIR, { recursive: true, force: true });
  const common = {
    ...siteDataOf(site),
    locales: config.locales.map(({ lang }) => lang),
    texts: Object.fromEntries(config.locales.map(({ lang }) => [lang, textsFor(lang, config)])),
    inlineScripts: await bundleInlineScripts(config.darkMode),
  };
  const code = buildCode();
  const keyOf = await pageKeyer(site, code, common);
  const keys = new Map<string, PageKey>();
  const routes: PageRoute[] = [];
  let rendered = 0;
  for (const page of pages) {
    const compiled = await compilePage(site, page);
    const route = routeOf(page);
    const data = await readPageData(site, page, compiled);
    if (!isAlwaysRendered(page, route, data)) {
      const key = keyOf(page, data);
      keys.set(page.routePath, key);
      if (readKeptPage(page, key)) continue;
    }
    rendered += 1;
    if (route.slug.length > 0) routes.push(route);
    writeWhole(pageDataFile(route.locale, route.slug.join('/')), JSON.stringify(data));
  }
  const data: BuildData = { ...common, routes };
  writeWhole(BUILD_DATA_FILE, JSON.stringify(data));
  return { code, pages: keys, rendered };
}

/**
 * Next.js renders the home page of every language, the export reads from a 404 page what all pages have in common, and the
 * bundler names the files of pages with code.
 */
function isAlwaysRendered({ frontmatter }: Page, { slug }: PageRoute, { live }: PageData): boolean {
  return slug.length === 0 || frontmatter.pageType === '404' || live !== undefined;
}

/** In the route tree the default language has a segment; the default version has none. */
function routeOf({ routePath, locale }: Page): PageRoute {
  const segments = routePath.split('/').filter(Boolean);
  return { locale, slug: segments[0] === locale ? segments.slice(1) : segments };
}
