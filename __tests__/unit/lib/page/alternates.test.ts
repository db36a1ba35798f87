import type { PageAddress, Routing } from '@/lib/model';
import {
  type AlternateSource,
  canonicalAddress,
  viewLanguages,
  viewVersions,
} from '@/lib/page/alternates';
import { pathFor } from '@/lib/paths';

const routing: Routing = {
  locales: ['en', 'zh'],
  defaultLocale: 'en',
  versions: ['2.x', '1.x'],
  defaultVersion: '2.x',
};

/** A site with these pages, seen from one of them. */
function source(page: PageAddress, paths: readonly string[]): AlternateSource {
  return {
    config: {
      base: '/docs/',
      locales: [
        { lang: 'en', label: 'English' },
        { lang: 'zh', label: '中文' },
      ],
    },
    routing,
    page,
    find: (address) => (paths.includes(pathFor(address, routing)) ? {} : undefined),
  };
}

const old: PageAddress = { locale: 'en', version: '1.x', slug: ['guide', 'a'] };

test('a page has links to itself in every language and version', () => {
  const all = ['/guide/a', '/1.x/guide/a', '/zh/1.x/guide/a'];
  expect(viewLanguages(source(old, all)).map(({ href }) => href)).toEqual([
    '/docs/1.x/guide/a',
    '/docs/zh/1.x/guide/a',
  ]);
  expect(viewVersions(source(old, all))).toMatchObject([
    { href: '/docs/guide/a', isExact: true, isCurrent: false },
    { href: '/docs/1.x/guide/a', isExact: true, isCurrent: true },
  ]);
});

test('if a page does not exist there, the link leads to the nearest parent page, and says so', () => {
  expect(viewVersions(source(old, ['/guide', '/1.x/guide/a']))[0]).toMatchObject({
    href: '/docs/guide',
    isExact: false,
  });
  expect(viewLanguages(source(old, ['/1.x/guide/a']))[1]).toMatchObject({
    href: '/docs/zh/1.x/',
    isExact: false,
  });
});

test('the canonical address is that of the default version, if the page exists there', () => {
  expect(canonicalAddress(source(old, ['/guide/a'])).version).toBe('2.x');
  expect(canonicalAddress(source(old, [])).version).toBe('1.x');
});
