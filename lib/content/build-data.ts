import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from '../messages';
import type { Locale, Routing } from '../model';
import { canonicalPath } from '../paths';
import type { SiteSettings } from '../resolve-site';
import type { InlineScripts } from './browser-bundle';
import { rootDir } from './content-dir';
import type { PageData } from './page-data';
import type { Theme } from './theme';
import { writeWhole } from './write-whole';

/** The folder in which a build passes its pages to the processes that render them. */
export const BUILD_DATA_DIR = '.cache/build-data';

/** What the routes need of the site in addition to its pages. */
export interface SiteData {
  config: SiteSettings;
  routing: Routing;
  theme: Pick<Theme, 'surface'>;
}

/** What the routes render. */
export interface Source {
  getSite(): Promise<SiteData>;
  /** The interface texts of a language. */
  getTexts(locale: Locale): Promise<Messages>;
  getInlineScripts(): Promise<InlineScripts>;
  /** The page at a path below its language; in development all of `OpenPageData`. */
  loadPage(locale: Locale, path: string): Promise<PageData>;
}

/** What an open page shows: its place in the route tree, and the revision of the content. */
export interface OpenAt {
  locale: Locale;
  path: string;
  revision: string;
}

/** All that the browser needs to show a page in development, and to show it again after an edit. */
export interface OpenPageData extends PageData {
  at: OpenAt;
  messages: Messages;
  /** What its author is told; see `sortProblems`. */
  problems: readonly string[];
  otherProblems: readonly string[];
  /** Changes with what is shown around the page: the head of the document, and the settings of the site. */
  around: string;
}

declare global {
  /** In development, Next.js runs in the process that reads the content, which gives it this. */
  var contentSource: Source | undefined;
}

/** What a build knows of the site before it renders a page. */
export interface BuildData extends SiteData {
  /** The interface texts of each language. */
  texts: Readonly<Record<Locale, Messages>>;
  inlineScripts: InlineScripts;
  /** The addresses of all pages below the home pages, as the route tree names them. */
  routes: PageRoute[];
}

/** The parameters of a page in the route tree. */
export interface PageRoute {
  locale: Locale;
  slug: string[];
}

let data: BuildData | undefined;

/**
 * The site that is being built. It is read synchronously: React writes the parts of a page in the order in which they are
 * ready, and the first page of a process would otherwise have other bytes than later ones.
 */
export function readBuildData(): BuildData {
  data ??= JSON.parse(readFileSync(fileOf('site'), 'utf8')) as BuildData;
  return data;
}

/** A page of the site that is being built, by its address in the route tree. */
export function readBuiltPage(locale: Locale, path: string): PageData {
  return JSON.parse(readFileSync(fileOfPage(locale, path), 'utf8'));
}

export function writeBuildData(site: BuildData): void {
  writeWhole(fileOf('site'), JSON.stringify(site));
}

export function writeBuiltPage({ locale, slug }: PageRoute, page: PageData): void {
  writeWhole(fileOfPage(locale, slug.join('/')), JSON.stringify(page));
}

function fileOfPage(locale: Locale, path: string): string {
  return fileOf(`pages${canonicalPath(`/${locale}/${path}`)}`);
}

function fileOf(name: string): string {
  return path.join(/* turbopackIgnore: true */ rootDir(), BUILD_DATA_DIR, `${name}.json`);
}
