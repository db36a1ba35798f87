import path from 'node:path';
import { DEFAULT_FRONTMATTER, type Frontmatter } from '../../frontmatter';
import { messagesFor } from '../../messages';
import type { Locale, Page, PageAddress, Routing, Slug, Version } from '../../model';
import { SEARCH_SLUG } from '../../page/search-view';
import type { PageType } from '../../page-types';
import { canonicalPath, pathFor } from '../../paths';
import type { Report } from '../../problem/report';
import { contentDir, displayName } from '../read/content-dir';
import { readWithFigures } from '../read/figures';
import { listFiles } from '../read/files';
import { findHeadingTitle } from '../read/heading-title';
import { remember } from '../read/remember';
import { splitFrontmatter } from '../read/split-frontmatter';
import type { WrittenPages } from './routes';

/** A language and version with its folder below the content folder. */
type Root = Pick<Page, 'locale' | 'version'> & { folder: string };

interface BuiltInPage {
  root: Root;
  routing: Routing;
  slug: string;
  title: string;
  pageType: PageType;
}

const PAGE_FILE = /\.mdx?$/;
/** What Next.js and the export need for themselves at the top of a site. */
const RESERVED = new Set(['_next', 'static']);

/** A language and version with its folder below the content folder. */
export interface ContentRoot {
  locale: Locale;
  version: Version | undefined;
  folder: string;
}

/** The folders of all languages and versions. */
export function contentRootsOf({ locales, versions }: Routing): ContentRoot[] {
  const all = versions.length > 0 ? versions : [undefined];
  return all.flatMap((version) =>
    locales.map((locale) => ({ locale, version, folder: rootKeyOf({ locale, version }) })),
  );
}

/** The folder of a language and version, and their key in `navs`: `en`; on a site with versions `1.x/en`. */
export function rootKeyOf({ locale, version }: Pick<Page, 'locale' | 'version'>): string {
  return version === undefined ? locale : `${version}/${locale}`;
}

/** What the pages of all languages have in common. */
interface PagesSource {
  routing: Routing;
  /** Time of the last commit by file. */
  times: ReadonlyMap<string, string>;
  /** Whether every language has a search page. */
  hasSearch: boolean;
  report: Report;
}

/** Everything that is written in one language and version, in the order of the files. */
export function readPages(root: ContentRoot, source: PagesSource): WrittenPages {
  const { routing } = source;
  const folder = path.join(contentDir(), root.folder);
  const names = listFiles(folder).filter((name) => PAGE_FILE.test(name));
  const pages: Page[] = [];
  const pieces: Page[] = [];
  for (const name of names) {
    const page = describePage({ root, name, ...source });
    (isSharedPiece(name) ? pieces : pages).push(page);
  }
  if (!pages.some(({ slug }) => slug.join('/') === '404')) pages.push(notFoundPage(root, routing));
  if (source.hasSearch) pages.push(searchPage(root, routing));
  return { pages, pieces };
}

interface PageSource extends PagesSource {
  root: ContentRoot;
  /** File name below the root's folder. */
  name: string;
}

function describePage({ root, name, ...source }: PageSource): Page {
  const { routing, times, report } = source;
  const relativePath = `${root.folder}/${name}`;
  const absolute = path.join(contentDir(), relativePath);
  const file = displayName(absolute);
  const text = readPageText(absolute, report);
  const { frontmatter, heading } = text;
  const slug = slugOf(name);
  // A piece has no address.
  if (!isSharedPiece(name)) checkSlug(slug, file, routing, report);
  const address = { locale: root.locale, version: root.version, slug };
  return {
    ...address,
    ...text,
    file,
    relativePath,
    routePath: pathFor(address, routing),
    title: frontmatter.title ?? heading?.text ?? fallbackTitle(frontmatter, address),
    lastUpdatedTime: times.get(file),
  };
}

/** The title of a page that gives none; a home page is named like its site. */
function fallbackTitle(frontmatter: Frontmatter, { slug, locale }: PageAddress): string {
  const { hero, overview, pageType } = frontmatter;
  if (hero?.name !== undefined) return hero.name;
  if (overview) return messagesFor(locale).overview.title;
  return (pageType === 'home' ? undefined : slug.at(-1)) ?? '';
}

/** What the text of a page alone says. */
type PageText = Pick<Page, 'frontmatter' | 'heading' | 'format' | 'head' | 'body' | 'isUnread'>;

/** Read what a page says, apart from its place. */
export function readPageText(absolute: string, report: Report): PageText {
  return parseText(report, displayName(absolute), readWithFigures(absolute, report) ?? '');
}

const parseText = remember((report, file, text: string): PageText => {
  const split = splitFrontmatter(text, file, report);
  const format = file.endsWith('.md') ? 'md' : 'mdx';
  return { ...split, format, heading: findHeadingTitle(split.body, format) };
});

/** `guide/start/index.mdx` is the page `guide/start`. */
function slugOf(name: string): Slug {
  const segments = name.replace(PAGE_FILE, '').split('/');
  return segments.at(-1) === 'index' ? segments.slice(0, -1) : segments;
}

/** Everything below the folder of pieces, every file `*-shared.mdx`, and, as in Rspress, what a name with `_` in front keeps out. */
function isSharedPiece(name: string): boolean {
  return name.startsWith('shared/') || /(?:^|\/)_|-shared\.mdx?$/.test(name);
}

function checkSlug(slug: Slug, file: string, routing: Routing, report: Report): void {
  const unfit = slug.find((segment) => !/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u.test(segment));
  if (unfit !== undefined || /\.(?:html|txt)$/.test(slug.at(-1) ?? '')) {
    report({
      file,
      problem: `has a name that cannot be a URL: “${unfit ?? slug.at(-1)}”.`,
      remedy:
        'Rename it; use letters, digits, hyphens, underscores and dots, and no .html or .txt.',
    });
  }
  const [first = ''] = slug;
  const prefixes = [...routing.locales, ...routing.versions].map((name) => name.toLowerCase());
  if (RESERVED.has(first) || prefixes.includes(canonicalPath(`/${first}`).slice(1))) {
    report({
      file,
      problem: `would be at /${first}, which the site needs for itself.`,
      remedy: `Rename “${first}”; languages, versions, ${[...RESERVED].join(' and ')} are taken.`,
    });
  }
}

/** The key of a page's sidebar in `sidebars`: its top-level folder, or the root for a page at the top. */
export function sidebarKeyOf(page: Page): string {
  const root = rootKeyOf(page);
  const [folder, ...rest] = page.relativePath.slice(root.length + 1).split('/');
  return rest.length > 0 ? `${root}/${folder}` : root;
}

/** The page for addresses without one. It exists on every site; a file `404.mdx` takes its place. */
function notFoundPage(root: Root, routing: Routing): Page {
  return builtInPage({ root, routing, slug: '404', title: '404', pageType: '404' });
}

/** The page that a search leads to where no script runs, and whose address holds a query. */
function searchPage(root: Root, routing: Routing): Page {
  const { title, description } = messagesFor(root.locale).searchPage;
  const page = builtInPage({ root, routing, slug: SEARCH_SLUG, title, pageType: 'search' });
  return { ...page, frontmatter: { ...page.frontmatter, description } };
}

function builtInPage({ root, routing, slug, title, pageType }: BuiltInPage): Page {
  const address = { locale: root.locale, version: root.version, slug: [slug] };
  return {
    ...address,
    file: `built-in ${pageType} page`,
    relativePath: `${root.folder}/${slug}.mdx`,
    routePath: pathFor(address, routing),
    frontmatter: { ...DEFAULT_FRONTMATTER, pageType },
    title,
    heading: undefined,
    lastUpdatedTime: undefined,
    format: 'md',
    head: '',
    body: '',
  };
}
