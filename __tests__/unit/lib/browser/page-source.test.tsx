import { forgetPages, loadPage, NotSwappable } from '@/lib/browser/navigation/page-source';
import { isReachable } from '@/lib/browser/navigation/recovery';
import { loadStyles, swapPage } from '@/lib/browser/navigation/swap';

const READING = '<script type="module" data-reading="" src="/static/reading/a.js"></script>';
const POLICY = '<meta http-equiv="Content-Security-Policy" content="img-src \'self\'">';
const HEAD = POLICY + READING;
/** Pages end like this. */
const END = '</html>\n';

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The host answers every request with this page. A redirect that is not followed has the status 0. */
function answer(body: string, { status = 200, type = 'text/html; charset=utf-8' } = {}) {
  const headers = new Map([['content-type', type]]);
  const response = { ok: status === 200, headers, text: async () => body };
  globalThis.fetch = jest.fn(async () => response as unknown as Response);
}

let nth = 0;
/** An address that has not been loaded before. */
function fresh(): string {
  nth += 1;
  return `http://localhost/${nth}`;
}

beforeEach(() => {
  document.head.innerHTML = HEAD;
});
afterEach(() => jest.useRealTimers());

test('a page of this build is loaded', async () => {
  answer(`${HEAD}<title>A</title>${END}`);
  expect((await loadPage(fresh(), false)).title).toBe('A');
});

test.each<[string, string, Parameters<typeof answer>[1]]>([
  ['an error', HEAD + END, { status: 500 }],
  ['a redirect', '', { status: 0 }],
  ['the page of a login', `<!doctype html><title>A</title>${END}`, {}],
  ['cut', `${HEAD}<main><p>The first ha`, {}],
  ['nonsense', '["/d",1]\n\u0000 nonsense', { type: 'text/plain' }],
  ['of a wrong type', HEAD + END, { type: 'application/octet-stream' }],
  ['of another deployment', HEAD.replace('a.js', 'b.js') + END, {}],
  ['with another policy', HEAD.replace("'self'", "'self' https://example.com") + END, {}],
])(
  'the browser loads a page if the answer to the script is %s, and the host is asked again',
  async (_, body, options) => {
    const address = fresh();
    answer(body, options);
    await expect(loadPage(address, false)).rejects.toThrow(NotSwappable);
    expect(fetch).toHaveBeenCalledWith(address, expect.objectContaining({ redirect: 'manual' }));
    answer(HEAD + END);
    await expect(loadPage(address, false)).resolves.toBeInstanceOf(Document);
  },
);

const LATE = new DOMException('The operation timed out.', 'TimeoutError');
const LOST = new TypeError('Failed to fetch');

test.each<[string, () => Promise<unknown>, unknown, boolean]>([
  ['the head is late', () => Promise.reject(LATE), NotSwappable, true],
  ['the text is late', async () => slow(LATE), NotSwappable, true],
  ['there is no connection', () => Promise.reject(LOST), TypeError, false],
  ['the connection is lost', async () => slow(LOST), TypeError, true],
])(
  'if %s the right one of browser and message gets the page',
  async (_, respond, error, isThere) => {
    globalThis.fetch = jest.fn(respond) as never;
    await expect(loadPage(fresh(), false)).rejects.toThrow(error as typeof TypeError);
    expect(await isReachable('/')).toBe(isThere);
  },
);

/** The head of an answer whose text fails. */
function slow(error: Error) {
  const headers = new Map([['content-type', 'text/html']]);
  return { ok: true, headers, text: () => Promise.reject(error) };
}

test('a page is asked for once, and again after five minutes, once the tab was hidden, and for a return without memory', async () => {
  jest.useFakeTimers();
  const address = fresh();
  answer(HEAD + END);
  const load = async (isReturn = false) => {
    await loadPage(`${address}#part`, isReturn);
    return jest.mocked(fetch).mock.calls.length;
  };
  expect(await load()).toBe(1);
  await jest.advanceTimersByTimeAsync(299_000);
  expect([await load(), await load(true)]).toEqual([1, 1]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await load()).toBe(2);
  forgetPages();
  expect(await load(true)).toBe(3);
  expect(fetch).toHaveBeenLastCalledWith(
    address,
    expect.objectContaining({ cache: 'force-cache' }),
  );
  // What the cache of the browser had is not the newest.
  expect(await load()).toBe(4);
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
