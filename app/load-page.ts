import { redirect } from 'next/navigation';
import { cache } from 'react';
import { brokenAnchors } from '@/lib/content/check/check-site';
import { readKnownErrors } from '@/lib/content/check/known-errors';
import { ContentError } from '@/lib/content/check/problems';
import { sortProblems } from '@/lib/content/check/shown-problems';
import { compilePage, type PageNode } from '@/lib/content/compile-page';
import { readHeroParts } from '@/lib/content/hero-parts';
import { updateLivePage, writeTheme } from '@/lib/content/live-pages';
import { readOverview } from '@/lib/content/overview';
import { rootKeyOf } from '@/lib/content/pages';
import { findDemoPlace } from '@/lib/content/report/demo';
import type { LinkTarget } from '@/lib/content/routes';
import { searchSourceOf } from '@/lib/content/search/search-files';
import { type Site, sidebarKeyOf } from '@/lib/content/site';
import type { Page } from '@/lib/model';
import { buildPageView, type PageView } from '@/lib/page-view';
import { parsePath, pathFor } from '@/lib/paths';
import { findRedirect } from '@/lib/redirects';
import { listPagesLike } from './page-list';
import { getSite, IS_DEVELOPMENT } from './site';

/** What `LiveText` shows a page by that imports code. */
export interface LiveReference {
  /** Its path below the content folder. */
  name: string;
  isInteractive: boolean;
}

/** Plain data, except the site. */
export interface LoadedPage {
  site: Site;
  view: PageView;
  /** The text; of a page that imports code the bundler has it. */
  nodes: readonly PageNode[];
  live: LiveReference | undefined;
  /** What its author is told; see `sortProblems`. A build has no errors: it stops before. */
  problems: readonly string[];
  otherProblems: readonly string[];
}

/** The addresses of all pages below the home pages, as the route tree names them. */
export async function listRoutes(): Promise<{ locale: string; slug: string[] }[]> {
  const { pages } = await getSite();
  return pages
    .filter((page) => segmentsBelowLocale(page).length > 0)
    .map((page) => ({ locale: page.locale, slug: segmentsBelowLocale(page) }));
}

/** Find, compile and describe a page; an unknown path gets the 404 page. Once per request. */
export const loadPage = cache(async (locale: string, path: string): Promise<LoadedPage> => {
  const site = await getSite();
  const { config, routing, routes, navs, sidebars } = site;
  const address = { ...parsePath(`/${path}`, { ...routing, locales: [] }), locale };
  const own = routes.find(address);
  if (!own && IS_DEVELOPMENT) followRedirect(site, pathFor(address, routing));
  const page = own ?? routes.find({ ...address, slug: ['404'] });
  if (!page) throw new Error(`The language “${locale}” has no 404 page.`);

  const compiled = await compilePage(site, page);
  const { nodes, toc, title, excerpt, ids, anchors, hasImages, problems } = compiled;
  const view = buildPageView({
    config,
    routing,
    page,
    toc,
    heading: title,
    excerpt,
    searchSource: searchSourceOf(site, page),
    allPages: page.frontmatter.pageType === 'search' ? await listPagesLike(page) : [],
    resolveLink: (link) => hrefOf(routes.resolve(link, page), link),
    resolveDemo: (name) => demoHref(name, locale, config.base),
    find: (place) => routes.find(place),
    hasImages,
    hero: await readHeroParts(page),
    overview: await readOverview(site, page),
    nav: navs.get(rootKeyOf(page)) ?? [],
    sidebar: sidebars.get(sidebarKeyOf(page)) ?? [],
  });
  const name = page.relativePath;
  const live = compiled.live && { name, isInteractive: compiled.live.isInteractive };
  // A build has checked all pages before.
  if (!IS_DEVELOPMENT && problems.some(({ warning }) => warning === undefined)) {
    throw new ContentError(problems);
  }
  if (!IS_DEVELOPMENT) return { view, nodes, live, problems: [], otherProblems: [], site };
  updateLivePage(name, compiled.live?.tree);
  writeTheme(site.theme.css);
  const found = [...problems, ...brokenAnchors(anchors, new Map([[page, ids]]))];
  const shown = sortProblems(site, page, { own: found, known: readKnownErrors() });
  return { view, nodes, live, ...shown, site };
});

/** Builds write a page, and a rule for hosts, for every redirect. */
function followRedirect({ redirects, config: { base } }: Site, path: string): void {
  const href = findRedirect(redirects, path)?.href;
  // The framework adds the base.
  if (href !== undefined) redirect(href.startsWith(base) ? `/${href.slice(base.length)}` : href);
}

/** A place that does not exist is an error reported elsewhere. */
function demoHref(name: string, locale: string, base: string): string {
  const place = findDemoPlace(name, locale, base);
  return 'href' in place ? place.href : '#';
}

/** A broken link is an error reported elsewhere; here it stays as it is. */
function hrefOf(target: LinkTarget, link: string): string {
  return target.kind === 'missing' ? link : target.href;
}

/** The default version has no segment in the URL. */
function segmentsBelowLocale({ routePath, locale }: Page): string[] {
  const segments = routePath.split('/').filter(Boolean);
  return segments[0] === locale ? segments.slice(1) : segments;
}
