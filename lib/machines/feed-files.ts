import { Feed } from 'feed';
import { escapeHtml } from '../html';
import type { FEED_FORMATS } from './feeds';

/** A post with everything that a feed says about it. Addresses are absolute. */
export interface FeedPost {
  url: string;
  title: string;
  description: string;
  html: string;
  /** The day of publication, `2025-03-19`. */
  publishedAt: string;
  /** Time of the last change, ISO 8601, where it is known. */
  changedAt: string | undefined;
}

/** A feed in one language. Addresses are absolute. */
interface FeedSource {
  title: string;
  description: string;
  lang: string;
  /** The home page of the language. */
  homeUrl: string;
  icon: string | undefined;
  author: string;
  /** The latest first. */
  posts: readonly FeedPost[];
}

type Ending = (typeof FEED_FORMATS)[number]['ending'];

/**
 * A feed in one of its formats. No clock: it was last changed when one of its posts was.
 *
 * @param selfUrl Its own address.
 */
export function feedFile(source: FeedSource, ending: Ending, selfUrl: string): string {
  const author = { name: source.author, link: source.homeUrl };
  const feed = new Feed({
    id: selfUrl,
    title: source.title,
    description: source.description,
    language: source.lang,
    link: source.homeUrl,
    feed: selfUrl,
    feedLinks: { json: selfUrl },
    updated: lastChange(source.posts),
    generator: false,
    author,
    ...(source.icon !== undefined && { favicon: source.icon }),
  });
  for (const post of source.posts) {
    const published = new Date(post.publishedAt);
    feed.addItem({
      // In Atom a title is HTML, elsewhere plain text.
      title: ending === 'atom' ? escapeHtml(post.title) : post.title,
      description: ending === 'json' ? post.description : escapeHtml(post.description),
      id: post.url,
      link: post.url,
      content: post.html,
      published,
      date: changeOf(post),
      // RSS requires an email address there.
      ...(ending !== 'xml' && { author: [author] }),
    });
  }
  const text = {
    xml: () => feed.rss2(),
    atom: () => withLang(feed.atom1(), source.lang),
    json: () => jsonFeed(feed.json1(), source.lang),
  };
  return `${text[ending]()}\n`;
}

/** The package writes version 1 of JSON Feed, which has no language and one author; 1.1 has both, see jsonfeed.org. */
function jsonFeed(version1: string, lang: string): string {
  const { version: _, ...feed } = JSON.parse(version1);
  for (const part of [feed, ...feed.items]) {
    if (part.author) part.authors = [part.author];
    delete part.author;
  }
  return JSON.stringify(
    { version: 'https://jsonfeed.org/version/1.1', language: lang, ...feed },
    null,
    2,
  );
}

/** The package writes the language in RSS only. */
function withLang(atom: string, lang: string): string {
  return atom.replace('<feed ', `<feed xml:lang="${lang}" `);
}

function changeOf({ publishedAt, changedAt }: FeedPost): Date {
  const published = new Date(publishedAt);
  const changed = new Date(changedAt ?? publishedAt);
  return changed > published ? changed : published;
}

/** The Unix epoch for a feed without posts. */
function lastChange(posts: readonly FeedPost[]): Date {
  return new Date(Math.max(0, ...posts.map((post) => changeOf(post).getTime())));
}
