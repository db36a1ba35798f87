import { readFileSync } from 'node:fs';
import { readExportedPages } from '../support/exported-site';

// The third language has a translation of the home page of the newest version only.
const FOLDER = '.cache/versions';
const pages = new Map(readExportedPages(FOLDER).map(({ path, document }) => [path, document]));

function page(path: string): Document {
  const document = pages.get(path);
  if (!document) throw new Error(`The page ${path} does not exist.`);
  return document;
}

function alternates(document: Document): (string | null)[] {
  const links = document.querySelectorAll('link[rel="alternate"][hreflang]');
  return [...links].map((link) => link.getAttribute('hreflang'));
}

const canonical = (document: Document) =>
  document.querySelector('link[rel="canonical"]')?.getAttribute('href');

test('a page that is not translated has a notice in its language, and a lang attribute for its text', () => {
  const document = page('/de/guide/added');
  expect(document.documentElement.lang).toBe('de');
  expect(document.querySelector('article')?.getAttribute('lang')).toBe('en');
  const notice = document.querySelector('aside[aria-label="Sprache"]');
  expect(notice?.textContent).toBe(
    'Diese Seite ist noch nicht übersetzt. Du liest sie auf English.',
  );
  expect(notice?.querySelector('[lang="en"]')?.textContent).toBe('English');
});

test('a language that is written from right to left has its direction, and a text in another one too', () => {
  const document = page('/ar/guide/added');
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.querySelector('article')?.getAttribute('dir')).toBe('ltr');
  expect(page('/de/').documentElement.hasAttribute('dir')).toBe(false);
});

test('a translated page has neither a notice nor a lang attribute for its text', () => {
  const document = page('/de/');
  expect(document.querySelector('h1')?.textContent).toBe('Zwei');
  expect(
    document.querySelector('aside[aria-label="Sprache"], main[lang], article[lang]'),
  ).toBeNull();
});

test('canonical and hreflang lead search engines to the original and to real translations only', () => {
  expect(canonical(page('/de/guide/added'))).toBe('https://example.com/guide/added');
  expect(canonical(page('/de/'))).toBe('https://example.com/de/');
  expect(alternates(page('/guide/added'))).toEqual(['en', 'zh', 'x-default']);
  expect(alternates(page('/'))).toEqual(['en', 'zh', 'de', 'x-default']);
  const sitemap = readFileSync(`${FOLDER}/sitemap.xml`, 'utf8');
  expect(sitemap).toContain('<loc>https://example.com/de/</loc>');
  expect(sitemap).not.toContain('/de/guide/added</loc>');
});

test('llms.txt lists only translated pages', () => {
  const list = readFileSync(`${FOLDER}/de/llms.txt`, 'utf8');
  expect(list).toContain('https://example.com/de/index.md');
  expect(list).not.toContain('/de/guide/');
});
