import { readdirSync, readFileSync, statSync } from 'node:fs';
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

test('titles have the form “title - suffix”, with the suffix of the page, the language or the site', () => {
  expect(page('/guide').title).toBe('Guide - Suffix');
  expect(page('/guide/plain').title).toBe('Plain { Markdown } - Every kind');
  expect(page('/zh/guide/plain').title).toBe('Plain { Markdown } - 每一种');
});

test('the description is escaped', () => {
  const description = page('/guide').querySelector('meta[name="description"]');
  expect(description?.getAttribute('content')).toBe('The guide with "quotes" & <brackets>.');
});

test('the layout shows the title if the text does not, and never twice', () => {
  expect(texts(page('/guide'), 'h1')).toEqual(['Guide']);
  expect(texts(page('/guide/plain'), 'h1')).toEqual(['Plain { Markdown }']);
});

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
  expect(main?.querySelector('a')?.getAttribute('href')).toBe('/docs/');
  expect(page('/zh/404').querySelector('main a')?.getAttribute('href')).toBe('/docs/zh/');
});

test('the sidebar opens the group of the current page and keeps a collapsed one closed', () => {
  const isOpen = (path: string) =>
    page(path).querySelector('#_sidebar details')?.hasAttribute('open');
  expect(isOpen('/guide/part/deep')).toBe(true);
  expect(isOpen('/guide/plain')).toBe(false);
});

test('an interface text of the site replaces the default in its language', () => {
  expect(texts(page('/guide'), 'a[rel="next"] span')[0]).toBe('Onward');
  expect(texts(page('/zh/guide'), 'a[rel="next"] span')[0]).toBe('下一页');
});

test('the outline of a page contains the headings of the pieces that it includes', () => {
  expect(texts(page('/guide'), 'div[data-part="outline"] nav a')).toEqual(['From the piece']);
});

test('an image next to its page is published with a hash in its name', () => {
  expect(page('/guide').querySelector('article img')?.getAttribute('src')).toMatch(
    /^\/docs\/static\/images\/dot\.[\da-f]{8}\.svg$/,
  );
});

test('images state their size, and only the first is not lazy', () => {
  const images = [...page('/guide/pictures').querySelectorAll('article img')];
  const sizes = images.map((image) =>
    ['width', 'height'].map((name) => image.getAttribute(name)).join(' by '),
  );
  expect(sizes).toEqual([
    '90 by 20',
    '1200 by 700',
    '1200 by 700',
    '640 by 160',
    '640 by 160',
    '300 by 175',
    '600 by 350',
    '1200 by 700',
    '640 by 160',
    '600 by 350',
  ]);
  expect(images.filter((image) => image.getAttribute('loading') !== 'lazy')).toEqual([images[0]]);
});

test('only pages with images have the dialog that enlarges them', () => {
  expect(page('/guide/pictures').querySelectorAll('dialog[data-zoom]')).toHaveLength(1);
  expect(page('/guide/plain').querySelectorAll('dialog[data-zoom]')).toHaveLength(0);
});

test('an overview has a title in its language and lists the folder as the sidebar groups it', () => {
  expect(texts(page('/guide/overview'), 'h1')).toEqual(['Overview']);
  expect(texts(page('/zh/guide/overview'), 'h1')).toEqual(['概览']);
  const overview = page('/guide/overview').querySelector('[data-overview]') as Element;
  expect([...overview.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Header',
    'Part',
    'Others',
  ]);
  const links = [...overview.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/docs/guide/part/deep#first');
  // The page includes headings of depth 3 too.
  expect(links).toContain('/docs/guide/part/deep#second');
});

test('a documentation page has the landmarks banner, main and contentinfo once each', () => {
  const document = page('/guide/plain');
  // Within one of these, header and footer are not landmarks.
  const within = 'main, article, section, nav, aside';
  const landmarks = ['header', 'main', 'footer'].map(
    (name) =>
      [...document.querySelectorAll(name)].filter(
        (part) => !part.closest(within) || name === 'main',
      ).length,
  );
  expect(landmarks).toEqual([1, 1, 1]);
});

test('the edit link leads to the file, with the text of the site or the default one', () => {
  const link = page('/guide/plain').querySelector('main a[target="_blank"]');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    'Fix it (opens in a new tab)',
    'https://example.com/edit/en/guide/plain.md',
  ]);
  expect(page('/zh/guide/plain').querySelector('main a[target="_blank"]')?.textContent).toBe(
    '编辑本页 （在新标签页打开）',
  );
});

describe('code', () => {
  const CLASSES = ['added', 'removed', 'marked', 'focused', 'error', 'warning'];

  test.each(CLASSES)('a line can be %s, and its annotation is removed', (name) => {
    const lines = page('/guide/code').querySelectorAll(`.line.${name}`);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line.textContent).not.toContain('[!code');
  });

  test('from a file is the region that the page names', () => {
    const block = page('/guide/code').querySelector('[data-code="demo.ts"] code');
    expect(block?.textContent).toBe(
      '/** The sum of two numbers. */\nexport function sum(a: number, b: number): number {\n  return a + b;\n}\n',
    );
  });

  test('has no buttons before the script, which they need', () => {
    expect(page('/guide/code').querySelectorAll('figure button')).toHaveLength(0);
    expect(page('/guide/code').querySelectorAll('[hidden] > [data-code-tools]')).toHaveLength(1);
  });

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

test('the exported page contains every tab panel, with one visible', () => {
  const document = page('/guide/components');
  const [group] = document.querySelectorAll('[data-tabs="package-manager"]');
  expect(
    texts(document, '[data-tabs="package-manager"]:first-of-type [role=tab]').slice(0, 4),
  ).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
  expect(group?.querySelectorAll('[role=tabpanel]:not([hidden])')).toHaveLength(1);
  expect(group?.textContent).toContain('yarn add @rsdoctor/rspack-plugin -D');
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

test('the glossary is repeated neither in search nor in the Markdown of pages that link to it', () => {
  const markdown = readFileSync('.cache/every-kind/guide/components.md', 'utf8');
  expect(markdown).toContain('[parsed size](https://example.com/docs/guide/terms#parsed-size)');
  expect(markdown).not.toContain('Bytes');
  const names = readdirSync('.cache/every-kind/static');
  const index = names.find((name) => name.startsWith('search_index.en')) ?? '';
  const documents = readFileSync(`.cache/every-kind/static/${index}`, 'utf8');
  expect(documents.split('Bytes after gzip.')).toHaveLength(2);
});
