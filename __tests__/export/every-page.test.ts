import { existsSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '@/lib/content/files';
import { canonicalPath } from '@/lib/paths';
import { type ExportedPage, internalLinks, readExportedPages } from '../support/exported-site';

const SITES = [
  { folder: 'out', base: '/', url: 'https://rsdoctor.rs' },
  { folder: '.cache/every-kind', base: '/docs/', url: 'https://example.com' },
];

describe.each(SITES)('every page of $folder', ({ folder, base, url }) => {
  const pages = readExportedPages(folder);
  const byPath = new Map(pages.map((page) => [canonicalPath(page.path), page]));
  const each = pages.map((page) => [page.path, page] as const);

  test('there are pages in both languages, and as many in each', () => {
    const chinese = pages.filter((page) => page.path.startsWith('/zh/'));
    expect(chinese.length).toBeGreaterThan(5);
    expect(pages).toHaveLength(2 * chinese.length);
  });

  test.each(each)('%s says its language', (_, { document, path: pagePath }) => {
    expect(document.documentElement.lang).toBe(pagePath.startsWith('/zh/') ? 'zh' : 'en');
  });

  test.each(each)('%s has a title, a description and a canonical address', (_, page) => {
    const { document } = page;
    const isHome = page.path === '/' || page.path === '/zh/';
    expect(document.title).toMatch(isHome ? /\S/ : /^\S.* - \S/);
    expect(
      document.querySelector('meta[name="description"]')?.getAttribute('content'),
    ).toBeTruthy();
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(decodeURI(canonical ?? '')).toBe(url + base.slice(0, -1) + page.path);
  });

  test.each(each)('%s has its head in the one order', (_, { document }) => {
    const early =
      'link[rel="expect"], link[rel="search"], meta[name="theme-color"], meta[name="color-scheme"]';
    const tags = [...document.head.querySelectorAll(`${early}, title`)];
    expect(tags.map(({ tagName }) => tagName).join(' ')).toMatch(/^LINK LINK (META )+TITLE$/);
  });

  test.each(each)('%s has one h1 and skips no heading level', (_, { document }) => {
    const levels = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')]
      .filter((heading) => heading.closest('[hidden]') === null)
      .map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  test.each(each)('%s holds its text without script', (_, { document, path: pagePath }) => {
    const words = document.querySelector('main')?.textContent ?? '';
    expect(words.length).toBeGreaterThan(pagePath.includes('/guide/start/') ? 1500 : 3);
  });

  test.each(each)('%s has no style attribute and no inline handler', (_, { document }) => {
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames(),
    );
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
  });

  test.each(each)('%s links only to pages, anchors and files that exist', (_, page) => {
    const broken = internalLinks(page.document, base).filter(
      ({ target }) => target === undefined || !leadsSomewhere(target, page),
    );
    expect(broken.map(({ href }) => href)).toEqual([]);
  });

  test.each(each)('%s loads only files that exist, below the base', (_, { document }) => {
    const sources = [...document.querySelectorAll('script[src],img[src],link[rel="stylesheet"]')]
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
      .concat(document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? []);
    for (const source of sources) {
      expect(source).toMatch(new RegExp(`^${base}`));
      expect(existsSync(path.join(folder, source.slice(base.length)))).toBe(true);
    }
  });

  test.each(each)('%s names no place on the machine that built it', (_, { html }) => {
    expect(html).not.toContain(process.cwd());
  });

  test.each(each)('%s marks at most one sidebar entry as current', (_, { document }) => {
    const sidebars = [...document.querySelectorAll('nav')].filter((nav) =>
      nav.querySelector('details'),
    );
    for (const sidebar of sidebars) {
      expect(sidebar.querySelectorAll('[aria-current="page"]').length).toBeLessThanOrEqual(1);
    }
  });

  function leadsSomewhere(href: string, from: ExportedPage): boolean {
    const [, target = '', hash = ''] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
    const page = target === '' ? from : byPath.get(canonicalPath(target));
    // The live report is a file of its own, in a folder.
    if (!page) return ['', 'index.html'].some((name) => isFile(path.join(folder, target, name)));
    return hash === '' || page.document.getElementById(decodeURIComponent(hash)) !== null;
  }
});
