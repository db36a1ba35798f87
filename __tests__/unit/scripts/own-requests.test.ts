import { symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { isOwnFile } from '@/lib/content/read/own-file';
import { answerOwnRequests } from '@/scripts/support/own-requests.mjs';
import { makeContentFolder } from '../../support/content-folder';
import { makeTempFolder } from '../../support/temp-folder';

const { emit } = Server.prototype;
const servers: Server[] = [];

// Other tests in this process have servers too.
afterEach(() => {
  Server.prototype.emit = emit;
});

afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function ask(port: number, url: string): Promise<string | number> {
  const response = await fetch(`http://127.0.0.1:${port}${url}`);
  return response.ok ? response.text() : response.status;
}

const nowhere = { folder: '/nowhere', own: '/nowhere', devHosts: [], isOwnFile };

test('files that builds write come from the server that creates them, and everything else from Next.js', async () => {
  const filesPort = await serve(({ url = '' }, response) => {
    response.writeHead(url.startsWith('/no-such') ? 404 : 200, { 'content-type': 'text/x-made' });
    response.end(`made ${url}`);
  });
  const port = await serve((_, response) => response.end('page'));
  answerOwnRequests({ ...nowhere, base: '/made/', filesPort });
  expect(await ask(port, '/made/guide/cli.md?v=1')).toBe('made /guide/cli.md?v=1');
  expect(await ask(port, '/made/og/guide/cli.png')).toBe('made /og/guide/cli.png');
  expect(await ask(port, '/made/no-such.md')).toBe(404);
  const { headers } = await fetch(`http://127.0.0.1:${port}/made/sitemap.xml`);
  expect(headers.get('content-type')).toBe('text/x-made');
  for (const url of [
    '/guide/cli.md',
    '/made/guide/cli',
    '/made/guide/cli?file=a.md',
    '/made/picture.png',
    '/made/static/made.json',
    '/made/_next/manifest.json',
    '/made/zh/opensearch.xml',
  ])
    expect([url, await ask(port, url)]).toEqual([url, 'page']);
});

test('the public files of the content folder are served, and those of this project are not found', async () => {
  const folder = makeContentFolder({
    'public/a b.txt': 'own',
    'public/demo/index.html': 'index',
    'secret.html': 'secret',
    'project/logo.svg': 'other',
    'project/static/made.png': 'made',
  });
  answerOwnRequests({
    folder: path.join(folder, 'public'),
    own: path.join(folder, 'project'),
    base: '/docs/',
    filesPort: 0,
    devHosts: [],
    isOwnFile,
  });
  const outside = makeTempFolder();
  writeFileSync(path.join(outside, 'secret.txt'), 'secret');
  symlinkSync(path.join(outside, 'secret.txt'), path.join(folder, 'public/leak.txt'));
  symlinkSync(outside, path.join(folder, 'public/leak'));
  symlinkSync('a b.txt', path.join(folder, 'public/again.txt'));
  const port = await serve((_, response) => response.end('page'));
  expect(await ask(port, '/docs/a%20b.txt?v=1')).toBe('own');
  expect(await ask(port, '/docs/demo')).toBe('index');
  expect(await ask(port, '/docs/logo.svg')).toBe(404);
  expect(await ask(port, '/docs/again.txt')).toBe('own');
  expect(await ask(port, '/docs/leak.txt')).toBe(404);
  expect(await ask(port, '/docs/leak/secret.txt')).toBe(404);
  expect(await ask(port, '/docs/%')).toBe(400);
  for (const url of ['/a%20b.txt', '/docs/', '/docs/static/made.png', '/docs/..%2fsecret.html'])
    expect(await ask(port, url)).toBe('page');
});
