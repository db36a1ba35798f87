import { localeOf, type SiteSettings } from '../../config/resolve-site';
import { type Messages, messagesFor } from '../../messages';
import type { Locale, Page, SidebarItem, TocEntry } from '../../model';
import { type ListedPage, listPages } from '../../page/page-list';
import { buildPageView } from '../../page/page-view';
import { linksOf, type PageSidebar, sidebarOf } from '../../page/sidebar';
import type { PageData, SiteData } from '../../page/source';
import { hrefFor } from '../../paths';
import type { SearchSource } from '../../search/model';
import { OPEN_SEARCH } from '../../search/open-search';
import { searchModeOf } from '../../search/search-modes';
import { compilePage } from '../compile/compile-page';
import type { CompiledPage } from '../compile/compiled-page';
import { findDemoPlace } from '../images/demo';
import { rootKeyOf, sidebarKeyOf } from '../pages/pages';
import type { LinkTarget } from '../pages/routes';
import { isSearchable, searchDocumentOf } from '../search/search-documents';
import type { Site } from '../site';
import { readHeroParts } from './hero-parts';
import { readOverview } from './overview';

/** What the layout of every page shows. */
export function siteDataOf({ config }: Site): SiteData {
  const { base, darkMode, themeTransition, localeRedirect, defaultLocale, locales } = config;
  const searches = locales.map(({ lang, title, home }) => [
    lang,
    { title, href: hrefFor(home + OPEN_SEARCH, base) },
  ]);
  return {
    ...{ base, darkMode, themeTransition, localeRedirect, defaultLocale },
    searches: searchModeOf(config) ? Object.fromEntries(searches) : {},
  };
}

/** The interface texts of a language, with those of the configuration in place of the defaults. */
export function textsFor(locale: Locale, config: SiteSettings): Messages {
  const messages = messagesFor(locale);
  const theme = { ...messages.theme, ...localeOf(config, locale).texts } as Messages['theme'];
  return { ...messages, theme };
}

/** A page with its text compiled, and the files of its search, if it has one. */
interface DescribedPage {
  page: Page;
  compiled: CompiledPage;
  searchSource: SearchSource | undefined;
}

/** Describe a page: its text, and what the site shows around it. */
export async function readPageData(
  site: Site,
  { page, compiled, searchSource }: DescribedPage,
): Promise<PageData> {
  const { config, routing, routes, navs } = site;
  const { nodes, live, toc, title, excerpt, hasImages } = compiled;
  const view = buildPageView({
    config,
    routing,
    page,
    toc,
    heading: title,
    excerpt,
    searchSource,
    allPages: page.frontmatter.pageType === 'search' ? await listPagesLike(site, page) : [],
    resolveLink: (link) => hrefOf(routes.resolve(link, page), link),
    resolveDemo: (name) => demoHref(name, page.locale, config.base),
    find: (place) => routes.find(place),
    hasImages,
    hero: await readHeroParts(page),
    overview: await readOverview(site, page),
    nav: navs.get(rootKeyOf(page)) ?? [],
    sidebar: pageSidebarOf(site, page),
  });
  const { relativePath: name } = page;
  return { view, nodes, live: live && { name, importsCode: live.importsCode } };
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

/** Every page in the language and version of another, for readers without script. */
async function listPagesLike(site: Site, page: Page): Promise<readonly ListedPage[]> {
  const root = rootKeyOf(page);
  const pages = site.pages.filter((other) => rootKeyOf(other) === root);
  const tocs = new Map<string, readonly TocEntry[]>();
  for (const other of pages) {
    const compiled = await compilePage(site, other);
    if (isSearchable(other, compiled))
      tocs.set(other.routePath, searchDocumentOf(other, compiled, 0).toc);
  }
  return listPages({
    pages,
    listed: sidebarsLike(site, page).flatMap((items) => linksOf(items).map(({ href }) => href)),
    hrefOf: ({ routePath }) => hrefFor(routePath, site.config.base),
    tocOf: ({ routePath }) => tocs.get(routePath) ?? [],
  });
}

/** The sidebars of the language and version of a page, in the order of the navigation. */
function sidebarsLike(site: Site, page: Page): (readonly SidebarItem[])[] {
  const root = rootKeyOf(page);
  return [...site.sidebars]
    .filter(([key]) => key === root || key.startsWith(`${root}/`))
    .map(([, items]) => items);
}

/** The sidebar of a page; for a page that none lists, that of its folder. */
function pageSidebarOf(site: Site, page: Page): PageSidebar {
  const href = hrefFor(page.routePath, site.config.base);
  const items = site.sidebars.get(sidebarKeyOf(page)) ?? [];
  return sidebarOf(href, sidebarsLike(site, page)) ?? { items, pages: [] };
}
