import { createServer, request, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isFromOwnHost } from '@/scripts/support/own-host.mjs';
import { answerOwnRequests } from '@/scripts/support/own-requests.mjs';

const { emit } = Server.prototype;

// Other tests in this process have servers too.
afterEach(() => {
  Server.prototype.emit = emit;
});

test.each([
  ['http://127.0.0.1:3000', '127.0.0.1:3000', undefined, true],
  ['https://docs.example', 'docs.example', undefined, true],
  ['https://docs.example', 'localhost:3000', 'docs.example', true],
  ['https://evil.example', 'localhost:3000', undefined, false],
  ['https://evil.example', '127.0.0.1:3000', 'docs.example', false],
  ['http://localhost:4000', 'localhost:3000', undefined, false],
  ['null', 'localhost:3000', undefined, false],
  [undefined, 'localhost:3000', undefined, false],
])(
  'a request from a page of %p to %p (forwarded: %p): same host is %p',
  (origin, host, forwarded, isOwn) => {
    expect(isFromOwnHost({ origin, host, 'x-forwarded-host': forwarded })).toBe(isOwn);
  },
);

test('the origin of own pages is removed from requests, that of other pages is kept', async () => {
  const place = { folder: '/nowhere', own: '/nowhere', base: '/', filesPort: 0 };
  answerOwnRequests(place);
  answerOwnRequests(place);
  const server = createServer(({ headers }, response) => response.end(headers.origin ?? 'none'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (origin: string) =>
    new Promise((resolve) => {
      const asked = request({ host: '127.0.0.1', port, headers: { origin } }, (response) => {
        response.setEncoding('utf8').on('data', resolve);
      });
      asked.end();
    });
  expect(await ask(`http://127.0.0.1:${port}`)).toBe('none');
  expect(await ask('https://evil.example')).toBe('https://evil.example');
  server.close();
  server.closeAllConnections();
});
