import type { SiteSettings } from '../config/resolve-site';
import type { Messages } from '../messages';
import type { Locale } from '../model';
import type { PageNode } from '../page-node';
import { canonicalPath } from '../paths';
import type { PageView } from './page-view';

/**
 * What Next.js renders, from the process that owns the content: the development server, which gives it to the routes as
 * an object, or a build, which writes it to files first.
 */
export interface Source {
  getSite(): Promise<SiteData>;
  /** The interface texts of a language. */
  getTexts(locale: Locale): Promise<Messages>;
  getInlineScripts(): Promise<InlineScripts>;
  /** The page at a path below its language; in development all of `OpenPageData`. */
  loadPage(locale: Locale, path: string): Promise<PageData>;
}

declare global {
  /** The development server runs Next.js in its own process. */
  var contentSource: Source | undefined;
}

/** What the layout of every page shows of the site. */
export interface SiteData
  extends Pick<
    SiteSettings,
    'base' | 'darkMode' | 'themeTransition' | 'localeRedirect' | 'defaultLocale'
  > {
  /** By language, the search that browsers offer, and where it is described; none on a site without search. */
  searches: Readonly<Record<Locale, { title: string; href: string }>>;
}

/** The scripts that pages contain as text. They run before a file could be fetched. */
export type InlineScripts = Readonly<Record<'early' | 'whileParsing' | 'notFound', string>>;

/** Everything that a page shows, as plain data. */
export interface PageData {
  view: PageView;
  /** The text; of a page with code the bundler has it. */
  nodes: readonly PageNode[];
  live: LiveReference | undefined;
}

/** A page whose text the bundler has, because it holds code. */
export interface LiveReference {
  /** Its path below the content folder. */
  name: string;
  /** The page is exported as Next.js wrote it, because some of what it imports may run in the browser. */
  importsCode: boolean;
}

/** All that the browser needs to show a page in development, and to show it again after an edit. */
export interface OpenPageData extends PageData {
  /** Its place in the route tree, and the revision of the content. */
  at: { locale: Locale; path: string; revision: string };
  messages: Messages;
  /** What its author is told; see `sortProblems`. */
  problems: readonly string[];
  otherProblems: readonly string[];
  /** Changes with what is shown around the page: the head of the document, and the settings of the site. */
  around: string;
}

/** The parameters of a page in the route tree. */
export interface PageRoute {
  locale: Locale;
  slug: string[];
}

/** What a build knows of the site before it renders a page. */
export interface BuildData extends SiteData {
  locales: readonly Locale[];
  /** The interface texts of each language. */
  texts: Readonly<Record<Locale, Messages>>;
  inlineScripts: InlineScripts;
  /** The addresses of all pages below the home pages. */
  routes: PageRoute[];
}

/** Where a build writes `BuildData`, and a file for each page. */
export const BUILD_DATA_DIR = '.cache/build-data';
export const BUILD_DATA_FILE = `${BUILD_DATA_DIR}/site.json`;

/** Where each process of Next.js writes, to a file named by its id, the page that it has begun. */
export const BEGUN_DIR = `${BUILD_DATA_DIR}/begun`;

/** The file of a page, by its address in the route tree. */
export function pageDataFile(locale: Locale, path: string): string {
  return `${BUILD_DATA_DIR}/pages${canonicalPath(`/${locale}/${path}`)}.json`;
}
