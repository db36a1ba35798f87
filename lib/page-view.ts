import type { Feature, Frontmatter } from './frontmatter';
import { type ActionView, type HeroParts, type HeroView, viewActions, viewHero } from './hero-view';
import { markdownPath } from './machines/markdown-path';
import type {
  Locale,
  NavItem,
  Page,
  PageAddress,
  Routing,
  SidebarItem,
  TocEntry,
  Version,
} from './model';
import { type NavViewItem, viewNavItem } from './nav';
import type { OverviewGroup } from './overview';
import { buildPageHead, hasMarkdown, type PageHead } from './page-head';
import type { PageType } from './page-types';
import { assetHref, homePath, hrefFor } from './paths';
import { localeOf, type SiteLocale, type SiteSettings } from './resolve-site';
import type { SearchSource } from './search/model';
import type { ListedPage } from './search/page-list';
import { type SearchView, viewSearch } from './search/search-view';
import { neighboursOf, type SidebarViewItem, viewSidebar } from './sidebar';
import { type SiteView, viewSite } from './site-view';
import {
  type LanguageLink,
  type VersionLink,
  viewHomes,
  viewLanguages,
  viewVersions,
} from './twins';

export interface TextLink {
  text: string;
  href: string;
}

/** Everything a layout shows about a page. Built by `buildPageView` and by nothing else. */
export interface PageView {
  kind: PageType;
  locale: Locale;
  /** Of the documentation; absent on a site with one. */
  version: Version | undefined;
  /** The link to this page, with the base. */
  href: string;
  title: string;
  /** Whether the layout has to show the title because the text has no h1. */
  showsTitle: boolean;
  /** `title - suffix`, for `<title>`. */
  documentTitle: string;
  /** What machines are told about the page. */
  head: PageHead;
  /** The page as Markdown. */
  markdownHref: string | undefined;
  site: SiteView;
  /** Absent where the site has no search. */
  search: SearchView | undefined;
  /** On the search page: every page of its language and version. */
  allPages: readonly ListedPage[];
  languages: readonly LanguageLink[];
  /** The links to the home pages of all languages and versions. */
  homes: readonly string[];
  /** The versions of the documentation; none on a site with one. */
  versions: readonly VersionLink[];
  /** The version of this page where it is not the default one, and the link to that one. */
  oldVersion: { version: Version; newest: VersionLink } | undefined;
  nav: readonly NavViewItem[];
  sidebar: readonly SidebarViewItem[];
  toc: readonly TocEntry[];
  /** Time of the last change, ISO 8601. */
  lastUpdated: string | undefined;
  /** The language that the text is in, where the page is not translated yet. */
  untranslated: Pick<SiteLocale, 'lang' | 'label'> | undefined;
  /** Where to edit the page; without a text of its own the default one is shown. */
  edit: { href: string; text: string | undefined } | undefined;
  prev: TextLink | undefined;
  next: TextLink | undefined;
  /** Parts of the frame that the page's front matter leaves in place. */
  parts: Pick<Frontmatter, 'navbar' | 'sidebar' | 'outline' | 'footer' | 'globalUIComponents'>;
  /** Whether the images of the text can be enlarged. */
  hasZoom: boolean;
  /** The pages of the folder that the page is the overview of. */
  overview: readonly OverviewGroup[] | undefined;
  hero: HeroView | undefined;
  /** What a home page without a hero says below its title. */
  tagline: string;
  featuresTitle: string | undefined;
  features: readonly Feature[];
  /** What ends a home page. */
  closing: { title: string; text: string | undefined; actions: readonly ActionView[] } | undefined;
}

interface PageViewSource {
  config: SiteSettings;
  routing: Routing;
  page: Page;
  nav: readonly NavItem[];
  sidebar: readonly SidebarItem[];
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
  find(address: PageAddress): Pick<Page, 'original'> | undefined;
  hasImages: boolean;
  /** What the hero needs beside the front matter. */
  hero: HeroParts;
  overview: readonly OverviewGroup[] | undefined;
}

/** Derive what a layout shows from the page and the site around it. */
export function buildPageView(source: PageViewSource): PageView {
  const { config, routing, page, sidebar, toc, heading, allPages = [], resolveLink } = source;
  const { resolveDemo } = source;
  const { frontmatter, locale, title } = page;
  const { base } = config;
  const href = hrefFor(page.routePath, base);
  const home = homePath(page, routing);
  const site = viewSite(config, locale, hrefFor(home, base));
  const path = `/${page.slug.join('/')}`;
  const nav = source.nav.map((item) => viewNavItem(item, path, href));
  const versions = viewVersions(source);
  return {
    kind: frontmatter.pageType,
    locale,
    version: page.version,
    href,
    title: title || site.title,
    showsTitle: heading === undefined,
    documentTitle: documentTitle(title || site.title, frontmatter.titleSuffix ?? site.title),
    head: buildPageHead({ ...source, nav, home }),
    markdownHref: hasMarkdown(source) ? hrefFor(markdownPath(page), base) : undefined,
    site,
    search: viewSearch({ config, locale, homeHref: site.homeHref, source: source.searchSource }),
    allPages,
    languages: viewLanguages(source),
    homes: viewHomes(source),
    versions,
    oldVersion: oldVersionOf(page.version, routing, versions),
    nav,
    sidebar: viewSidebar(sidebar, href),
    toc,
    lastUpdated: page.lastUpdatedTime,
    edit: editOf(config, page),
    untranslated: page.original && localeOf(config, page.original.locale),
    ...neighboursOf(href, sidebar),
    parts: frontmatter,
    hasZoom: source.hasImages && frontmatter.globalUIComponents,
    overview: source.overview,
    hero:
      frontmatter.hero &&
      viewHero(frontmatter.hero, {
        ...source.hero,
        base,
        hasDarkMode: config.darkMode,
        resolveLink,
        resolveDemo,
      }),
    tagline: frontmatter.description ?? localeOf(config, locale).description,
    featuresTitle: frontmatter.featuresTitle,
    features: (frontmatter.features ?? []).map((feature) => ({
      ...feature,
      icon: feature.icon && assetHref(feature.icon, base),
      link: feature.link && resolveLink(feature.link),
    })),
    closing: frontmatter.closing && {
      title: frontmatter.closing.title,
      text: frontmatter.closing.text,
      actions: viewActions(frontmatter.closing.actions, { resolveLink, resolveDemo }),
    },
  };
}

/** Where the text can be edited. One that is not translated yet is edited in the default language. */
function editOf(config: SiteSettings, page: Page): PageView['edit'] {
  const { locale, relativePath } = page.original ?? page;
  const { editLink } = localeOf(config, locale);
  if (!editLink) return undefined;
  const { docRepoBaseUrl, text } = editLink;
  return { href: `${docRepoBaseUrl.replace(/\/$/, '')}/${relativePath}`, text };
}

/** What an author may write before a suffix, as in Rspress. */
const SEPARATOR = /^\s*[-–—|·:]\s*/;

/** `title - suffix`. A suffix may bring its own dash, and a page named like the site says the name once. */
function documentTitle(title: string, suffix: string): string {
  const name = suffix.replace(SEPARATOR, '').trim();
  if (name === '' || title === name) return title;
  return name === suffix.trim() ? `${title} - ${name}` : `${title} ${suffix.trim()}`;
}

function oldVersionOf(
  version: Version | undefined,
  { defaultVersion }: Routing,
  versions: readonly VersionLink[],
): PageView['oldVersion'] {
  const newest = versions.find((link) => link.version === defaultVersion);
  return version === undefined || version === defaultVersion || !newest
    ? undefined
    : { version, newest };
}
