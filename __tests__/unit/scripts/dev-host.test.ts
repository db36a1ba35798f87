import { isAllowedHost, isFromOwnHost, pathOf } from '@/scripts/dev/dev-host';

test.each([
  ['http://127.0.0.1:3000', '127.0.0.1:3000', undefined, true],
  ['https://docs.example', 'docs.example', undefined, true],
  ['https://evil.example', 'localhost:3000', 'evil.example', false],
  ['https://evil.example', 'localhost:3000', undefined, false],
  ['http://localhost:4000', 'localhost:3000', undefined, false],
  ['null', 'localhost:3000', undefined, false],
  [undefined, 'localhost:3000', undefined, false],
])(
  'a request from a page of %p to %p (forwarded: %p): same host is %p',
  (origin, host, forwarded, isOwn) => {
    expect(isFromOwnHost({ origin, host, 'x-forwarded-host': forwarded })).toBe(isOwn);
  },
);

test.each([
  ['localhost:3000', true],
  ['docs.localhost', true],
  ['127.0.0.1:3000', true],
  ['192.168.1.5', true],
  ['[::1]:3000', true],
  ['evil.example', false],
  ['evil.docs.example', false],
  ['127.0.0.1@evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['localhost.evil.example', false],
  ['', false],
  [undefined, false],
])('the host %p is answered: %p', (host, isAllowed) => {
  expect(isAllowedHost(host)).toBe(isAllowed);
});

test.each([
  ['/guide?q=%00', '/guide'],
  ['/%E6%8C%87%E5%8D%97', '/指南'],
  ['//a:b', undefined],
  ['//', undefined],
  ['/icon.svg%00.png', undefined],
  ['/%ff.md', undefined],
  ['/%', undefined],
  ['http://evil.example/', undefined],
  ['*', undefined],
])('the address %p has the path %p', (url, pathname) => {
  expect(pathOf(url)).toBe(pathname);
});
