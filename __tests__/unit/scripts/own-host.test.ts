import { createServer, request, Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { isAllowedHost, isFromOwnHost, pathOf } from '@/scripts/support/own-host.mjs';
import { answerOwnRequests } from '@/scripts/support/own-requests.mjs';

const { emit } = Server.prototype;

// Other tests in this process have servers too.
afterEach(() => {
  Server.prototype.emit = emit;
});

const DEV_HOSTS = ['docs.example', '.app.github.dev'];

test.each([
  ['http://127.0.0.1:3000', '127.0.0.1:3000', undefined, true],
  ['https://docs.example', 'docs.example', undefined, true],
  ['https://docs.example', 'localhost:3000', 'docs.example', true],
  ['https://evil.example', 'localhost:3000', 'evil.example', false],
  ['https://evil.example', 'localhost:3000', undefined, false],
  ['https://evil.example', '127.0.0.1:3000', 'docs.example', false],
  ['http://localhost:4000', 'localhost:3000', undefined, false],
  ['null', 'localhost:3000', undefined, false],
  [undefined, 'localhost:3000', undefined, false],
])(
  'a request from a page of %p to %p (forwarded: %p): same host is %p',
  (origin, host, forwarded, isOwn) => {
    expect(isFromOwnHost({ origin, host, 'x-forwarded-host': forwarded }, DEV_HOSTS)).toBe(isOwn);
  },
);

test.each([
  ['localhost:3000', true],
  ['docs.localhost', true],
  ['127.0.0.1:3000', true],
  ['192.168.1.5', true],
  ['[::1]:3000', true],
  ['docs.example:3000', true],
  ['a-3000.app.github.dev', true],
  ['app.github.dev', false],
  ['evil.example', false],
  ['evil.docs.example', false],
  ['127.0.0.1@evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['localhost.evil.example', false],
  ['', false],
  [undefined, false],
])('the host %p is answered: %p', (host, isAllowed) => {
  expect(isAllowedHost(host, DEV_HOSTS)).toBe(isAllowed);
});

test.each([
  ['/guide?q=%00', '/guide'],
  ['/%E6%8C%87%E5%8D%97', '/指南'],
  ['//a:b', '//a:b'],
  ['//', '//'],
  ['/icon.svg%00.png', undefined],
  ['/%ff.md', undefined],
  ['/%', undefined],
  ['http://evil.example/', undefined],
  ['*', undefined],
])('the address %p has the path %p', (url, pathname) => {
  expect(pathOf(url)).toBe(pathname);
});

async function serveDevelopment(): Promise<{ port: number; close(): void }> {
  const place = { folder: '/nowhere', own: '/nowhere', base: '/', filesPort: 0 };
  answerOwnRequests({ ...place, devHosts: DEV_HOSTS, isOwnFile: () => true });
  answerOwnRequests({ ...place, devHosts: DEV_HOSTS, isOwnFile: () => true });
  const server = createServer(({ headers }, response) => response.end(headers.origin ?? 'none'));
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port, close };
}

function ask(port: number, headers: Record<string, string>, path = '/'): Promise<string> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, headers, path }, (response) => {
      response
        .setEncoding('utf8')
        .on('data', (text) =>
          resolve(response.statusCode === 200 ? text : `${response.statusCode}`),
        );
    });
    asked.end();
  });
}

test('the origin of own pages is removed from requests, that of other pages is kept', async () => {
  const { port, close } = await serveDevelopment();
  expect(await ask(port, { origin: `http://127.0.0.1:${port}` })).toBe('none');
  expect(await ask(port, { origin: 'https://evil.example' })).toBe('https://evil.example');
  close();
});

test('a website that leads its own name to this machine is answered nothing, and gets no socket', async () => {
  const { port, close } = await serveDevelopment();
  expect(await ask(port, { host: 'evil.example', origin: 'http://evil.example' })).toBe('403');
  expect(await ask(port, { host: 'docs.example', origin: 'http://docs.example' })).toBe('none');
  const upgrade = async (host: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    let received = '';
    for await (const chunk of socket) received += chunk;
    return received;
  };
  expect(await upgrade('evil.example')).toBe('');
  expect(await upgrade('localhost')).toContain('101');
  close();
});

test.each(['/icon.svg%00.png', '/%ff.md', '/%'])(
  'the address %s is answered with 400',
  async (path) => {
    const { port, close } = await serveDevelopment();
    expect(await ask(port, {}, path)).toBe('400');
    close();
  },
);

test.each(['//', '//a:b', `/${'a'.repeat(300)}`])(
  'the address %s is left to Next.js',
  async (path) => {
    const { port, close } = await serveDevelopment();
    expect(await ask(port, {}, path)).toBe('none');
    close();
  },
);
