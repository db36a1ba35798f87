import { redirect } from 'next/navigation';
import { cache } from 'react';
import { bundleInlineScripts } from '@/lib/content/browser-bundle';
import { brokenAnchors } from '@/lib/content/check/check-site';
import { readKnownErrors } from '@/lib/content/check/known-errors';
import { sortProblems } from '@/lib/content/check/shown-problems';
import { compilePage } from '@/lib/content/compile-page';
import { updateLivePage, writeTheme } from '@/lib/content/live-pages';
import { readLiveSite } from '@/lib/content/live-site';
import { textsFor } from '@/lib/content/messages';
import { type PageData, readPageData } from '@/lib/content/page-data';
import type { Site } from '@/lib/content/site';
import type { Messages } from '@/lib/messages';
import type { Locale } from '@/lib/model';
import { parsePath, pathFor } from '@/lib/paths';
import { findRedirect } from '@/lib/redirects';

/** Plain data, except the site. */
export interface LivePage extends PageData {
  site: Site;
  /** What its author is told; see `sortProblems`. */
  problems: readonly string[];
  otherProblems: readonly string[];
}

// What pages are rendered from in development: the content as it is now. Builds do not include this file.

/** The site. Once per request. */
export const getLiveSite = cache(readLiveSite);

/** The interface texts of a language. */
export async function getLiveTexts(locale: Locale): Promise<Messages> {
  const { config } = await getLiveSite();
  return textsFor(locale, config);
}

/** The inline scripts of pages, whose code may have changed since the last page. Once per request. */
export const getLiveScripts = cache(async () => {
  const { config } = await getLiveSite();
  return bundleInlineScripts(config.darkMode);
});

/** Find, compile and describe a page; an unknown path gets the 404 page. Once per request. */
export const loadLivePage = cache(async (locale: string, path: string): Promise<LivePage> => {
  const site = await getLiveSite();
  const { routing, routes } = site;
  const address = { ...parsePath(`/${path}`, { ...routing, locales: [] }), locale };
  const own = routes.find(address);
  if (!own) followRedirect(site, pathFor(address, routing));
  const page = own ?? routes.find({ ...address, slug: ['404'] });
  if (!page) throw new Error(`The language “${locale}” has no 404 page.`);

  const compiled = await compilePage(site, page);
  const data = await readPageData(site, page, compiled);
  const { ids, anchors, problems, live } = compiled;
  updateLivePage(page.relativePath, live?.tree);
  writeTheme(site.theme.css);
  const found = [...problems, ...brokenAnchors(anchors, new Map([[page, ids]]))];
  const shown = sortProblems(site, page, { own: found, known: readKnownErrors() });
  return { ...data, ...shown, site };
});

/** Builds write a page, and a rule for hosts, for every redirect. */
function followRedirect({ redirects, config: { base } }: Site, path: string): void {
  const href = findRedirect(redirects, path)?.href;
  // The framework adds the base.
  if (href !== undefined) redirect(href.startsWith(base) ? `/${href.slice(base.length)}` : href);
}
