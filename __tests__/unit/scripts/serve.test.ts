import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, type RequestOptions, request } from 'node:http';
import path from 'node:path';
import { type Server, serve } from '@/scripts/serve/serve';
import { makeTempFolder } from '../../support/temp-folder';

const LARGE = 'x'.repeat(4_000_000);
const FILES = {
  'index.html': 'home',
  '404.html': 'nothing here',
  _redirects:
    '/E1001 /guide/cli#e1001 301!\n/E1001 /guide/cli#e1001 301\n/tabs /guide/cli?tab=npm#e1001 301\n',
  'E1001.html': 'leads on',
  'zh/index.html': '首页',
  'guide/cli.html': 'the command line',
  'guide/cli/segment.txt': 'part of a page',
  'guide/cli.md': '# 命令行',
  'guide/指南.html': 'Han name',
  'large.bin': LARGE,
  'large.txt': LARGE,
  'site.webmanifest': '{}',
  'drawing.SVG': '<svg/>',
  '.well-known/security.txt': 'Contact: us',
  '_next/static/chunks/a1b2.js': 'export {}',
};

let folder: string;
let server: Server;

beforeEach(async () => {
  folder = path.join(makeTempFolder(), 'out');
  writeSite(folder);
  server = await serve({ folder, base: '/', port: 0 });
});

afterEach(async () => {
  await server.close();
});

function writeSite(target: string): void {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    writeFileSync(path.join(target, name), text);
  }
}

interface Reply {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  text: string;
}

/** Sends a raw request: `fetch` would normalize the address and decompress the text. */
function ask(address: string, options: RequestOptions = {}): Promise<Reply> {
  const { port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const asking = request({ port, path: address, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode, headers: response.headers, text });
      });
    });
    asking.on('error', reject).end();
  });
}

test.each([
  ['/', 'home'],
  ['/zh/', '首页'],
  ['/guide/cli', 'the command line'],
  ['/guide/cli?q=1', 'the command line'],
  [`/guide/${encodeURIComponent('指南')}`, 'Han name'],
  ['/.well-known/security.txt', 'Contact: us'],
])('%s returns its file', async (address, text) => {
  expect(await ask(address)).toMatchObject({ status: 200, text });
});

test('an SVG that is opened on its own may not run scripts', async () => {
  const { headers } = await ask('/drawing.SVG');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
});

test.each([
  ['/zh', '/zh/'],
  ['/index.html', '/'],
  ['/zh/index.html', '/zh/'],
  ['/zh/index', '/zh/'],
  ['/zh/index/', '/zh/'],
  ['/index', '/'],
  ['/guide/cli.html?q=1?2', '/guide/cli?q=1?2'],
  ['/guide/cli/', '/guide/cli'],
  ['/E1001', '/guide/cli#e1001'],
  ['/E1001?q=1', '/guide/cli?q=1#e1001'],
  ['/tabs?q=1', '/guide/cli?tab=npm&q=1#e1001'],
])('%s redirects to %s in one step', async (address, location) => {
  expect(await ask(address)).toMatchObject({ status: 301, headers: { location } });
});

test.each([
  '/nothing',
  '/guide/',
  '/a%00b',
  '/%',
  '/..%2f..%2fetc/passwd',
  '/guide/../index.html',
  '/guide%5ccli',
  '//evil.example/index.html',
  '//guide/cli',
  '/%2f/evil.example/index.html',
  '/%09/evil.example/guide/cli/',
  `/${'a'.repeat(300)}`,
  `/guide/cli/${'b/'.repeat(3000)}`,
])('%s returns the 404 page', async (address) => {
  expect(await ask(address)).toMatchObject({ status: 404, text: 'nothing here' });
});

test('a conditional request for an unchanged file returns 304', async () => {
  const { headers } = await ask('/guide/cli');
  const again = await ask('/guide/cli', { headers: { 'if-none-match': String(headers.etag) } });
  expect(again).toMatchObject({ status: 304, text: '' });
  const since = { 'if-modified-since': String(headers['last-modified']) };
  expect(await ask('/guide/cli', { headers: since })).toMatchObject({ status: 304 });
  expect(await ask('/nothing', { headers: since })).toMatchObject({ status: 404 });
});

test('a range is sent uncompressed, and one beyond the end returns 416', async () => {
  const range = (bytes: string) =>
    ask('/large.txt', { headers: { range: bytes, 'accept-encoding': 'gzip' } });
  expect(await range('bytes=0-9')).toMatchObject({
    status: 206,
    headers: { 'content-range': `bytes 0-9/${LARGE.length}` },
    text: 'x'.repeat(10),
  });
  const beyond = await range(`bytes=${LARGE.length}-`);
  expect(beyond).toMatchObject({
    status: 416,
    headers: { 'content-range': `bytes */${LARGE.length}` },
  });
  expect(beyond.text.length).toBeLessThan(100);
});

test('other methods than GET and HEAD are not allowed', async () => {
  expect(await ask('/', { method: 'POST' })).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
  });
});

test('HEAD returns no body', async () => {
  expect(await ask('/guide/cli', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
});

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/guide/cli.md', 'text/markdown; charset=utf-8', 'no-cache'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
  [
    '/_next/static/chunks/a1b2.js',
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
])('%s has its content type and caching', async (address, type, caching) => {
  const { headers } = await ask(address);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': caching });
});

test('text is compressed', async () => {
  const { headers, text } = await ask('/large.txt', { headers: { 'accept-encoding': 'gzip' } });
  expect(headers['content-encoding']).toBe('gzip');
  expect(text.length).toBeLessThan(LARGE.length / 100);
});

test('aborted downloads do not leave files open', async () => {
  const { port } = new URL(server.origin);
  const breakOff = (address: string) =>
    new Promise<void>((resolve) => {
      const asking = get({ port, path: address, agent: false }, (response) => {
        response.once('data', () => asking.destroy());
      });
      asking.on('error', () => undefined).on('close', resolve);
    });
  await breakOff('/large.bin');
  const before = openFiles();
  for (let count = 0; count < 50; count += 1) {
    await Promise.all([breakOff('/large.bin'), breakOff('/large.txt')]);
  }
  // The server handles the last events a little later.
  while (openFiles() > before) await new Promise(setImmediate);
  expect(await ask('/')).toMatchObject({ status: 200 });
});

function openFiles(): number {
  return readdirSync('/dev/fd').length;
}

test('requests succeed while the folder is being replaced', async () => {
  const next = `${folder}.next`;
  const old = `${folder}.old`;
  let isReplacing = true;
  const statuses = new Set<number | undefined>();
  const readers = Array.from({ length: 20 }, async () => {
    while (isReplacing) statuses.add((await ask('/guide/cli')).status);
  });
  for (let count = 0; count < 50; count += 1) {
    writeSite(next);
    renameSync(folder, old);
    renameSync(next, folder);
    rmSync(old, { recursive: true });
    await new Promise(setImmediate);
  }
  isReplacing = false;
  await Promise.all(readers);
  expect(await ask('/guide/cli')).toMatchObject({ status: 200, text: 'the command line' });
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

test('while the folder is missing, responses ask the client to retry', async () => {
  renameSync(folder, `${folder}.old`);
  expect(await ask('/')).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
});

test('with a base path redirects keep it, and other addresses redirect to it', async () => {
  const below = await serve({ folder, base: '/docs/', port: 0 });
  const { port } = new URL(below.origin);
  const ways = ['/', '/docs', '/docs/zh', '/docs/guide/cli.html', '/docs/index.html'];
  const replies = await Promise.all(ways.map((address) => ask(address, { port })));
  expect(replies.map(({ headers }) => headers.location)).toEqual([
    '/docs/',
    '/docs/',
    '/docs/zh/',
    '/docs/guide/cli',
    '/docs/',
  ]);
  await below.close();
});

test('a port that is taken is reported with a message', async () => {
  const { port } = new URL(server.origin);
  await expect(serve({ folder, base: '/', port: Number(port) })).rejects.toThrow(
    `Port ${port} is taken. Choose another with \`-- --port\` or PORT.`,
  );
});

test('a missing page is answered in the language of its address', async () => {
  writeFileSync(path.join(folder, 'zh/404.html'), '没有');
  expect(await ask('/zh/guide/nothing')).toMatchObject({ status: 404, text: '没有' });
  expect(await ask('/en/nothing')).toMatchObject({ status: 404, text: 'nothing here' });
});
