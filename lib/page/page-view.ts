import { localeOf, type SiteSettings } from '../config/resolve-site';
import { isPictureName } from '../feature-icon';
import type { Frontmatter } from '../frontmatter';
import { markdownPath } from '../machines/markdown-path';
import type { Locale, NavItem, Page, PageAddress, Routing, TocEntry, Version } from '../model';
import { PAGE_TYPES } from '../page-types';
import { assetHref, homePath, hrefFor, parsePath } from '../paths';
import type { SearchSource } from '../search/model';
import { type VersionLink, viewHomes, viewLanguages, viewVersions } from './alternates';
import { type HeroParts, viewActions, viewHero, viewSource } from './hero-view';
import { viewNavItem } from './nav';
import type { OverviewGroup } from './overview';
import { buildPageHead, hasMarkdown } from './page-head';
import type { ListedPage } from './page-list';
import { viewSearch } from './search-view';
import { neighborsOf, type PageSidebar, viewSidebar } from './sidebar';
import { viewFamily } from './tool-family';

export interface TextLink {
  text: string;
  href: string;
}

/** Everything a layout shows about a page. Built by `buildPageView` and by nothing else. */
export type PageView = ReturnType<typeof buildPageView>;

interface PageViewSource {
  config: SiteSettings;
  routing: Routing;
  page: Page;
  nav: readonly NavItem[];
  sidebar: PageSidebar;
  toc: readonly TocEntry[];
  /** The h1 of the compiled text, if it has one. */
  heading: string | undefined;
  /** The first paragraph of the text that says something. */
  excerpt: string | undefined;
  /** Where the index of a local search is. */
  searchSource?: SearchSource;
  allPages?: readonly ListedPage[];
  /** The href for a link as an author wrote it on this page. */
  resolveLink(link: string): string;
  /** The href of a place in the live report. */
  resolveDemo(name: string): string;
  /** The page at an address, if there is one. */
  find(address: PageAddress): Pick<Page, 'title' | 'routePath'> | undefined;
  hasImages: boolean;
  /** What the hero needs that the front matter does not say. */
  hero: HeroParts;
  overview: readonly OverviewGroup[] | undefined;
}

/** Derive what a layout shows from the page and the site around it. */
export function buildPageView(source: PageViewSource) {
  const { config, routing, page, sidebar, toc, heading, allPages = [], resolveLink } = source;
  const { resolveDemo } = source;
  const { frontmatter, locale } = page;
  const { hero, features = [], closing } = frontmatter;
  const { base } = config;
  const href = hrefFor(page.routePath, base);
  const home = homePath(page, routing);
  const site = viewSite(config, locale, hrefFor(home, base));
  const title = page.title || site.title;
  const path = `/${page.slug.join('/')}`;
  const nav = source.nav.map((item) => viewNavItem(item, { path, href, base }));
  const versions = viewVersions(source);
  return {
    kind: frontmatter.pageType,
    locale,
    /** Of the documentation; absent on a site with one. */
    version: page.version,
    /** The link to this page, with the base. */
    href,
    title,
    /** Whether the layout has to show the title because the text has no h1. */
    showsTitle: heading === undefined,
    /** `title - suffix`, for `<title>`. */
    documentTitle: documentTitle(title, frontmatter.titleSuffix ?? site.title),
    head: buildPageHead({ ...source, nav, home }),
    /** The page as Markdown. */
    markdownHref: hasMarkdown(source) ? hrefFor(markdownPath(page), base) : undefined,
    site,
    /** Absent where the site has no search. */
    search: viewSearch({
      config,
      locale,
      homeHref: site.homeHref,
      source: source.searchSource,
      start: searchStartOf(source),
    }),
    /** On the search page: every page of its language and version. */
    allPages,
    languages: viewLanguages(source),
    /** The links to the home pages of all languages and versions. */
    homes: viewHomes(source),
    /** The versions of the documentation; none on a site with one. */
    versions,
    oldVersion: oldVersionOf(page.version, routing, versions),
    nav,
    sidebar: viewSidebar(sidebar.items, { href, base }),
    /** Above the sidebar. */
    toc,
    /** The steps of a walkthrough, each with the result so far. */
    tour: stepsOf(toc, frontmatter.tour),
    /** Time of the last change, ISO 8601. */
    lastUpdated: page.lastUpdatedTime,
    edit: editOf(config, page),
    ...neighborsOf(href, sidebar.pages),
    parts: partsOf(source),
    /** Whether the images of the text can be enlarged. */
    hasZoom: source.hasImages && frontmatter.globalUIComponents,
    /** The pages of the folder that the page is the overview of. */
    overview: source.overview,
    hero:
      hero &&
      viewHero(hero, {
        ...source.hero,
        base,
        hasDarkMode: config.darkMode,
        resolveLink,
        resolveDemo,
      }),
    /** What a home page without a hero says below its title. */
    tagline: frontmatter.description ?? localeOf(config, locale).description,
    features: features.map((feature) => ({
      ...feature,
      icon:
        feature.icon && isPictureName(feature.icon) ? assetHref(feature.icon, base) : feature.icon,
      link: feature.link && resolveLink(feature.link),
    })),
    /** What ends a home page. */
    closing: closing && {
      ...closing,
      actions: viewActions(closing.actions, { resolveLink, resolveDemo }),
    },
  };
}

function stepsOf(toc: readonly TocEntry[], tour: Frontmatter['tour']) {
  return tour && toc.flatMap(({ id }) => (tour[id] ? [{ id, ...tour[id] }] : []));
}

/** Where a search starts, in the language and version of the page. A version may lack some of the pages. */
function searchStartOf({ config, routing, page, find }: PageViewSource) {
  return config.search.start.flatMap((path) => {
    const found = find({ ...page, slug: parsePath(path, routing).slug });
    return found ? [{ title: found.title, href: hrefFor(found.routePath, config.base) }] : [];
  });
}

/** Which parts of the frame the page has. */
function partsOf({ config, page: { frontmatter }, sidebar, toc }: PageViewSource) {
  const { hasFrame, hasColumns } = PAGE_TYPES[frontmatter.pageType];
  return {
    navbar: hasFrame && frontmatter.navbar && config.hideNavbar !== 'always',
    sidebar: hasColumns && frontmatter.sidebar && sidebar.items.length > 0,
    outline: hasColumns && frontmatter.outline && toc.length > 0,
    footer: frontmatter.footer,
    globalUIComponents: frontmatter.globalUIComponents,
  };
}

/** Where the text can be edited. A link without a text has the default one. */
function editOf(config: SiteSettings, { locale, relativePath }: Page) {
  const { editLink } = localeOf(config, locale);
  if (!editLink) return undefined;
  const { docRepoBaseUrl, text } = editLink;
  return { href: `${docRepoBaseUrl.replace(/\/$/, '')}/${relativePath}`, text };
}

/** `title - suffix`. A page named like the site says the name once. */
function documentTitle(title: string, suffix: string): string {
  return suffix === '' || title === suffix ? title : `${title} - ${suffix}`;
}

/** The version of a page that is not in the default one, and the link to that one. */
function oldVersionOf(
  version: Version | undefined,
  { defaultVersion }: Routing,
  versions: readonly VersionLink[],
) {
  const newest = versions.find((link) => link.version === defaultVersion);
  return version === undefined || version === defaultVersion || !newest
    ? undefined
    : { version, newest };
}

/**
 * Derive what the frame of a page shows of the site.
 *
 * @param homeHref The home page in the language and version of the page.
 */
function viewSite(config: SiteSettings, locale: Locale, homeHref: string) {
  const { base, logo, family, software, darkMode, defaultLocale, hideNavbar } = config;
  const { title, footer } = localeOf(config, locale);
  return {
    title,
    homeHref,
    logo: logo && viewSource(logo, base),
    hasDarkMode: darkMode,
    defaultLocale,
    hideNavbar,
    socialLinks: config.socialLinks.map((link) =>
      link.mode === 'img' ? { ...link, content: assetHref(link.content, base) } : link,
    ),
    family: family && viewFamily(family, { config, locale, homeHref }),
    /** The foot of a home page. */
    footer: { message: footer, repository: software?.repository, license: software?.license },
  };
}
