import { loadPage, NotSwappable } from '@/lib/browser/navigation/page-source';
import { loadStyles, swapPage } from '@/lib/browser/navigation/swap';

const READING = '<script type="module" data-reading="" src="/static/reading/a.js"></script>';

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The host answers every request with this page. */
function answer(body: string, { status = 200, type = 'text/html; charset=utf-8', url = '' } = {}) {
  const headers = new Map([['content-type', type]]);
  const response = {
    ok: status < 400,
    headers,
    redirected: url !== '',
    url,
    text: async () => body,
  };
  globalThis.fetch = jest.fn(async () => response as unknown as Response);
}

let nth = 0;
/** An address that has not been loaded before. */
function fresh(): string {
  nth += 1;
  return `http://localhost/${nth}`;
}

beforeEach(() => {
  document.head.innerHTML = READING;
});

test('a page of this build is loaded', async () => {
  answer(`${READING}<title>A</title>`);
  expect((await loadPage(fresh(), false)).title).toBe('A');
});

test.each<[string, string, Parameters<typeof answer>[1]]>([
  ['an error', READING, { status: 500 }],
  ['the page of a login', '<!doctype html><title>A</title>', {}],
  ['another page', READING, { url: 'http://localhost/login' }],
  ['nonsense', '["/d",1]\n\u0000 nonsense', { type: 'text/plain' }],
  ['of a wrong type', READING, { type: 'application/octet-stream' }],
  ['of another deployment', READING.replace('a.js', 'b.js'), {}],
])('the browser loads a page if the answer to the script is %s', async (_, body, options) => {
  answer(body, options);
  await expect(loadPage(fresh(), false)).rejects.toThrow(NotSwappable);
});

test('a failed connection is no reason to leave the page', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(loadPage(fresh(), false)).rejects.toThrow(TypeError);
});

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

test('the browser loads a page whose style sheet is missing', async () => {
  const loading = loadStyles(parse('<link rel="stylesheet" href="/static/styles/gone.css">'));
  sheets()[0]?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow(NotSwappable);
  expect(sheets()).toEqual([]);
});

test('the style sheets of two pages never apply together', async () => {
  document.head.innerHTML += '<link rel="stylesheet" href="/one.css">';
  const next = parse('<link rel="stylesheet" href="/two.css">');
  const loading = loadStyles(next);
  const shown = () => sheets().map(({ href, media }) => [new URL(href).pathname, media]);
  expect(shown()).toEqual([
    ['/one.css', ''],
    ['/two.css', 'not all'],
  ]);
  sheets()[1]?.dispatchEvent(new Event('load'));
  await loading;
  swapPage(next);
  expect(shown()).toEqual([['/two.css', '']]);
});

test('head, language and structured data are those of the page shown, after several pages', () => {
  const pageOf = (name: string, lang: string) =>
    parse(`<html lang="${lang}"><head><meta name="theme-color" content="#fff">${READING}
      <title>${name}</title><meta name="description" content="${name}">
      <meta property="og:title" content="${name}"><link rel="canonical" href="/${name}">
      <link rel="alternate" hreflang="zh" href="/zh/${name}"><link rel="icon" href="/icon.svg">
      <script type="application/ld+json">{"name":"${name}"}</script></head><body></body></html>`);
  const lines = ({ head }: Document) => [...head.children].map(({ outerHTML }) => outerHTML).sort();
  document.head.innerHTML = pageOf('one', 'en').head.innerHTML;
  const [color, icon] = ['meta[name="theme-color"]', '[rel="icon"]'].map((selector) =>
    document.head.querySelector(selector),
  );
  for (const [name, lang] of [
    ['two', 'en'],
    ['three', 'en'],
    ['three', 'zh'],
  ] as const) {
    swapPage(pageOf(name, lang));
    expect(lines(document)).toEqual(lines(pageOf(name, lang)));
    expect(document.documentElement.lang).toBe(lang);
  }
  // What all pages have stays in place.
  expect([color, icon].map((element) => element?.isConnected)).toEqual([true, true]);
});
