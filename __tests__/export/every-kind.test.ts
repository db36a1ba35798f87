import { readExportedPages } from '../support/exported-site';

const pages = new Map(
  readExportedPages('.cache/every-kind').map((page) => [page.path, page.document]),
);

function page(path: string): Document {
  const document = pages.get(path);
  if (!document) throw new Error(`There is no page at ${path}.`);
  return document;
}

function texts(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '');
}

test('titles have the form “title - suffix”, with the suffix of the page, the language or the site', () => {
  expect(page('/guide').title).toBe('Guide - Suffix');
  expect(page('/guide/plain').title).toBe('Plain { Markdown } - Every kind');
  expect(page('/zh/guide/plain').title).toBe('Plain { Markdown } - 每一种');
});

test('a description is escaped and reads as written', () => {
  const description = page('/guide').querySelector('meta[name="description"]');
  expect(description?.getAttribute('content')).toBe('The guide with "quotes" & <brackets>.');
});

test('the layout shows a title that the text lacks, and shows none twice', () => {
  expect(texts(page('/guide'), 'h1')).toEqual(['Guide']);
  expect(texts(page('/guide/plain'), 'h1')).toEqual(['Plain { Markdown }']);
});

test('a custom page has the navbar and no sidebar, a blank one has neither', () => {
  expect(page('/custom').querySelectorAll('header')).toHaveLength(1);
  expect(page('/custom').querySelectorAll('nav details')).toHaveLength(1);
  expect(page('/blank').querySelectorAll('header, nav')).toHaveLength(0);
});

test('front matter takes parts of the frame away', () => {
  expect(page('/guide/bare').querySelectorAll('header, nav, details')).toHaveLength(0);
});

test('the home page shows hero, cards with and without link, its text and the line at the foot', () => {
  const home = page('/');
  expect(texts(home, 'h1 span')).toEqual(['Name', 'One line']);
  expect(home.querySelector('section p a')?.getAttribute('href')).toBe('/docs/guide');
  expect(texts(home, 'li h2')).toEqual(['A', 'B']);
  expect(home.querySelectorAll('li h2 a')).toHaveLength(1);
  expect(home.querySelector('main')?.textContent).toContain('Text below.');
  expect(texts(home, 'footer')).toEqual(['A line at the foot']);
});

test('the site’s own 404 page keeps the frame of the built-in one', () => {
  const main = page('/404').querySelector('main');
  expect(main?.textContent).toContain('PAGE NOT FOUND');
  expect(main?.textContent).toContain('Words of the site.');
  expect(main?.querySelector('a')?.getAttribute('href')).toBe('/docs/');
  expect(page('/zh/404').querySelector('main [lang="zh"] a')?.getAttribute('href')).toBe(
    '/docs/zh/',
  );
});

test('the sidebar opens the group of the page shown and leaves a collapsed one closed', () => {
  const isOpen = (path: string) =>
    page(path)
      .querySelector('main')
      ?.previousElementSibling?.querySelector('details')
      ?.hasAttribute('open');
  expect(isOpen('/guide/part/deep')).toBe(true);
  expect(isOpen('/guide/plain')).toBe(false);
});

test('a text of the site’s own replaces the default in its language', () => {
  expect(texts(page('/guide'), 'a[rel="next"] span')[0]).toBe('Onward');
  expect(texts(page('/zh/guide'), 'a[rel="next"] span')[0]).toBe('下一页');
});

test('the outline of a page holds the headings of the pieces it includes', () => {
  expect(texts(page('/guide'), 'main ~ div nav a')).toEqual(['From the piece']);
});

test('a language link leads to the same page', () => {
  const link = page('/guide/part/deep').querySelector('a[hreflang="zh"]');
  expect(link?.getAttribute('href')).toBe('/docs/zh/guide/part/deep');
});

test('an image beside its page is served from a name with a hash', () => {
  expect(page('/guide').querySelector('article img')?.getAttribute('src')).toMatch(
    /^\/docs\/static\/images\/dot\.[\da-f]{8}\.svg$/,
  );
});

test('the edit link names the file, in the words of the language or the default ones', () => {
  const link = page('/guide/plain').querySelector('main footer a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    'Mend it',
    'https://example.com/edit/en/guide/plain.md',
  ]);
  expect(page('/zh/guide/plain').querySelector('main footer a')?.textContent).toBe('编辑本页');
});
