import { addIntegrity } from '@/scripts/export/passes/add-integrity';
import { nextPage, passed } from '../../../support/next-page';

test('scripts and style sheets of the site get an integrity attribute, other elements do not', () => {
  const html = passed(
    nextPage({ body: '<script src="/r.js" integrity="sha384-known"></script><img src="/a.png">' }),
    addIntegrity((address) => `sha256-${address}`),
  );
  expect(html).toContain(
    'href="/_next/static/a.css" data-precedence="next" integrity="sha256-/_next/static/a.css"',
  );
  expect(html).toContain(
    '<script src="/_next/static/a.js" async="" integrity="sha256-/_next/static/a.js">',
  );
  expect(html).toContain('<script src="/r.js" integrity="sha384-known">');
  expect(html).toContain('<img src="/a.png">');
  expect(html).toContain('<script data-inline="early">');
});

test('a preload has the same hash as its script, without which browsers would load it twice', () => {
  const html = passed(
    nextPage({
      body: '<link rel="preload" as="script" href="/a.js"><link rel="preload" as="image" href="/b.svg">',
    }),
    addIntegrity((address) => `sha256-${address}`),
  );
  expect(html).toContain('<link rel="preload" as="script" href="/a.js" integrity="sha256-/a.js">');
  expect(html).toContain('<link rel="preload" as="image" href="/b.svg">');
});
