import type { FeedConfig } from '../config/site-config';
import type { Locale, Page, Routing } from '../model';

/** The formats that every feed is written in; the first is the one that pages announce. */
export const FEED_FORMATS = [
  { ending: 'xml', mime: 'application/rss+xml', name: 'RSS' },
  { ending: 'atom', mime: 'application/atom+xml', name: 'Atom' },
  { ending: 'json', mime: 'application/feed+json', name: 'JSON' },
] as const;

type FeedFormat = (typeof FEED_FORMATS)[number];

/** A page of a feed. Its day is known. */
export type Post = Page & { frontmatter: { published_at: string } };

/**
 * The path of a feed, without the base.
 *
 * @example feedPath({ name: 'blog' }, 'zh', FEED_FORMATS[0], routing) // '/zh/feeds/blog.xml'
 */
export function feedPath(
  { name }: Pick<FeedConfig, 'name'>,
  locale: Locale,
  { ending }: FeedFormat,
  { defaultLocale }: Pick<Routing, 'defaultLocale'>,
): string {
  return `${locale === defaultLocale ? '' : `/${locale}`}/feeds/${name}.${ending}`;
}

/** Is a page a post of the feed: below its folder, no index, in the version that readers see first? */
export function isPostOf(
  { folder }: Pick<FeedConfig, 'folder'>,
  page: Page,
  routing: Routing,
): boolean {
  const { slug, version, frontmatter, relativePath } = page;
  const isBelow = slug.join('/').startsWith(`${folder}/`);
  const isIndex = /(?:^|\/)index\.\w+$/.test(relativePath);
  return isBelow && !isIndex && !frontmatter.overview && version === routing.defaultVersion;
}

/** The posts of a feed in one language, the latest first; those of one day by their path. */
export function postsOf(
  feed: Pick<FeedConfig, 'folder'>,
  locale: Locale,
  { pages, routing }: { pages: readonly Page[]; routing: Routing },
): Post[] {
  return pages
    .filter(
      (page): page is Post =>
        page.locale === locale &&
        page.frontmatter.published_at !== undefined &&
        isPostOf(feed, page, routing),
    )
    .sort(
      (a, b) =>
        compare(b.frontmatter.published_at, a.frontmatter.published_at) ||
        compare(a.routePath, b.routePath),
    );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
