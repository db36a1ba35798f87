import type { SiteSettings } from '../../config/resolve-site';
import { FEED_FORMATS, feedPath, isPostOf } from '../../machines/feeds';
import type { Page, Routing } from '../../model';
import { isExternal } from '../../paths';
import type { Report } from '../../problem/report';
import { lineOfValue } from '../images/pictures';
import { siteConfigName } from '../site-config';

interface FeedSource {
  config: Pick<SiteSettings, 'feeds'>;
  routing: Routing;
  pages: readonly Page[];
  /** The pages with errors, whose dates may not have been read. */
  broken: ReadonlySet<string>;
}

/**
 * Errors that would leave a feed wrong: a folder without posts, a post without a day or without a
 * text, and a page that announces a feed which is not there.
 */
export function checkFeeds(
  { config: { feeds }, routing, pages, broken }: FeedSource,
  report: Report,
): void {
  for (const feed of feeds) {
    if (pages.some((page) => isPostOf(feed, page, routing))) continue;
    report({
      file: siteConfigName(),
      problem: `has the feed “${feed.name}” of the folder ${feed.folder}, which holds no pages.`,
      remedy: 'Correct `folder`; it is a path below a language, as blog/release.',
    });
  }
  const posts = pages.filter((page) => feeds.some((feed) => isPostOf(feed, page, routing)));
  for (const post of posts) if (!broken.has(post.file)) checkPost(post, report);

  const addresses = feeds.flatMap((feed) =>
    routing.locales.flatMap((locale) =>
      FEED_FORMATS.map((format) => feedPath(feed, locale, format, routing)),
    ),
  );
  for (const page of pages) {
    for (const { url } of page.frontmatter.feeds ?? []) {
      if (isExternal(url) || addresses.includes(url)) continue;
      const problem = `announces the feed ${url}, which does not exist.`;
      const remedy =
        addresses.length > 0
          ? `Use one of ${addresses.join(', ')}.`
          : 'Add it to `feeds` in site.config.ts.';
      report({ file: page.file, line: lineOfValue(url, page.head), problem, remedy });
    }
  }
}

function checkPost({ file, frontmatter, body }: Page, report: Report): void {
  if (frontmatter.published_at === undefined) {
    const problem = 'is a post without a day of publication.';
    report({ file, line: 1, problem, remedy: 'Write `published_at: 2025-03-19` above it.' });
  }
  if (body.replace(/^#\s.*$/m, '').trim() === '') {
    report({
      file,
      line: 1,
      problem: 'is a post without text.',
      remedy: 'Write it, or remove the file.',
    });
  }
}
