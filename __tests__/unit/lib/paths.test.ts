import { refusedScheme } from '@/lib/link-schemes';
import type { Routing } from '@/lib/model';
import { canonicalPath, hrefFor, isExternal, parsePath, pathFor } from '@/lib/paths';

const routing: Routing = {
  locales: ['en', 'zh'],
  defaultLocale: 'en',
  versions: ['1.x', '0.x'],
  defaultVersion: '1.x',
};

describe('canonicalPath', () => {
  test.each([
    ['/', '/'],
    ['/index', '/'],
    ['/guide/start/intro', '/guide/start/intro'],
    ['/Guide/Start/INTRO', '/guide/start/intro'],
    ['/guide/start/intro.html', '/guide/start/intro'],
    ['/guide/start/index.html', '/guide/start'],
    ['/guide/start/', '/guide/start'],
    ['/guide/start/index/', '/guide/start'],
    ['/guide//index', '/guide'],
    ['//index.html', '/'],
    ['/guide/.html', '/guide'],
    ['/zh/%E6%8C%87%E5%8D%97', '/zh/指南'],
  ])('%s becomes %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(canonicalPath(canonical)).toBe(canonical);
  });

  test('keeps a path that it cannot decode, which leads to a 404', () => {
    expect(canonicalPath('/guide/%E0%A4%A')).toBe('/guide/%e0%a4%a');
  });
});

test.each([
  ['/', 'en', '1.x', []],
  ['/guide/start/intro', 'en', '1.x', ['guide', 'start', 'intro']],
  ['/zh/guide/start/intro', 'zh', '1.x', ['guide', 'start', 'intro']],
  ['/0.x/guide', 'en', '0.x', ['guide']],
  ['/zh/0.x/guide', 'zh', '0.x', ['guide']],
  ['/zh/', 'zh', '1.x', []],
  ['/zh/0.x/', 'zh', '0.x', []],
  ['/zhejiang', 'en', '1.x', ['zhejiang']],
] as const)('%s parses to %s, %s, %j and back', (path, locale, version, slug) => {
  expect(parsePath(path, routing)).toEqual({ locale, version, slug });
  expect(pathFor({ locale, version, slug }, routing)).toBe(path);
});

test.each([
  ['/guide', '/', '/guide'],
  ['/guide', '/docs/', '/docs/guide'],
  ['/', '/docs/', '/docs/'],
])('%s below the base %s is %s', (path, base, href) => {
  expect(hrefFor(path, base)).toBe(href);
});

test.each([
  ['https://example.com', true],
  ['mailto:a@example.com', true],
  ['//example.com/a', true],
  ['/guide', false],
  ['./a.mdx', false],
  ['#anchor', false],
])('%s leaves the site: %s', (href, expected) => {
  expect(isExternal(href)).toBe(expected);
});

test.each([
  ['https://example.com', undefined],
  ['MAILTO:a@example.com', undefined],
  ['tel:+1', undefined],
  ['//example.com', undefined],
  ['/guide:a', undefined],
  ['./a.mdx#b:c', undefined],
  ['javascript:alert(1)', 'javascript'],
  [' JavaScript:alert(1)', 'javascript'],
  ['java\tscript:alert(1)', 'javascript'],
  ['\u0001javascript:alert(1)', 'javascript'],
  ['data:text/html,a', 'data'],
  ['file:///etc/passwd', 'file'],
])('the scheme of %j is rejected as %s', (href, scheme) => {
  expect(refusedScheme(href)).toBe(scheme);
});
