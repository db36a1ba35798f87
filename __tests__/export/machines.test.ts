import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { listFiles } from '@/lib/content/read/files';
import { remarkCjkEmphasis } from '@/lib/mdx/remark-cjk-emphasis';
import { canonicalPath } from '@/lib/paths';
import { type ExportedPage, readExportedPages } from '../support/exported-site';

const SITES = [
  { folder: 'out', root: 'https://rsdoctor.rs' },
  { folder: '.cache/every-kind', root: 'https://example.com/docs' },
];

function attributeOf({ document }: ExportedPage, selector: string, name = 'content'): string {
  return document.querySelector(selector)?.getAttribute(name) ?? '';
}

function parseXml(file: string): Document {
  const document = new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

describe.each(SITES)('$folder tells machines', ({ folder, root }) => {
  const pages = readExportedPages(folder);
  const found = pages.filter(({ path: name }) => !name.endsWith('/404'));
  const each = found.map((page) => [page.path, page] as const);
  // The search page has no text of its own and is kept from machines.
  const written = each.filter(([name]) => !name.endsWith('/search'));
  const fileOf = (url: string) => path.join(folder, decodeURI(url.slice(root.length)));
  const pathOf = (url: string) => canonicalPath(url.slice(root.length));
  const byPath = new Map(pages.map((page) => [canonicalPath(page.path), page]));

  test.each(['en', 'zh'])('a title and a description of its own for every page in %s', (lang) => {
    const own = found.filter(({ document }) => document.documentElement.lang === lang);
    const titles = own.map(({ document }) => document.title);
    const descriptions = own.map((page) => attributeOf(page, 'meta[name="description"]'));
    expect(new Set(titles).size).toBe(own.length);
    expect(new Set(descriptions).size).toBe(own.length);
    expect(descriptions.filter((text) => text.length > 200)).toEqual([]);
  });

  test.each(each)('%s by an address that leads back to it', (name, page) => {
    const canonical = attributeOf(page, 'link[rel="canonical"]', 'href');
    expect(new URL(canonical).href).toBe(canonical);
    expect(byPath.get(pathOf(canonical))?.path).toBe(name);
    expect(attributeOf(page, 'meta[property="og:url"]')).toBe(canonical);
  });

  test.each(each)('%s in every language, and each of them names the same', (_, page) => {
    const links = (from: ExportedPage) =>
      // Feeds have a language, and a type.
      [...from.document.querySelectorAll('link[rel="alternate"][hreflang]:not([type])')].map(
        (link) => [link.getAttribute('hreflang'), link.getAttribute('href') ?? ''],
      );
    const isIndexed = attributeOf(page, 'meta[name="robots"]') === '';
    const own = links(page);
    expect(own.map(([lang]) => lang)).toEqual(isIndexed ? ['en', 'zh', 'x-default'] : []);
    for (const [lang, href] of own as [string, string][]) {
      const twin = byPath.get(pathOf(href));
      expect(twin && links(twin)).toEqual(own);
      expect(twin?.document.documentElement.lang).toBe(lang === 'x-default' ? 'en' : lang);
    }
  });

  test.each(each)('%s with a picture of the declared size', (_, page) => {
    const url = attributeOf(page, 'meta[property="og:image"]');
    const png = readFileSync(fileOf(url));
    const declared = ['width', 'height'].map((name) =>
      Number(attributeOf(page, `meta[property="og:image:${name}"]`)),
    );
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(declared);
    expect(png.length).toBeLessThan(60_000);
    expect(attributeOf(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
    expect(attributeOf(page, 'meta[name="twitter:image"]')).toBe(url);
  });

  test.each(written)('%s in structured data that parses', (name, { document }) => {
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
    const data = scripts.map(({ textContent }) => JSON.parse(textContent));
    const types = data.map((item) => item['@type']);
    if (name === '/' || name === '/zh/') expect(types).toEqual(['WebSite', 'SoftwareApplication']);
    else if (!name.includes('hidden')) expect(types[0]).toBe('BreadcrumbList');
    for (const { itemListElement = [] } of data) {
      for (const { item } of itemListElement) expect(byPath.has(pathOf(item))).toBe(true);
    }
  });

  test.each(written)('%s as Markdown that says the same', (_, page) => {
    const url = attributeOf(page, 'link[type="text/markdown"]', 'href');
    const markdown = readFileSync(fileOf(url), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
    expect(wordsOfMarkdown(markdown)).toEqual(wordsOfPage(page.document));
  });

  test('a sitemap of every page that may be found, in every language', () => {
    const sitemap = parseXml(path.join(folder, 'sitemap.xml'));
    expect(sitemap.documentElement.namespaceURI).toBe(
      'http://www.sitemaps.org/schemas/sitemap/0.9',
    );
    const entries = [...sitemap.querySelectorAll('url')];
    const addresses = entries.map((entry) => entry.querySelector('loc')?.textContent);
    const wanted = found
      .filter((page) => attributeOf(page, 'meta[name="robots"]') === '')
      .map((page) => attributeOf(page, 'link[rel="canonical"]', 'href'));
    expect(addresses.sort()).toEqual(wanted.sort());
    for (const entry of entries) {
      const names = [...entry.children].map(({ localName }) => localName);
      expect(names.filter((name) => name !== 'lastmod')).toEqual(['loc', 'link', 'link', 'link']);
      // Absent where git has no trustworthy history.
      const changed = entry.querySelector('lastmod')?.textContent ?? '2025-03-19';
      expect(changed).toMatch(/^\d{4}-\d\d-\d\d(T[\d:+Z-]+)?$/);
    }
  });

  test('where the sitemap is, and whom to tell about a weakness', () => {
    const robots = readFileSync(path.join(folder, 'robots.txt'), 'utf8');
    expect(robots).toContain(`Sitemap: ${root}/sitemap.xml`);
    const security = readFileSync(path.join(folder, '.well-known/security.txt'), 'utf8');
    expect(security).toMatch(/^Contact: \S+\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n/);
    expect(security).toContain(`Canonical: ${root}/.well-known/security.txt`);
  });

  test.each(['', 'zh/'])('all pages in %sllms.txt, and their text in llms-full.txt', (prefix) => {
    const index = readFileSync(path.join(folder, `${prefix}llms.txt`), 'utf8');
    const full = readFileSync(path.join(folder, `${prefix}llms-full.txt`), 'utf8');
    expect(index).toMatch(/^# .+\n\n> .+\n\n## /);
    const links = [...index.matchAll(/^- \[.+\]\((\S+)\): \S/gm)].map(([, url = '']) => url);
    expect(links.length).toBeGreaterThan(5);
    for (const url of links) {
      expect(existsSync(fileOf(url))).toBe(true);
      expect(full).toContain(readFileSync(fileOf(url), 'utf8'));
    }
  });

  test.each(['', 'zh/'])('what %ssite.webmanifest names, all of it there', (prefix) => {
    const manifest = JSON.parse(
      readFileSync(path.join(folder, `${prefix}site.webmanifest`), 'utf8'),
    );
    const base = new URL(`${root}/`).pathname;
    expect(manifest.start_url).toBe(base + prefix);
    expect(manifest.icons.length).toBeGreaterThan(1);
    for (const { src, sizes } of manifest.icons) {
      const file = path.join(folder, src.slice(base.length));
      expect(statSync(file).size).toBeGreaterThan(0);
      if (sizes !== 'any')
        expect(`${readFileSync(file).readUInt32BE(16)}`).toBe(sizes.split('x')[0]);
    }
  });

  test('no redirect that leads nowhere', () => {
    const rules = listFiles(folder).includes('_redirects')
      ? readFileSync(path.join(folder, '_redirects'), 'utf8').trim().split('\n')
      : [];
    const base = new URL(root).pathname.replace(/\/$/, '');
    for (const rule of rules) {
      const [from = '', to = '', status] = rule.split(' ');
      expect(status).toMatch(/^301!?$/);
      const html = readFileSync(path.join(folder, `${from.slice(base.length)}.html`), 'utf8');
      const target = new URL(to, root).href;
      expect(html).toContain(`content="0; url=${to.replaceAll('&', '&amp;')}"`);
      expect(html).toContain(`rel="canonical" href="${target.replaceAll('&', '&amp;')}"`);
      if (!target.startsWith(`${root}/`)) continue;
      const page = byPath.get(pathOf(target.replace(/#.*/, '')));
      const id = new URL(target).hash.slice(1);
      expect(id === '' ? page !== undefined : page?.document.getElementById(id) != null).toBe(true);
    }
  });
});

/** What a reader sees of the text, without controls, as characters without space between them. */
function wordsOfPage(document: Document): string {
  const shown = document.querySelector('main article') ?? document.querySelector('main');
  const text = shown?.cloneNode(true) as Element | undefined;
  if (!text) return '';
  const others =
    'button, svg, script, figure summary, [aria-hidden="true"], [hidden]:not([role="tabpanel"]), .visually-hidden, [data-footnote-backref], sup';
  for (const element of text.querySelectorAll(others)) element.remove();
  // A file name goes into the fence.
  for (const code of text.querySelectorAll('figure pre')) {
    code.closest('figure')?.querySelector('figcaption')?.remove();
  }
  return sortedWords(text.textContent ?? '');
}

function wordsOfMarkdown(markdown: string): string {
  const tree = createProcessor({
    format: 'md',
    remarkPlugins: [remarkGfm, remarkCjkEmphasis],
  }).parse(markdown);
  let text = '';
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'code' || node.type === 'inlineCode')
      text += node.value;
    if (node.type === 'html') text += node.value;
  });
  return sortedWords(text);
}

/** Footnotes stand elsewhere in Markdown, so the order counts for nothing. */
function sortedWords(text: string): string {
  return [...text.replace(/\s+/g, '')].sort().join('');
}
