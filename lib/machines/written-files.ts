import type { SiteSettings } from '../config/resolve-site';
import type { Routing } from '../model';
import { FEED_FORMATS, feedPath } from './feeds';

/**
 * The addresses of the files that every build writes in addition to the pages and their Markdown twins, so that
 * pages can link to them: `/llms.txt`, `/zh/feeds/blog.xml`.
 */
export function writtenFiles(
  { locales, feeds, security }: SiteSettings,
  routing: Routing,
): string[] {
  return [
    '/sitemap.xml',
    '/robots.txt',
    ...(security ? ['/.well-known/security.txt'] : []),
    ...locales.flatMap(({ lang, home }) => [
      `${home}llms.txt`,
      `${home}llms-full.txt`,
      ...feeds.flatMap((feed) =>
        FEED_FORMATS.map((format) => feedPath(feed, lang, format, routing)),
      ),
    ]),
  ];
}
