import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listFiles } from '@/lib/site/read/files';
import { HEADERS, IMMUTABLE, REVALIDATED, SVG_POLICY } from '@/scripts/deploy/headers';
import { compressFiles } from '@/scripts/publish/compress';
import { type RealServer, SERVERS } from '../support/real-server';
import { OUT, readAddresses } from '../support/served-sites';

const FILES = listFiles(OUT);
const PAGES = readAddresses();

const SENT = Object.fromEntries(
  Object.entries(HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
);

/** The expected content type, by file extension. */
const TYPES: Readonly<Record<string, RegExp>> = {
  '.html': /^text\/html; ?charset=utf-8$/i,
  '.txt': /^text\/plain; ?charset=utf-8$/i,
  '.md': /^text\/markdown; ?charset=utf-8$/i,
  '.css': /^text\/css; ?charset=utf-8$/i,
  '.js': /^(?:text|application)\/javascript; ?charset=utf-8$/i,
  '.json': /^application\/json/,
  '.webmanifest': /^application\/manifest\+json; ?charset=utf-8$/i,
  '.xml': /^(?:text|application)\/xml/,
  '.svg': /^image\/svg\+xml/,
  '.png': /^image\/png$/,
  '.webp': /^image\/webp$/,
  '.avif': /^image\/avif$/,
  '.woff2': /^font\/woff2$/,
};

const textOf = (file: string) => readFileSync(path.join(OUT, file), 'utf8');

/** The rules of `_redirects`. */
function rules(): (readonly [from: string, to: string])[] {
  return textOf('_redirects')
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string]);
}

/** Every folder of the site: `zh/guide/`; the site itself is empty. */
const FOLDERS = [
  '',
  ...new Set(FILES.filter((file) => file.includes('/')).map((file) => `${path.dirname(file)}/`)),
];

/** Beginnings that a browser, or a server that decodes addresses, may take for the address of another site. */
const STARTS = [
  '//evil.example/',
  '/%2f/evil.example/',
  '/%2fevil.example/',
  '/%5cevil.example/',
  '/\\evil.example/',
  '/%09/evil.example/',
  '/%0d%0a/evil.example/',
  '/./%09//evil.example/',
  '/%2e/%2e//evil.example/',
  '/.%2f/evil.example/',
];
/** Ways back to the root of the site. */
const BACKS = ['', '../../', '%2e%2e/%2e%2e/', '..%2f..%2f', '..%5c..%5c'];

describe.each(Object.entries(SERVERS))('%s', (name, start) => {
  let server: RealServer;
  beforeAll(() => {
    server = start(OUT);
  });
  afterAll(() => server.stop());

  test('every page of both languages is served at its clean address', async () => {
    expect(new Set(PAGES.map(({ lang }) => lang)).size).toBe(2);
    for (const { address, lang } of PAGES) {
      const { status, headers, text } = await server.ask(address);
      expect({ address, status, ...headers }).toMatchObject({
        address,
        status: 200,
        'content-type': expect.stringMatching(TYPES['.html'] as RegExp),
        'cache-control': REVALIDATED,
        ...SENT,
      });
      expect(text).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${lang}`, 'i'));
    }
  });

  test('every other form of an address redirects to the clean one in one step', async () => {
    const ways = PAGES.flatMap(({ address }) =>
      address.endsWith('/')
        ? [
            [`${address}index.html?q=1?2`, `${address}?q=1?2`],
            [`${address}index`, address],
          ]
        : [
            [`${address}.html?q=1?2`, `${address}?q=1?2`],
            [`${address}/`, address],
            [`${address}.html`, address],
          ],
    );
    for (const [way = '', target] of [...ways, ['/zh', '/zh/']]) {
      const { status, headers } = await server.ask(way);
      expect([way, [301, 308].includes(status ?? 0), headers.location]).toEqual([
        way,
        true,
        target,
      ]);
    }
  });

  test('every redirect leads to its target', async () => {
    expect(rules().length).toBeGreaterThan(0);
    for (const [from, to] of rules()) {
      expect({ from, ...(await server.ask(from)) }).toMatchObject({
        from,
        status: 301,
        headers: { location: to },
      });
    }
  });

  test.each([
    ['/nope', 'en'],
    ['/guide/nope', 'en'],
    ['/zh/nope', 'zh'],
    ['/zh/guide/start/nope', 'zh'],
    ['/zh/nope.html', 'zh'],
    ['/zh/nope/', 'zh'],
    ['/index/index', 'en'],
    ['/_next/static/chunks/gone.js', 'en'],
    ['/a%0d%0aSet-Cookie:x=1.html', 'en'],
    ['/a%0d%0aSet-Cookie:x=1/', 'en'],
    [`/${'a'.repeat(300)}`, 'en'],
    [`/${'b/'.repeat(1000)}c`, 'en'],
  ])('%# returns the 404 page in the language of the address', async (address, lang) => {
    const { status, headers, text } = await server.ask(address);
    expect({ status, ...headers }).toMatchObject({
      status: 404,
      'content-type': expect.stringMatching(TYPES['.html'] as RegExp),
      'cache-control': REVALIDATED,
      ...SENT,
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('location');
    expect(text).toBe(textOf(lang === 'en' ? '404.html' : `${lang}/404.html`));
    expect(text).toContain(`<html lang="${lang}`);
  });

  test('a path above the site, or a broken escape, returns no file', async () => {
    for (const address of ['/..%2f..%2fetc/passwd', '/../../etc/passwd', '/%', '/a%00b']) {
      expect([400, 404]).toContain((await server.ask(address)).status);
    }
  });

  test('no address redirects to another site, for any folder', async () => {
    const origin = 'https://rsdoctor.rs';
    const pages = ['guide/start/cli.html', 'guide/start/cli/', 'index.html', 'E1001'];
    const ends = FOLDERS.flatMap((folder) => [folder.slice(0, -1), `${folder}index.html`]);
    const left: string[] = [];
    for (const address of STARTS.flatMap((first) =>
      BACKS.flatMap((back) => [...ends, ...pages].map((end) => first + back + end)),
    )) {
      const { location } = (await server.ask(address)).headers;
      if (location && new URL(location, origin).origin !== origin) left.push(address);
    }
    expect(left).toEqual([]);
  }, 120_000);

  test('every kind of file has its content type', async () => {
    const byEnding = new Map(FILES.map((file) => [path.extname(file), file]));
    byEnding.delete('.html');
    for (const [ending, file] of byEnding) {
      const type = TYPES[ending];
      if (!type) continue;
      const { status, headers } = await server.ask(`/${encodeURI(file)}`);
      expect([status, file, headers['content-type']]).toEqual([
        200,
        file,
        expect.stringMatching(type),
      ]);
    }
  });

  test('an SVG has a policy without scripts, and a page in public/ keeps its own', async () => {
    const svg = FILES.find((file) => file.endsWith('.svg')) ?? '';
    const { headers } = await server.ask(`/${svg}`);
    expect(headers['content-security-policy']).toBe(SVG_POLICY);
    expect((await server.ask('/demo/')).headers).toMatchObject(SENT);
  });

  test('only files with a hash in their name are cached without revalidation', async () => {
    // No page of this site has scripts of Next.js, so only drawings may be in its folder.
    const hashed = ['static/', '_next/static/'].flatMap(
      (folder) => FILES.find((file) => file.startsWith(folder) && !file.endsWith('.svg')) ?? [],
    );
    expect(hashed).not.toEqual([]);
    for (const file of hashed) {
      const { status, headers } = await server.ask(`/${file}`);
      expect({ file, status, ...headers }).toMatchObject({
        file,
        status: 200,
        'cache-control': IMMUTABLE,
        ...SENT,
      });
    }
    expect((await server.ask('/routes.json')).headers['cache-control']).toBe(REVALIDATED);
  });

  test('a cached file returns 304, and text is compressed', async () => {
    const whole = await server.ask('/');
    const etag = String(whole.headers.etag);
    expect(await server.ask('/', { 'if-none-match': etag })).toMatchObject({
      status: 304,
      text: '',
    });
    for (const address of ['/', '/routes.json', '/sitemap.xml']) {
      const { headers, bytes } = await server.ask(address, { 'accept-encoding': 'gzip' });
      expect(headers).toMatchObject({
        'content-encoding': 'gzip',
        vary: expect.stringMatching(/accept-encoding/i),
      });
      expect(gunzipSync(bytes).equals((await server.ask(address)).bytes)).toBe(true);
    }
  });

  test('range requests work, and uploads are rejected', async () => {
    const part = await server.ask('/routes.json', { range: 'bytes=0-9' });
    expect(part).toMatchObject({ status: 206, text: textOf('routes.json').slice(0, 10) });
    expect((await server.ask('/', {}, 'POST')).status).toBe(405);
  });

  test('precompressed files are served as they are', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'compressed-'));
    for (const file of ['index.html', 'routes.json', '404.html', '_redirects']) {
      cpSync(path.join(OUT, file), path.join(folder, file));
    }
    await compressFiles(folder);
    const compressed = start(folder);
    const accepted = { br: brotliDecompressSync, gzip: gunzipSync };
    // nginx needs a rarely installed module for Brotli.
    const encodings = name === 'nginx' ? (['gzip'] as const) : (['br', 'gzip'] as const);
    for (const encoding of encodings) {
      const { headers, bytes } = await compressed.ask('/', { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      const ending = encoding === 'gzip' ? 'gz' : 'br';
      expect(bytes.equals(readFileSync(path.join(folder, `index.html.${ending}`)))).toBe(true);
      expect(String(accepted[encoding](bytes))).toBe(textOf('index.html'));
    }
    compressed.stop();
    rmSync(folder, { recursive: true });
  });
});
