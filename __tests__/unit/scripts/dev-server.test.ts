import { symlinkSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { LIVE_SOURCE } from '@/lib/site/dev/live-source';
import { watchContent } from '@/lib/site/dev/watch-content';
import { createDevServer } from '@/scripts/dev/dev-server';
import {
  type ContentFiles,
  inBothLanguages,
  makeContentFolder,
} from '../../support/content-folder';
import { makeTempFolder } from '../../support/temp-folder';

jest.mock('@/lib/site/dev/watch-content');

const CONFIG = (base: string) =>
  `export default { title: 'S', description: 'S', url: 'https://example.com', base: '${base}', defaultLocale: 'en', search: { mode: 'local' }, locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }] };\n`;

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

/** Starts a server with a stand-in for Next.js, which says what it was asked for. */
async function serve(files: ContentFiles = {}, base = '/') {
  const folder = makeContentFolder({
    ...inBothLanguages('a.mdx', '# A\n\nWords.\n'),
    'site.config.ts': CONFIG(base),
    ...files,
  });
  server = createDevServer(
    { base },
    {
      answer: async ({ url, headers }, response) => {
        if (url === '/throws') throw new Error('The renderer throws.');
        response.end(`page ${url} ${headers.origin ?? 'no origin'}`);
      },
      upgrade: (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
    },
  );
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { folder, port: (server.address() as AddressInfo).port };
}

/** The status, and the text of an answer without error. `fetch` would change some addresses and headers. */
function ask(port: number, url: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, headers, path: url }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      const status = String(response.statusCode);
      response.on('end', () => resolve(status === '200' ? text : status));
    });
    asked.on('error', reject).end();
  });
}

test('an error in the configuration is the answer for every page, without Next.js', async () => {
  const { folder, port } = await serve({}, '/docs/');
  writeFileSync(path.join(folder, 'site.config.ts'), 'export default { title: 1 "a" };\n');
  const response = await fetch(`http://127.0.0.1:${port}/docs/a`);
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(text).toContain('site.config.ts:1: cannot be read: Expected');
  expect(text).toContain('Correct the syntax');
  expect(text).toMatch(/EventSource\('\/docs\/content-changes\?revision=content-\w+'\)/);
});

test('the origin of own pages is removed from requests, that of other pages is kept', async () => {
  const { port } = await serve();
  expect(await ask(port, '/a', { origin: `http://127.0.0.1:${port}` })).toBe('page /a no origin');
  expect(await ask(port, '/a', { origin: 'https://evil.example' })).toBe(
    'page /a https://evil.example',
  );
});

test('a website that leads its own name to this machine is answered nothing, and gets no socket', async () => {
  const { port } = await serve();
  const evil = { host: 'evil.example', origin: 'http://evil.example' };
  for (const url of ['/a', '/a.md', '/content-changes', '/_next/hmr'])
    expect([url, await ask(port, url, evil)]).toEqual([url, '403']);
  const upgrade = async (host: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `GET /_next/hmr HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    let received = '';
    for await (const chunk of socket) received += chunk;
    return received;
  };
  expect(await upgrade('evil.example')).toBe('');
  expect(await upgrade('localhost')).toContain('101');
});

test('an address that is none is answered with 400', async () => {
  const { port } = await serve();
  expect(await ask(port, '/icon.svg%00.png')).toBe('400');
});

test('what is made of the content comes from the content, and everything else from Next.js', async () => {
  const { port } = await serve({}, '/docs/');
  expect(await ask(port, '/docs/sitemap.xml?v=1')).toContain(
    '<loc>https://example.com/docs/a</loc>',
  );
  expect(await ask(port, '/docs/search-index/en.documents.json')).toContain('Words.');
  expect(await ask(port, '/docs/no-such.md')).toBe('404');
  expect(await ask(port, '/docs/__nextjs_restart_dev')).toBe('404');
  for (const url of [
    '/guide/cli.md',
    '/docs/a',
    '/docs/a?file=a.md',
    '/docs/picture.png',
    '/docs/static/made.json',
    '/docs/_next/manifest.json',
  ])
    expect([url, await ask(port, url)]).toEqual([url, `page ${url} no origin`]);
});

test('the page of an address without one has the status of the deployed site', async () => {
  const { port } = await serve({}, '/docs/');
  for (const url of ['/docs/guide/cli', `/docs/${'a'.repeat(300)}`]) {
    const answer = await fetch(`http://127.0.0.1:${port}${url}`);
    expect([answer.status, await answer.text()]).toEqual([404, `page ${url} no origin`]);
  }
  expect((await fetch(`http://127.0.0.1:${port}/docs/ZH/A/`)).status).toBe(200);
});

test('old addresses lead where the content says, and to the error of a broken configuration', async () => {
  const { folder, port } = await serve({ 'redirects.json': '{ "/E1001": "/a" }\n' }, '/docs/');
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/docs/e1001`, {
    redirect: 'manual',
  });
  expect([status, headers.get('location')]).toEqual([307, '/docs/a']);
  writeFileSync(path.join(folder, 'site.config.ts'), 'export default {');
  expect(await ask(port, '/docs/e1001')).toBe('500');
});

test('a page with code is named before its code runs, which may never end', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  await serve({ 'en/a.mdx': '# A\n\n{(() => { for (;;); })()}\n' });
  await LIVE_SOURCE.loadPage('en', 'a');
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/en\/a\.mdx runs its code\./));
});

test('an open page gets its data after an edit, until it is closed', async () => {
  const { folder, port } = await serve();
  const edited = () => jest.mocked(watchContent).mock.calls.at(-1)?.[0]();
  const closing = new AbortController();
  const { body, headers } = await fetch(
    `http://127.0.0.1:${port}/content-changes?locale=en&path=a&revision=`,
    { signal: closing.signal },
  );
  expect(headers.get('content-type')).toBe('text/event-stream');
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const receive = async () => {
    let text = '';
    while (!text.endsWith('\n\n')) text += (await reader?.read())?.value ?? '';
    return text.slice('data: '.length);
  };
  writeFileSync(path.join(folder, 'en/a.mdx'), '# A\n\n[Nowhere](./nowhere.mdx)\n');
  edited();
  const { at, problems, nodes } = JSON.parse(await receive());
  expect(at).toMatchObject({
    locale: 'en',
    path: 'a',
    revision: expect.stringMatching(/^content-/),
  });
  expect(problems).toEqual([expect.stringContaining('a.mdx:3:1: links to ./nowhere.mdx')]);
  expect(JSON.stringify(nodes)).toContain('Nowhere');
  // The page that cannot be shown is left to Next.js, which shows why.
  writeFileSync(path.join(folder, 'site.config.ts'), 'export default {');
  edited();
  expect(await receive()).toBe('\n\n');
  closing.abort();
});

test('the public files of the content folder are served, and those of this project are not found', async () => {
  const { folder, port } = await serve(
    { 'public/a b.txt': 'own', 'public/demo/index.html': 'index', 'secret.html': 'secret' },
    '/docs/',
  );
  const outside = makeTempFolder();
  writeFileSync(path.join(outside, 'secret.txt'), 'secret');
  symlinkSync(path.join(outside, 'secret.txt'), path.join(folder, 'public/leak.txt'));
  symlinkSync(outside, path.join(folder, 'public/leak'));
  symlinkSync('a b.txt', path.join(folder, 'public/again.txt'));
  expect(await ask(port, '/docs/a%20b.txt?v=1')).toBe('own');
  expect(await ask(port, '/docs/demo')).toBe('index');
  expect(await ask(port, '/docs/logo-light.svg')).toBe('404');
  expect(await ask(port, '/docs/again.txt')).toBe('own');
  expect(await ask(port, '/docs/leak.txt')).toBe('404');
  expect(await ask(port, '/docs/leak/secret.txt')).toBe('404');
  for (const url of ['/a%20b.txt', '/docs/', '/docs/..%2fsecret.html'])
    expect(await ask(port, url)).toContain('page');
});

test('a request that fails is answered, and the error is printed', async () => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  const { port } = await serve();
  expect(await ask(port, '/throws')).toBe('500');
  expect(print).toHaveBeenCalledWith(expect.objectContaining({ message: 'The renderer throws.' }));
  expect(await ask(port, '/a')).toContain('page');
});
