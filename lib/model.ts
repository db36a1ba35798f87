/**
 * The vocabulary of the site: plain data, no behaviour.
 *
 * Five words never mix. A *file* is a path in the repository, a *slug* the segments of a page below its
 * language and version, a *path* the canonical URL path, an *href* what goes into a link (with the base), a *locale* one of our languages and *lang* the HTML attribute.
 */

/** A language of the site: the first folder of its content and the prefix of its paths. A BCP 47 tag. */
export type Locale = string;

/** A documentation version, as it stands in the URL: `1.x`. */
export type Version = string;

/** The path segments of a page below language and version. The home page is `[]`. */
export type Slug = readonly string[];

/** What decides which page a path names. Derived from `SiteConfig`. */
export interface Routing {
  locales: readonly Locale[];
  defaultLocale: Locale;
  /** Empty on a site with one version. */
  versions: readonly Version[];
  defaultVersion: Version | undefined;
}

/** Where a page stands: enough to build its path. */
export interface PageAddress {
  locale: Locale;
  version: Version | undefined;
  slug: Slug;
}

// ------------------------------------------------------------------ front matter

/** A picture that may differ by colour scheme. */
export type ThemedSource = string | { light: string; dark: string };

export const PAGE_TYPES = ['home', 'doc', 'custom', 'blank', '404'] as const;
/** The search page is built in: no author writes one. */
export type PageType = (typeof PAGE_TYPES)[number] | 'search';

/** Pages that nobody looks for: no search finds them, and no list names them. */
export const SERVICE_PAGE_TYPES: readonly PageType[] = ['404', 'search'];

export interface HeroAction {
  text: string;
  link: string;
  theme?: 'brand' | 'alt';
}

export interface HeroImage {
  src: ThemedSource;
  alt?: string;
  /** One per colour scheme if there are two sources. */
  srcset?: ThemedSource;
  sizes?: string;
}

export interface Hero {
  name?: string;
  /** One line, or one entry per line. */
  text?: string | readonly string[];
  tagline?: string;
  actions?: readonly HeroAction[];
  /** What follows the name of the package manager: `install x -D`. */
  install?: string;
  image?: HeroImage;
}

export const FEATURE_SPANS = [2, 3, 4, 6] as const;

export interface Feature {
  icon?: string;
  title: string;
  details: string;
  link?: string;
  /** Columns of twelve that the card takes. Default 4. */
  span?: (typeof FEATURE_SPANS)[number];
}

/** A feed that a page announces: `<link rel="alternate">` and a link in the page foot. */
export interface FeedLink {
  url: string;
  mime: string;
  language?: string;
}

/** What an author may write above a page; defaults are filled in. */
export interface Frontmatter {
  title?: string;
  /** Replaces the site's title after the dash in `<title>`. */
  titleSuffix?: string;
  description?: string;
  pageType: PageType;
  /** A calendar day, `YYYY-MM-DD`. */
  published_at?: string;
  navbar: boolean;
  sidebar: boolean;
  outline: boolean;
  footer: boolean;
  /** Makes the page the overview of its folder. */
  overview: boolean;
  /** Depths of the headings that overviews list below this page; on an overview, below every page. */
  overviewHeaders?: readonly number[];
  globalUIComponents: boolean;
  /** Keeps the page out of search engines, sitemap and llms.txt. */
  noindex: boolean;
  /** Shown in development, not built. */
  draft: boolean;
  /** `false` keeps the page out of the search. */
  search: boolean;
  hero?: Hero;
  features?: readonly Feature[];
  feeds?: readonly FeedLink[];
}

// ------------------------------------------------------------------ pages

/** One MDX or Markdown file, located and described, not compiled. */
export interface Page extends PageAddress {
  /** Repository path for messages and edit links; for a built-in page the name of its kind. */
  file: string;
  /** `file` below the content folder: `en/guide/start/intro.mdx`. */
  relativePath: string;
  /** Canonical URL path without the base: `/zh/guide/start/intro`. */
  routePath: string;
  frontmatter: Frontmatter;
  /** From the front matter, else the h1, else the hero, else the last segment. */
  title: string;
  /** The h1 in the text with its line, from 1. */
  heading: { text: string; line: number } | undefined;
  /** Time of the last commit, ISO 8601; absent without a trustworthy history and in development. */
  lastUpdatedTime: string | undefined;
  /** Included in other pages, or a draft outside of development: no route, no navigation, no search, no export. */
  isShared: boolean;
  format: 'md' | 'mdx';
  /** The front matter as written, with the lines around it. */
  head: string;
  /** The text below the front matter, with blank lines in its place: line numbers stay true. */
  body: string;
}

/** A heading of the outline. `charIndex` is its offset in the page's plain text, in UTF-16 units. */
export interface TocEntry {
  text: string;
  id: string;
  depth: 2 | 3 | 4;
  charIndex: number;
}

// ------------------------------------------------------------------ navigation

/** A label beside a link: a text, the URL of an icon, or inline SVG. */
export type Tag = string;

export interface NavLink {
  kind: 'link';
  text: string;
  href: string;
  /** A prefix or regular expression of the paths under which the item counts as active. */
  activeMatch?: string;
  tag?: Tag;
  position: 'left' | 'right';
  /** Depths of the headings in the overviews of its section. */
  overviewHeaders?: readonly number[];
}

export interface NavGroup {
  kind: 'group';
  text: string;
  href?: string;
  activeMatch?: string;
  tag?: Tag;
  position: 'left' | 'right';
  overviewHeaders?: readonly number[];
  items: readonly NavItem[];
}

export type NavItem = NavLink | NavGroup;

export interface SidebarLink {
  kind: 'link';
  text: string;
  href: string;
  tag?: Tag;
  /** Depths of the headings that overviews list below the page. */
  overviewHeaders?: readonly number[];
}

export interface SidebarGroup {
  kind: 'group';
  text: string;
  href?: string;
  tag?: Tag;
  collapsible: boolean;
  collapsed: boolean;
  overviewHeaders?: readonly number[];
  items: readonly SidebarItem[];
}

export interface SidebarHeader {
  kind: 'section-header';
  text: string;
  tag?: Tag;
}

export interface SidebarDivider {
  kind: 'divider';
  dashed: boolean;
}

export type SidebarItem = SidebarLink | SidebarGroup | SidebarHeader | SidebarDivider;

/** A page that exists, as the export lists it in `routes.json`. */
export interface KnownPage {
  /** Canonical path without the base. */
  path: string;
  title: string;
  lang: string;
  /** Of the documentation; absent on a site with one. */
  version?: string;
  /** Of an address that leads on: the href, or the URL, of its target. */
  to?: string;
}
