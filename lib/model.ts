/**
 * The vocabulary of the site: plain data, no behavior.
 *
 * Five words never mix. A *file* is a path in the repository, a *slug* the segments of a page below its
 * language and version, a *path* the canonical URL path, an *href* what goes into a link (with the base), a *locale*
 * one of our languages and *lang* the HTML attribute.
 */

import type { Frontmatter } from './frontmatter';

/** A language of the site: the first folder of its content and the prefix of its paths. A BCP 47 tag. */
export type Locale = string;

/** A documentation version, as in the URL: `1.x`. */
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

/** The place of a page: enough to build its path. */
export interface PageAddress {
  locale: Locale;
  version: Version | undefined;
  slug: Slug;
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
  format: 'md' | 'mdx';
  /** The front matter as written, with the lines around it. */
  head: string;
  /** Its front matter could not be read, so that neither title nor type is known. */
  isUnread?: true;
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

/** A label next to a link: a text, the URL of an icon, or inline SVG. */
export type Tag = string;

/** An entry of the top navigation: a link, a group, or both. */
export interface NavItem {
  text: string;
  href: string | undefined;
  /** A prefix or regular expression of the paths under which the item counts as active. */
  activeMatch: string | undefined;
  tag: Tag | undefined;
  position: 'left' | 'right';
  /** Depths of the headings in the overviews of its section. */
  overviewHeaders: readonly number[] | undefined;
  items: readonly NavItem[];
}

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
