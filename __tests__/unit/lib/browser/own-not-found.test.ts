import { homeOfAddress } from '@/lib/browser/first-frame/own-not-found';

const HOMES = ['/docs/', '/docs/en/', '/docs/1.x/', '/docs/en/1.x/'];

test.each([
  ['/docs/gone', '/docs/'],
  ['/docs', '/docs/'],
  ['/docs/EN/gone', '/docs/en/'],
  ['/docs/en/1.x/gone', '/docs/en/1.x/'],
  ['/docs/1.x/en/gone', '/docs/en/1.x/'],
  ['/docs/1.x/gone/en', '/docs/1.x/'],
  ['/docs/english', '/docs/'],
  ['/elsewhere', undefined],
])('the 404 page of %s is that of %s', (path, home) => {
  expect(homeOfAddress(path, HOMES)).toBe(home);
});
