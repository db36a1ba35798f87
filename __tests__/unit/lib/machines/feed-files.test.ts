import { parseFeed } from 'feedsmith';
import { feedFile } from '@/lib/machines/feed-files';

const post = {
  url: 'https://example.com/blog/one?a=1&b=2',
  title: 'One <tag> & "quotes" ]]> 🚀',
  description: 'About <b> & ]]> more',
  html: '<p>Text &amp; <a href="https://example.com/">link</a> ]]&gt;</p>',
  publishedAt: '2024-01-24',
  changedAt: '2024-02-01T10:00:00+08:00',
};
const source = {
  title: 'Feed & more',
  description: 'Of <all>',
  lang: 'zh',
  homeUrl: 'https://example.com/',
  icon: undefined,
  author: 'Site',
  posts: [post],
};

test('RSS contains language, title, date, id and content', () => {
  const parsed = parseFeed(feedFile(source, 'xml', 'https://example.com/feeds/a.xml'));
  expect(parsed).toMatchObject({
    format: 'rss',
    feed: {
      title: 'Feed & more',
      language: 'zh',
      lastBuildDate: 'Thu, 01 Feb 2024 02:00:00 GMT',
      items: [
        {
          title: post.title,
          link: post.url,
          guid: { value: post.url },
          pubDate: 'Wed, 24 Jan 2024 00:00:00 GMT',
          content: { encoded: post.html },
        },
      ],
    },
  });
});

test('Atom contains the same, with the title as HTML', () => {
  const text = feedFile(source, 'atom', 'https://example.com/feeds/a.atom');
  expect(text).toContain('xml:lang="zh"');
  expect(parseFeed(text)).toMatchObject({
    format: 'atom',
    feed: {
      updated: '2024-02-01T02:00:00.000Z',
      entries: [
        {
          id: post.url,
          published: '2024-01-24T00:00:00.000Z',
          updated: '2024-02-01T02:00:00.000Z',
          content: { value: post.html },
        },
      ],
    },
  });
});

test('JSON Feed contains the same, in version 1.1, which supports languages', () => {
  const feed = JSON.parse(feedFile(source, 'json', 'https://example.com/feeds/a.json'));
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    language: 'zh',
    feed_url: 'https://example.com/feeds/a.json',
    authors: [{ name: 'Site', url: 'https://example.com/' }],
    items: [
      {
        id: post.url,
        title: post.title,
        content_html: post.html,
        date_published: '2024-01-24T00:00:00.000Z',
        authors: [{ name: 'Site', url: 'https://example.com/' }],
      },
    ],
  });
  // Version 1.1 has it under the other name.
  expect(feed).not.toHaveProperty('author');
});

test('a feed without posts has no date', () => {
  expect(feedFile({ ...source, posts: [] }, 'xml', 'https://example.com/a')).toContain(
    '01 Jan 1970',
  );
});

test('a change before the publication date is ignored', () => {
  const early = { ...post, changedAt: '2023-01-01T00:00:00Z' };
  const text = feedFile({ ...source, posts: [early] }, 'atom', 'https://example.com/a');
  expect(text).toContain('<updated>2024-01-24T00:00:00.000Z</updated>');
});
