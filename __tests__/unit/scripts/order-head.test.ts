import { orderHead } from '@/scripts/support/order-head';

const EXPECT = '<link rel="expect" href="#_content" blocking="render"/>';
const SEARCH = '<link rel="search" href="/opensearch.xml" title="A $&amp; B"/>';
const COLORS =
  '<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)"/>' +
  '<meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)"/>' +
  '<meta name="color-scheme" content="light dark"/>';
const FEED =
  '<link rel="alternate" title="Blog" type="application/rss+xml" hrefLang="en" href="/blog.xml"/>';
const TITLE = '<title>$&amp;</title>';
const REST =
  '<link rel="canonical" href="/a"/><link rel="alternate" hrefLang="zh" href="/zh/a"/><script>f()</script>';

function pageOf(...hoisted: string[]): string {
  return `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/>${hoisted.join('')}</head><body>${EXPECT}<svg><title>S</title></svg></body></html>`;
}

const ORDERED = pageOf(EXPECT, SEARCH, COLORS, FEED, TITLE, REST);

test.each([
  ['the layout', [EXPECT, SEARCH, COLORS, TITLE, REST, FEED]],
  ['the colours', [COLORS, EXPECT, SEARCH, FEED, TITLE, REST]],
  ['the title', [TITLE, REST, FEED, COLORS, EXPECT, SEARCH]],
  ['the metadata', [COLORS, TITLE, REST, EXPECT, FEED, SEARCH]],
  ['a feed', [FEED, EXPECT, SEARCH, COLORS, TITLE, REST]],
])('a head that begins with %s gets the one order, and nothing is lost', (_, hoisted) => {
  expect(orderHead(pageOf(...hoisted))).toBe(ORDERED);
});

test('a head without search and with one colour keeps what it has', () => {
  const color = '<meta name="theme-color" content="#fff"/>';
  expect(orderHead(pageOf(TITLE, color, EXPECT))).toBe(pageOf(EXPECT, color, TITLE));
});

test('a head without title stops the build, whatever the body holds', () => {
  expect(() => orderHead(pageOf(EXPECT))).toThrow('no title');
});
