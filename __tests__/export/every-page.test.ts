import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile, listFiles } from '@/lib/content/read/files';
import { canonicalPath } from '@/lib/paths';
import {
  type ExportedPage,
  internalLinks,
  readExportedPages,
  readSearchDocuments,
} from '../support/exported-site';

const SITES = [
  {
    folder: 'out',
    content: 'content',
    base: '/',
    url: 'https://rsdoctor.rs',
    edit: 'https://github.com/web-infra-dev/rsdoctor/edit/v1.x/packages/document/docs/',
  },
  {
    folder: '.cache/every-kind',
    content: '__tests__/fixtures/every-kind',
    base: '/docs/',
    url: 'https://example.com',
    edit: 'https://example.com/edit/',
  },
];

const readText = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');

describe.each(SITES)('every page of $folder', ({ folder, content, base, url, edit }) => {
  const pages = readExportedPages(folder);
  const documents = readSearchDocuments(folder);
  const byPath = new Map(pages.map((page) => [canonicalPath(page.path), page]));
  const each = pages.map((page) => [page.path, page] as const);

  test('there are pages in both languages, and as many in each', () => {
    const chinese = pages.filter((page) => page.path.startsWith('/zh/'));
    expect(chinese.length).toBeGreaterThan(5);
    expect(pages).toHaveLength(2 * chinese.length);
  });

  test('no source of a script is published, nor a file that the site does not serve', () => {
    const names = listFiles(path.join(folder, '_next'));
    expect(names.filter((name) => /\.(?:ts|map)$/.test(name))).toEqual([]);
  });

  test('all payloads name the code that they were made for, and every page takes its own alone', () => {
    const codes = pages.map(({ document }) => {
      const [address = '', integrity] = (
        document.querySelector<HTMLElement>('script[data-payload]')?.dataset['payload'] ?? ''
      ).split(' ');
      const payload = readText(folder, decodeURI(address.slice(base.length)));
      const hash = createHash('sha256').update(payload).digest('base64');
      expect(integrity).toBe(`sha256-${hash}`);
      return /"b":"([^"]+)"/.exec(payload)?.[1];
    });
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toMatch(/^[\da-f]{12}$/);
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

  // The texts of the search are read from the source, not from the page.
  test.each(documents.map((document) => [document.routePath, document] as const))(
    '%s holds every word of its text without script',
    (_, { routePath, content }) => {
      const page = byPath.get(canonicalPath(routePath));
      const text = page?.document.querySelector('main')?.textContent ?? '';
      expect(content.split(/\s+/).filter((word) => !text.includes(word))).toEqual([]);
    },
  );

  test('the texts of all kinds of pages are compared so', () => {
    expect(documents.length).toBeGreaterThan(pages.length / 2);
  });

  test.each(each)('%s offers to edit its source, where it has a foot', (_, page) => {
    const links = page.document.querySelectorAll(`main footer a[href^="${edit}"]`);
    const hasFoot = page.document.querySelector('main > footer[data-part="footer"]') !== null;
    expect(links).toHaveLength(hasFoot ? 1 : 0);
    const [, source = ''] = links[0]?.getAttribute('href')?.split(edit) ?? [];
    if (hasFoot) expect(existsSync(path.join(content, source))).toBe(true);
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
