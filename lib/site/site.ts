import path from 'node:path';
import { resolveSite, routingOf, type SiteMode, type SiteSettings } from '../config/resolve-site';
import { FEED_FORMATS, feedPath } from '../machines/feeds';
import type { NavItem, Page, Routing, SidebarItem } from '../model';
import { inNavOrder } from '../page/sidebar';
import type { DataPath } from '../problem/located';
import type { Problem } from '../problem/problem';
import { ContentError, type Report } from '../problem/report';
import type { Redirect } from '../redirects';
import type { Synonyms } from '../search/index-file';
import { OPEN_SEARCH } from '../search/open-search';
import { searchModeOf } from '../search/search-modes';
import { listPublicFiles } from './images/assets';
import { readGlossary, type SiteGlossary } from './lists/glossary';
import { type Keywords, readKeywords } from './lists/keywords';
import { readNav } from './lists/nav-file';
import { readRedirects } from './lists/redirects';
import { readSidebar, type SidebarSource } from './lists/sidebar-file';
import { readSynonyms } from './lists/synonyms';
import {
  type ContentRoot,
  contentRootsOf,
  readPages,
  rootKeyOf,
  sidebarKeyOf,
} from './pages/pages';
import { type AnchorLink, Routes, type WrittenPages } from './pages/routes';
import { contentDir } from './read/content-dir';
import { isFile, listFiles } from './read/files';
import { readLastUpdated } from './read/last-updated';
import { readSiteConfig } from './site-config';

/** Everything the content folder says, not compiled and not checked as a whole. */
export interface Site extends WrittenPages {
  mode: SiteMode;
  config: SiteSettings;
  /** The line of a value in the configuration. */
  lineOf(path: DataPath): number;
  routing: Routing;
  roots: readonly ContentRoot[];
  /** The files of `public/`, as addresses: `/logo.svg`. */
  publicFiles: ReadonlySet<string>;
  /** The addresses of the files that every build writes in addition to the pages: `/llms.txt`. */
  writtenFiles: ReadonlySet<string>;
  routes: Routes;
  /** Per content root. */
  navs: ReadonlyMap<string, readonly NavItem[]>;
  /** Per top-level folder of a content root, `en/guide`; for pages at the top, `en`. In the order of the navigation. */
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>;
  /** Addresses that lead to other ones, in every language. */
  redirects: readonly Redirect[];
  /** Anchors that navigation, sidebars and redirects link to. */
  anchors: readonly AnchorLink[];
  /** What readers call a page and its sections. */
  keywords: ReadonlyMap<Page, readonly Keywords[]>;
  /** Terms that mean the same to a reader who searches. */
  synonyms: Synonyms;
  /** The terms that pages link to, on a site that has some. */
  glossary: SiteGlossary | undefined;
  /** Errors found while reading; see `checkSite` for all. */
  problems: readonly Problem[];
  /** Changes with every edit in development; empty in a build. */
  revision: string;
}

/**
 * Read the content folder.
 *
 * @param mode In development there are no dates of changes: they would be those of the last commit, and take time.
 * @param revision What the folder is known by before it is read, in development.
 * @throws ContentError if there is no usable site.config.ts.
 */
export async function readSite(mode: SiteMode = 'build', revision = ''): Promise<Site> {
  const problems: Problem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const written = await readSiteConfig(report);
  if (!written) throw new ContentError(problems, revision);

  const config = resolveSite(written.config);
  const routing = routingOf(config);
  const { base } = config;
  const roots = contentRootsOf(routing);
  const content = readAllPages(roots, { mode, config, routing, report });
  const publicFiles = new Set(listPublicFiles().map((name) => `/${name}`));
  const writtenFiles = new Set(listWrittenFiles(config, routing));
  const files = new Set([...publicFiles, ...writtenFiles]);
  const routes = new Routes({ ...content, routing, base, files });
  const anchors: AnchorLink[] = [];
  const source = { pages: content.pages, config, routing, routes, base, anchors, report };
  const site = {
    ...{ mode, config, lineOf: written.lineOf, routing, roots, publicFiles, writtenFiles },
    ...content,
    ...{ routes, anchors, revision },
    ...readLists(roots, source),
    redirects: readRedirects(source),
    keywords: readKeywords({ roots, pages: content.pages, report }),
    synonyms: readSynonyms(report),
    glossary: readGlossary(routing, report),
  };
  return { ...site, problems };
}

function readAllPages(
  roots: readonly ContentRoot[],
  { mode, config, ...source }: Pick<Site, 'mode' | 'config' | 'routing'> & { report: Report },
): WrittenPages {
  const times = mode === 'development' ? new Map<string, string>() : readLastUpdated();
  const hasSearch = searchModeOf(config) !== undefined;
  const common = { ...source, times, hasSearch };
  const read = roots.map((root) => readPages(root, common));
  return {
    pages: read.flatMap(({ pages }) => pages),
    pieces: read.flatMap(({ pieces }) => pieces),
  };
}

/** The navigation of every root, and its sidebars. */
function readLists(
  roots: readonly ContentRoot[],
  source: Omit<SidebarSource, 'root' | 'visited'>,
): Pick<Site, 'navs' | 'sidebars'> {
  const navs = new Map<string, readonly NavItem[]>();
  const sidebars = new Map<string, readonly SidebarItem[]>();
  for (const root of roots) {
    const own = { ...source, root, visited: new Set<string>() };
    const nav = readNav(own);
    navs.set(root.folder, nav);
    const folders = sidebarFoldersOf(root, source.pages);
    const read = folders.map((folder) => ({ folder, items: readSidebar(folder, own) }));
    for (const { folder, items } of inNavOrder(read, nav)) sidebars.set(folder, items);
    checkUnusedLists(own);
  }
  return { navs, sidebars };
}

function sidebarFoldersOf(root: ContentRoot, pages: readonly Page[]): string[] {
  const own = pages.filter((page) => rootKeyOf(page) === root.folder);
  // Pages at the top, the home page among them, have a sidebar only if there is a list for it.
  const hasOwnList = isFile(path.join(contentDir(), root.folder, '_meta.json'));
  const keys = own.map(sidebarKeyOf).filter((key) => key !== root.folder || hasOwnList);
  return [...new Set(keys)];
}

/** Read the lists that no sidebar shows too, so that their errors are reported. */
function checkUnusedLists(source: SidebarSource): void {
  const folder = path.join(contentDir(), source.root.folder);
  const lists = listFiles(folder).filter((file) => path.basename(file) === '_meta.json');
  for (const list of lists) {
    const own = path.posix.join(source.root.folder, path.posix.dirname(list));
    if (!source.visited.has(own)) readSidebar(own, source);
  }
}

/**
 * What every build writes in addition to the files of pages and redirects. Pages can link to it, and files of `public/`
 * cannot have its names.
 */
function listWrittenFiles({ locales, feeds, security }: SiteSettings, routing: Routing): string[] {
  return [
    '/sitemap.xml',
    '/robots.txt',
    '/routes.json',
    '/_headers',
    '/.nojekyll',
    ...(security ? ['/.well-known/security.txt'] : []),
    ...locales.flatMap(({ lang, home }) => [
      `${home}llms.txt`,
      `${home}llms-full.txt`,
      `${home}site.webmanifest`,
      home + OPEN_SEARCH,
      ...feeds.flatMap((feed) =>
        FEED_FORMATS.map((format) => feedPath(feed, lang, format, routing)),
      ),
    ]),
  ];
}
