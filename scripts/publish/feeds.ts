import { type FeedPost, feedFile } from '../../lib/machines/feed-files';
import { FEED_FORMATS, feedPath, type Post, postsOf } from '../../lib/machines/feeds';
import { absoluteUrl } from '../../lib/page/page-head';
import type { Site } from '../../lib/site/site';
import type { PublishedPage } from './published-page';
import type { WriteSiteFile } from './write-file';

/** Writes every feed in every language and format. */
export async function writeFeeds(
  write: WriteSiteFile,
  { config, routing }: Site,
  published: readonly PublishedPage[],
): Promise<void> {
  const byPage = new Map(published.map((entry) => [entry.page, entry]));
  const pages = published.map(({ page }) => page);
  for (const feed of config.feeds) {
    for (const { lang, title, description, home } of config.locales) {
      const posts = postsOf(feed, lang, { pages, routing });
      const source = {
        title: feed.titles[lang] ?? title,
        description,
        lang,
        homeUrl: absoluteUrl(home, config),
        icon: config.icon && absoluteUrl(config.icon, config),
        author: title,
        posts: posts.flatMap((page) => postOf(page, byPage.get(page))),
      };
      for (const format of FEED_FORMATS) {
        const path = feedPath(feed, lang, format, routing);
        const file = feedFile(source, format.ending, absoluteUrl(path, config));
        await write(path, file);
      }
    }
  }
}

function postOf(page: Post, published: PublishedPage | undefined): FeedPost[] {
  if (!published) return [];
  const { url, description, html } = published;
  return [
    {
      url,
      title: page.title,
      description,
      html,
      publishedAt: page.frontmatter.published_at,
      changedAt: page.lastUpdatedTime,
    },
  ];
}
