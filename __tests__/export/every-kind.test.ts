import { readFileSync, statSync } from 'node:fs';
import { listFiles } from '@/lib/site/read/files';
import { readExportedPages } from '../support/exported-site';

const pages = new Map(
  readExportedPages('.cache/every-kind').map((page) => [page.path, page.document]),
);

function page(path: string): Document {
  const document = pages.get(path);
  if (!document) throw new Error(`The page ${path} does not exist.`);
  return document;
}

function texts(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '');
}

test('a custom page has a navbar and no sidebar, a blank page has neither', () => {
  expect(page('/custom').querySelectorAll('header')).toHaveLength(1);
  expect(page('/custom').querySelectorAll('nav details')).toHaveLength(1);
  expect(page('/blank').querySelectorAll('header, nav')).toHaveLength(0);
});

test('front matter hides parts of the page frame', () => {
  expect(page('/guide/bare').querySelectorAll('header, nav, details')).toHaveLength(0);
});

test('the home page shows hero, cards with and without link, its text and the footer message', () => {
  const home = page('/');
  expect(texts(home, 'h1 span')).toEqual(['Name', 'One line']);
  expect(home.querySelector('section p a')?.getAttribute('href')).toBe('/docs/guide');
  expect(texts(home, 'li h2')).toEqual(['A', 'B']);
  expect(home.querySelectorAll('li h2 a')).toHaveLength(1);
  expect(home.querySelector('main')?.textContent).toContain('Text below.');
  expect(home.querySelector('footer')?.textContent).toMatch(/A line at the foot$/);
});

test('a 404 page of the content keeps the frame of the built-in one', () => {
  const main = page('/404').querySelector('main');
  expect(main?.textContent).toContain('Page not found');
  expect(main?.textContent).toContain('Words of the site.');
  expect(main?.querySelector('a[data-home]')?.getAttribute('href')).toBe('/docs/');
  expect(page('/zh/404').querySelector('main a[data-home]')?.getAttribute('href')).toBe(
    '/docs/zh/',
  );
});

test('only pages with images have the dialog that enlarges them', () => {
  expect(page('/guide/pictures').querySelectorAll('dialog[data-zoom]')).toHaveLength(1);
  expect(page('/guide/plain').querySelectorAll('dialog[data-zoom]')).toHaveLength(0);
});

test('the edit link leads to the file, with the text of the site or the default one', () => {
  const linkOn = (path: string) =>
    page(path).querySelector('main ~ footer li > a[target="_blank"]');
  const link = linkOn('/guide/plain');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    'Fix it (opens in a new tab)',
    'https://example.com/edit/en/guide/plain.md',
  ]);
  expect(linkOn('/zh/guide/plain')?.textContent).toBe('编辑本页 （在新标签页打开）');
});

describe('code', () => {
  test('40 code blocks increase HTML and payload together by at most twice the HTML of their code', () => {
    const blocks = page('/guide/forty').querySelectorAll('figure code');
    expect(blocks).toHaveLength(40);
    const codeBytes = [...blocks].reduce(
      (sum, { innerHTML }) => sum + Buffer.byteLength(innerHTML),
      0,
    );
    const sizeOf = (name: string) => statSync(`.cache/every-kind/guide/${name}.html`).size;
    expect((sizeOf('forty') - sizeOf('指南')) / codeBytes).toBeLessThanOrEqual(2);
  });
});

test('every page has an empty live region', () => {
  for (const document of pages.values()) {
    expect(document.querySelector('#_polite[aria-live="polite"]')?.textContent).toBe('');
  }
});

test('the texts of components are in the language of the page', () => {
  const names = (path: string) =>
    [...page(path).querySelectorAll('[role=note]')].map((note) => note.getAttribute('aria-label'));
  expect(names('/guide/components')).toContain('Warning');
  expect(names('/zh/guide/components')).toContain('注意');
  expect(
    page('/zh/guide/components')
      .querySelector('[data-tabs="package-manager"] [role=tablist]')
      ?.getAttribute('aria-label'),
  ).toBe('包管理器');
});

test('the glossary is not repeated in the Markdown of pages that link to it', () => {
  const markdown = readFileSync('.cache/every-kind/guide/components.md', 'utf8');
  expect(markdown).toContain('[parsed size](https://example.com/docs/guide/terms#parsed-size)');
  expect(markdown).not.toContain('Bytes');
});

test('the export contains the public files of the content folder, and none of this project', () => {
  const files = listFiles('.cache/every-kind');
  expect(files).toEqual(expect.arrayContaining(['icon.svg', 'icon-512.png']));
  expect(files.filter((name) => /^(?:demo|tools)\//.test(name))).toEqual([]);
  expect(files).not.toContain('icon-192.png');
});
