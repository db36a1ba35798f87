import { arrangeHead } from '@/scripts/export/passes/arrange-head';
import { removeFramework } from '@/scripts/export/passes/remove-framework';
import { EARLY, nextPage, passed, READING } from '../../../support/next-page';

const STYLE = '<link rel="stylesheet" href="/a.css" integrity="sha256-a">';
const arrange = arrangeHead(() => ({ href: '/a.css', integrity: 'sha256-a' }));

const picture = (scheme: string, priority = 'fetchpriority="high"') =>
  `<picture data-scheme="${scheme}"><source type="image/avif" srcset="/${scheme}.avif 800w" sizes="50rem"><img src="/${scheme}.webp" loading="lazy" ${priority}></picture>`;

const image = (scheme: string) =>
  `<img data-scheme="${scheme}" src="/${scheme}.svg" fetchPriority="high"/>`;

/** The elements before the style sheet in the head. */
function raised(body: string): string {
  const [before = ''] = passed(nextPage({ body }), removeFramework, arrange).split(STYLE);
  return before.slice(before.indexOf('utf-8">') + 'utf-8">'.length);
}

test('the first pair is preloaded before the style sheet, in the format that a browser chooses, followed by the script', () => {
  const more = picture('light') + picture('dark');
  expect(raised(`<p>${picture('light')}${picture('dark')}</p>${more}`)).toBe(
    ['light', 'dark']
      .map(
        (scheme) =>
          `<link rel="preload" as="image" media="not all" data-early="${scheme}" type="image/avif" imagesrcset="/${scheme}.avif 800w" imagesizes="50rem" fetchpriority="high">`,
      )
      .join('') + EARLY,
  );
});

test('the images for phones and for other screens are preloaded separately', () => {
  const sources = ['(max-width: 39.99rem)', '(min-width: 40rem)'].map(
    (media, index) => `<source media="${media}" type="image/avif" srcset="/${index}.avif">`,
  );
  const pair = `<picture data-scheme="light">${sources.join('')}<img src="/l.webp" fetchpriority="high"></picture>`;
  expect(raised(pair).match(/data-media="[^"]*" type="image\/avif" imagesrcset="[^"]*"/g)).toEqual([
    'data-media="(max-width: 39.99rem)" type="image/avif" imagesrcset="/0.avif"',
    'data-media="(min-width: 40rem)" type="image/avif" imagesrcset="/1.avif"',
  ]);
});

test('a pair without other formats is preloaded by its address', () => {
  expect(raised(image('light') + image('dark'))).toContain(
    'data-early="dark" href="/dark.svg" fetchpriority="high"',
  );
});

test.each([
  ['images further down', picture('light', '') + picture('dark', '')],
  ['one image for both schemes', '<img src="/a.svg" fetchPriority="high"/>'],
  ['none', ''],
])('on a page with %s only the script precedes the style sheet', (_, body) => {
  expect(raised(body)).toBe(EARLY);
});

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

test('the first frame waits for the text above the first section', () => {
  const article =
    '<article><h1>A</h1><p>Text</p><div><h2 id="b">B</h2></div><h2 id="c">C</h2></article>';
  expect(passed(nextPage({ head: TITLE + EXPECT, body: article }), arrange)).toContain(
    '<link rel="expect" href="#b" blocking="render">',
  );
});

/** The page with elements of the head in another order. */
function ordered(...hoisted: string[]): string {
  const body = `${EXPECT}<svg><title>S</title></svg>`;
  return passed(nextPage({ head: hoisted.join(''), body }), arrange);
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

test('the other scripts of the head follow the style sheet', () => {
  expect(passed(nextPage(), removeFramework, arrange)).toContain(EARLY + STYLE + READING);
});

test('copies of Open Graph tags for Twitter are removed', () => {
  const [card, copy] = ['card', 'title'].map((name) => `<meta name="twitter:${name}" content="a">`);
  expect(ordered(TITLE, card ?? '', copy ?? '')).toContain(`${TITLE}${card}<script`);
});
