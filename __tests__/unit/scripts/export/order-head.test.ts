import { orderHead } from '@/scripts/export/passes/order-head';
import { nextPage, passed } from '../../../support/next-page';

const EXPECT = '<link rel="expect" href="#_content" blocking="render">';
const SEARCH = '<link rel="search" href="/opensearch.xml" title="A $&amp; B">';
const COLORS =
  '<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">' +
  '<meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">' +
  '<meta name="color-scheme" content="light dark">';
const FEED =
  '<link rel="alternate" title="Blog" type="application/rss+xml" hreflang="en" href="/blog.xml">';
const TITLE = '<title>$&amp;</title>';
const REST =
  '<link rel="canonical" href="/a"><link rel="alternate" hreflang="zh" href="/zh/a"><script>f()</script>';

function ordered(...hoisted: string[]): string {
  const body = `${EXPECT}<svg><title>S</title></svg>`;
  return passed(nextPage({ head: hoisted.join(''), body }), orderHead);
}

test.each([
  ['the layout', [EXPECT, SEARCH, COLORS, TITLE, REST, FEED]],
  ['the colors', [COLORS, EXPECT, SEARCH, FEED, TITLE, REST]],
  ['the title', [TITLE, REST, FEED, COLORS, EXPECT, SEARCH]],
  ['the metadata', [COLORS, TITLE, REST, EXPECT, FEED, SEARCH]],
  ['a feed', [FEED, EXPECT, SEARCH, COLORS, TITLE, REST]],
])('a head that begins with %s gets the same order, without losing elements', (_, hoisted) => {
  const [head = '', body = ''] = ordered(...hoisted).split('</head>');
  expect(head).toContain([EXPECT, SEARCH, COLORS, FEED, TITLE, REST].join(''));
  expect(body).toContain(EXPECT);
});

test('a head without search and with one theme color keeps its elements', () => {
  const color = '<meta name="theme-color" content="#fff">';
  expect(ordered(TITLE, color, EXPECT)).toContain(EXPECT + color + TITLE);
});
