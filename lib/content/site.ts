import path from 'node:path';
import type { NavItem, Page, Routing, SidebarItem } from '../model';
import { canonicalPath, routingOf } from '../paths';
import type { Redirect } from '../redirects';
import type { Synonyms } from '../search/index-file';
import { searchModeOf } from '../search/search-modes';
import type { SiteConfig } from '../site-config';
import { checkFeeds } from './check/check-feeds';
import { checkFolder } from './check/check-folder';
import { checkListed } from './check/check-listed';
import { ContentError, type Problem, type Report } from './check/problems';
import { contentDir, displayName, publicDir } from './content-dir';
import { checkGlossaryPage, readGlossary, type SiteGlossary } from './glossary';
import { type ContentRoot, contentRootsOf, readPages } from './pages';
import { isFile, listFiles } from './read/files';
import { readLastUpdated } from './read/last-updated';
import { readNav } from './read/nav-file';
import { readSidebar, type SidebarSource } from './read/sidebar-file';
import { readRedirects } from './redirects';
import { contentRevision } from './revision';
import { type AnchorLink, Routes } from './routes';
import { readSynonyms } from './search/synonyms';
import { readSiteConfig } from './site-config';

/** Everything the content folder says, checked but not compiled. */
export interface Site {
  config: SiteConfig;
  routing: Routing;
  routes: Routes;
  /** Per content root. */
  navs: ReadonlyMap<string, readonly NavItem[]>;
  /** Per top-level folder of a content root, `en/guide`; for pages at the top, `en`. */
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>;
  /** Addresses that lead to other ones, in every language. */
  redirects: readonly Redirect[];
  /** Anchors that navigation, sidebars and redirects link to. */
  anchors: readonly AnchorLink[];
  /** Terms that mean the same to a reader who searches. */
  synonyms: Synonyms;
  /** The terms that pages link to, on a site that has some. */
  glossary: SiteGlossary | undefined;
  /** Mistakes found so far; compiling the pages finds more. */
  problems: readonly Problem[];
  /** Changes with every edit, in development. */
  revision: string | undefined;
}

let built: Promise<Site> | undefined;

/**
 * Read the content folder. A build reads it once; in development every request reads it again,
 * so an author sees each change without a restart.
 *
 * @param isPreview In development: with drafts, and without dates, which would be those of yesterday's text
 * and take time.
 * @throws ContentError if there is no usable site.config.ts.
 */
export function readSite(isPreview = false): Promise<Site> {
  if (process.env.NODE_ENV !== 'production') return readContent(isPreview);
  built ??= readContent(isPreview);
  return built;
}

async function readContent(isPreview: boolean): Promise<Site> {
  // Before all else, so that what changes meanwhile is noticed later.
  const revision = isPreview ? contentRevision() : undefined;
  const problems: Problem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const config = await readSiteConfig(report);
  if (!config) throw new ContentError(problems, revision);

  const routing = routingOf(config);
  const roots = contentRootsOf(routing);
  const pages: Page[] = [];
  const times = isPreview ? new Map<string, string>() : readLastUpdated();
  const hasSearch = searchModeOf(config).hasPage;
  const source = { routing, times, isPreview, hasSearch, report };
  for (const root of roots) pages.push(...readPages(root, source));
  checkFolder(roots, report);
  checkHomes(roots, pages, report);
  checkRoutes(pages, report);
  checkTwins(pages, routing, report);

  const publicFiles = new Set(listFiles(publicDir()).map((name) => `/${name}`));
  const base = config.base ?? '/';
  const routes = new Routes(pages, routing, publicFiles, base);
  const navs = new Map<string, readonly NavItem[]>();
  const sidebars = new Map<string, readonly SidebarItem[]>();
  const anchors: AnchorLink[] = [];
  for (const root of roots) {
    navs.set(root.folder, readNav({ root, routes, anchors, report }));
    const source = { root, routes, base, anchors, visited: new Set<string>(), report };
    for (const folder of sidebarFoldersOf(root, pages)) {
      sidebars.set(folder, readSidebar(folder, source));
    }
    checkUnusedLists(source);
  }
  const broken = new Set(problems.map(({ file }) => file));
  const sidebarOf = (page: Page) => sidebars.get(sidebarKeyOf(page));
  checkListed(pages, { base, sidebarOf, broken }, report);
  checkFeeds(config, routing, pages, report);
  const redirects = readRedirects({ routing, routes, base, anchors, report });
  const synonyms = readSynonyms(report);
  const glossary = readGlossary(routing.locales, report);
  if (glossary) checkGlossaryPage(glossary, { roots, routes }, report);
  const read = { config, routing, routes, navs, sidebars, redirects, anchors, synonyms, glossary };
  return { ...read, problems, revision };
}

/** The key of a page's language and version in `navs`. */
export function rootKeyOf({ locale, version }: Pick<Page, 'locale' | 'version'>): string {
  return version === undefined ? locale : `${version}/${locale}`;
}

/** The key of a page's sidebar in `sidebars`: its top-level folder, or the root for a page at the top. */
export function sidebarKeyOf(page: Page): string {
  const root = rootKeyOf(page);
  const [folder, ...rest] = page.relativePath.slice(root.length + 1).split('/');
  return rest.length > 0 ? `${root}/${folder}` : root;
}

function sidebarFoldersOf(root: ContentRoot, pages: readonly Page[]): string[] {
  const own = pages.filter((page) => rootKeyOf(page) === root.folder && !page.isShared);
  // Pages at the top, the home page among them, have a sidebar only where somebody wrote one.
  const hasOwnList = isFile(path.join(contentDir(), root.folder, '_meta.json'));
  const keys = own.map(sidebarKeyOf).filter((key) => key !== root.folder || hasOwnList);
  return [...new Set(keys)];
}

/** A list that no sidebar shows is read all the same, so that a mistake in it does not lie in wait. */
function checkUnusedLists(source: SidebarSource): void {
  const folder = path.join(contentDir(), source.root.folder);
  const lists = listFiles(folder).filter((file) => path.basename(file) === '_meta.json');
  for (const list of lists) {
    const own = path.posix.join(source.root.folder, path.posix.dirname(list));
    if (!source.visited.has(own)) readSidebar(own, source);
  }
}

/** Every language has a home page. */
function checkHomes(roots: readonly ContentRoot[], pages: readonly Page[], report: Report): void {
  for (const root of roots) {
    if (pages.some((page) => rootKeyOf(page) === root.folder && page.slug.length === 0)) continue;
    report({
      file: displayName(path.join(contentDir(), root.folder, 'index.mdx')),
      problem: 'does not exist.',
      remedy: `Write the home page of the language “${root.locale}”.`,
    });
  }
}

/** `a.mdx` and `a/index.mdx`, or two names that differ only in letter case, claim one path. */
function checkRoutes(pages: readonly Page[], report: Report): void {
  const owners = new Map<string, Page>();
  for (const page of pages.filter(({ isShared }) => !isShared)) {
    const canonical = canonicalPath(page.routePath);
    const owner = owners.get(canonical);
    if (owner) {
      const problem = `has the path ${canonical}, which ${owner.file} has already.`;
      report({ file: page.file, problem, remedy: 'Rename or remove one of them.' });
    }
    owners.set(canonical, page);
  }
}

/** Every page, and every shared piece, exists in every language. */
function checkTwins(pages: readonly Page[], { locales }: Routing, report: Report): void {
  const keyOf = (page: Page, locale: string) =>
    [locale, page.version, page.isShared, page.slug.join('/').toLowerCase()].join('|');
  const known = new Set(pages.map((page) => keyOf(page, page.locale)));
  for (const page of pages) {
    for (const locale of locales.filter((name) => !known.has(keyOf(page, name)))) {
      const root = rootKeyOf(page);
      const twin = `${rootKeyOf({ ...page, locale })}${page.relativePath.slice(root.length)}`;
      const problem = `has no page in the language “${locale}”.`;
      const remedy = `Write ${displayName(path.join(contentDir(), twin))}.`;
      report({ file: page.file, problem, remedy });
    }
  }
}
