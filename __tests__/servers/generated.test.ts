import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listFiles } from '@/lib/content/read/files';
import { HEADERS, IMMUTABLE, pagePolicy, REVALIDATED, SVG_POLICY } from '@/scripts/deploy/headers';
import { readRules } from '@/scripts/deploy/served-site';
import { SERVER_NAMES, serverConfig } from '@/scripts/deploy/server-config';
import { compressFiles } from '@/scripts/publish/compress';
import { type RealServer, startServer } from '../support/real-server';
import { pagesOf, SITES } from '../support/served-sites';

const POLICY = "default-src 'none'; script-src 'self'";
const SENT = {
  ...Object.fromEntries(
    Object.entries(HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
  ),
  'content-security-policy': pagePolicy(POLICY),
};

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

function start(name: (typeof SERVER_NAMES)[number], site: (typeof SITES)[number]): RealServer {
  const rules = readRules(readFileSync(path.join(site.out, '_redirects'), 'utf8'));
  return startServer(name, site, (place) =>
    serverConfig(name, {
      ...place,
      host: 'example.com',
      base: site.base,
      rules,
      policy: POLICY,
      publicPages: publicPagesOf(site.out),
    }),
  );
}

function publicPagesOf(out: string): string[] {
  return listFiles(out).filter((file) => file === 'demo/index.html');
}

function publicSvgOf(out: string): string {
  return listFiles(out).find((file) => file.endsWith('.svg')) ?? '';
}

const CASES = SERVER_NAMES.flatMap((name) => SITES.map((site) => ({ name, site })));

for (const { name, site } of CASES) {
  const { out, base } = site;
  describe(`the generated configuration of ${name} for ${out}`, () => {
    let server: RealServer;
    beforeAll(() => {
      server = start(name, site);
    });
    afterAll(() => server.stop());

    test('every page of both languages is served at its clean address', async () => {
      const pages = pagesOf(site);
      expect(new Set(pages.map(({ lang }) => lang)).size).toBe(2);
      for (const { address, lang } of pages) {
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
      const ways = pagesOf(site).flatMap(({ address }) =>
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
      const folders = pagesOf(site)
        .map(({ address }) => address)
        .filter((address) => address.length > 1 && address.endsWith('/'));
      for (const [way = '', target] of [
        ...ways,
        ...folders.map((folder) => [folder.slice(0, -1), folder]),
      ]) {
        const { status, headers } = await server.ask(way);
        expect([way, [301, 308].includes(status ?? 0), headers.location]).toEqual([
          way,
          true,
          target,
        ]);
      }
    });

    test('every redirect leads to its target', async () => {
      const rules = readRules(readFileSync(path.join(out, '_redirects'), 'utf8'));
      expect(rules.length).toBeGreaterThan(0);
      for (const { from, to } of rules) {
        const reply = await server.ask(encodeURI(from));
        expect(reply).toMatchObject({ status: 301, headers: { location: to } });
      }
    });

    test.each([
      'nothing',
      'nothing.html',
      'nothing/',
      'index/index',
      '_next/static/chunks/gone.js',
      'a%0d%0aSet-Cookie:x=1.html',
      'a%0d%0aSet-Cookie:x=1/',
      'a'.repeat(300),
      `${'b/'.repeat(1000)}c`,
      '/evil.example/index.html',
      '/evil.example/',
    ])('%# returns the 404 page', async (address) => {
      const { status, headers, text } = await server.ask(`${base}${address}`);
      expect({ status, ...headers }).toMatchObject({
        status: 404,
        'content-type': expect.stringMatching(TYPES['.html'] as RegExp),
        'cache-control': REVALIDATED,
        ...SENT,
      });
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).not.toHaveProperty('location');
      expect(text).toBe(readFileSync(path.join(out, '404.html'), 'utf8'));
    });

    test('a path above the site, or a broken escape, returns no file', async () => {
      for (const address of ['..%2f..%2fetc/passwd', '../../etc/passwd', '%', 'a%00b']) {
        expect([400, 404]).toContain((await server.ask(`${base}${address}`)).status);
      }
    });

    test('an address does not redirect to another host', async () => {
      const [{ address = '' } = {}] = pagesOf(site).filter(
        ({ address: own }) => !own.endsWith('/'),
      );
      const ways = [`/${address}.html`, `/${address}/`, `//${address}.html`, `/${base}index.html`];
      for (const way of ways) {
        expect((await server.ask(way)).headers.location ?? '/').toMatch(/^\/(?!\/)/);
      }
    });

    test('every kind of file has its content type', async () => {
      const names = listFiles(out).filter((file) => !file.endsWith('.html'));
      const byEnding = new Map(names.map((file) => [path.extname(file), file]));
      for (const [ending, file] of byEnding) {
        const type = TYPES[ending];
        if (!type) continue;
        const reply = await server.ask(`${base}${encodeURI(file)}`);
        expect([reply.status, file, reply.headers['content-type']]).toEqual([
          200,
          file,
          expect.stringMatching(type),
        ]);
      }
    });

    test('an SVG has a policy without scripts, and a page in public/ keeps its own', async () => {
      const { headers } = await server.ask(`${base}${publicSvgOf(out)}`);
      expect(headers['content-security-policy']).toBe(SVG_POLICY);
      const demo = await server.ask(`${base}demo/`);
      const hasOwn = publicPagesOf(out).length > 0;
      const expected = hasOwn ? HEADERS['Content-Security-Policy'] : pagePolicy(POLICY);
      expect(demo.headers['content-security-policy']).toBe(expected);
    });

    test('only files with a hash in their name are cached without revalidation', async () => {
      const [chunk = ''] = listFiles(path.join(out, '_next/static/chunks'));
      const kept = await server.ask(`${base}_next/static/chunks/${chunk}`);
      expect(kept.headers).toMatchObject({ 'cache-control': IMMUTABLE, ...SENT });
      expect((await server.ask(`${base}routes.json`)).headers['cache-control']).toBe(REVALIDATED);
    });

    test('a cached file returns 304, and text is compressed', async () => {
      const whole = await server.ask(base);
      const etag = String(whole.headers.etag);
      expect(await server.ask(base, { 'if-none-match': etag })).toMatchObject({
        status: 304,
        text: '',
      });
      for (const address of [base, `${base}routes.json`, `${base}sitemap.xml`]) {
        const { headers, bytes } = await server.ask(address, { 'accept-encoding': 'gzip' });
        expect(headers).toMatchObject({
          'content-encoding': 'gzip',
          vary: expect.stringMatching(/accept-encoding/i),
        });
        expect(gunzipSync(bytes).equals((await server.ask(address)).bytes)).toBe(true);
      }
    });

    test('range requests work, and uploads are rejected', async () => {
      const part = await server.ask(`${base}routes.json`, { range: 'bytes=0-9' });
      expect(part).toMatchObject({
        status: 206,
        text: readFileSync(path.join(out, 'routes.json'), 'utf8').slice(0, 10),
      });
      expect((await server.ask(base, {}, 'POST')).status).toBe(405);
    });
  });
}

for (const name of SERVER_NAMES) {
  describe(`precompressed files with ${name}`, () => {
    test('are served as they are', async () => {
      const [site] = SITES;
      const folder = mkdtempSync(path.join(tmpdir(), 'compressed-'));
      for (const file of ['index.html', 'routes.json', '404.html', '_redirects']) {
        cpSync(path.join(site.out, file), path.join(folder, file));
      }
      await compressFiles(folder);
      const server = start(name, { ...site, out: folder });
      const accepted = { br: brotliDecompressSync, gzip: gunzipSync };
      // nginx needs a rarely installed module for Brotli.
      const encodings = name === 'nginx' ? (['gzip'] as const) : (['br', 'gzip'] as const);
      for (const encoding of encodings) {
        const ending = encoding === 'gzip' ? 'gz' : 'br';
        for (const [address, file] of [
          ['/', 'index.html'],
          ['/routes.json', 'routes.json'],
        ]) {
          const { headers, bytes } = await server.ask(address as string, {
            'accept-encoding': encoding,
          });
          expect(headers['content-encoding']).toBe(encoding);
          expect(bytes.equals(readFileSync(path.join(folder, `${file}.${ending}`)))).toBe(true);
          expect(
            accepted[encoding](bytes).equals(readFileSync(path.join(folder, file as string))),
          ).toBe(true);
        }
      }
      server.stop();
      rmSync(folder, { recursive: true });
    });
  });
}
