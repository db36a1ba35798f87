import { readFileSync } from 'node:fs';
import { parseFeed } from 'feedsmith';
import { readExportedPages } from '../support/exported-site';

const FOLDER = '.cache/every-kind';

test('a post shows its date and the feeds of its language, unless it hides its extras, and has links to all in its head', () => {
  const pages = new Map(readExportedPages(FOLDER).map((page) => [page.path, page.document]));
  const linksOn = (path: string) =>
    [...(pages.get(path)?.querySelectorAll('main + footer a[data-part="extras"]') ?? [])].map(
      (link) => link.getAttribute('href'),
    );
  expect(linksOn('/blog/release/first')).toEqual([
    '/docs/feeds/releases.xml',
    '/docs/feeds/blog.xml',
  ]);
  const published = pages.get('/blog/release/first')?.querySelector('main > time');
  expect(published?.getAttribute('datetime')).toBe('2024-01-24');
  expect(published?.textContent).toBe('January 24, 2024');
  expect(linksOn('/zh/blog/release/first')[0]).toBe('/docs/zh/feeds/releases.xml');
  expect(linksOn('/guide/plain')).toEqual([]);
  // It declares two feeds, and `globalUIComponents: false`.
  expect(linksOn('/blog/topic')).toEqual([]);
  const announced = pages
    .get('/blog/topic')
    ?.querySelectorAll<HTMLLinkElement>('link[type="application/rss+xml"]');
  const facts = [...(announced ?? [])].map((link) => [link.getAttribute('title'), link.hreflang]);
  expect(facts).toEqual([
    ['Blog', 'en'],
    ['博客', 'zh'],
  ]);
});

test.each([
  ['feeds', 'en', ''],
  ['zh/feeds', 'zh', '/zh'],
])('out/%s contains the releases of Rsdoctor with their dates', (folder, lang, prefix) => {
  const { format, feed } = parseFeed(readFileSync(`out/${folder}/releases.xml`, 'utf8'));
  if (format !== 'rss') throw new Error(`The feed is ${format}, not RSS.`);
  expect(feed.language).toBe(lang);
  // The description is in the language of the feed.
  expect(feed.description).toMatch(lang === 'zh' ? /\p{Script=Han}/u : /^[\x20-\x7e]+$/);
  // The specification gives the dates of the releases.
  expect(feed.items?.map(({ link, pubDate }) => [link, pubDate])).toEqual(
    [
      ['1_0', 'Wed, 19 Mar 2025'],
      ['0_4', 'Wed, 09 Oct 2024'],
      ['0_3', 'Sun, 02 Jun 2024'],
      ['0_1', 'Wed, 24 Jan 2024'],
    ].map(([name, day]) => [
      `https://rsdoctor.rs${prefix}/blog/release/release-note-${name}`,
      `${day} 00:00:00 GMT`,
    ]),
  );
});

test('the address of a rule code redirects to its section', () => {
  for (const code of ['E1001', 'E1005', 'E1009']) {
    const target = `/guide/more/rules#${code.toLowerCase()}`;
    expect(readFileSync(`out/${code}.html`, 'utf8')).toContain(`content="0; url=${target}"`);
  }
});
