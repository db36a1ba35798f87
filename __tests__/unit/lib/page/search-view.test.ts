import { resolveSite } from '@/lib/config/resolve-site';
import { siteConfigSchema } from '@/lib/config/site-config';
import { viewSearch } from '@/lib/page/search-view';
import type { SearchConfig } from '@/lib/search/search-modes';

const site = {
  title: 'Site',
  description: 'For tests.',
  url: 'https://example.com',
  defaultLocale: 'zh',
  locales: [{ lang: 'zh', label: '中文' }],
};

const START = [{ title: '快速开始', href: '/docs/zh/start' }];

function view(search: SearchConfig | undefined, locale = 'zh') {
  const config = resolveSite(siteConfigSchema.parse({ ...site, search }));
  const source = { documentsUrl: '/d.json', indexUrl: '/i.json', base: '/' };
  return viewSearch({ config, locale, homeHref: '/docs/zh/', source, start: START });
}

test('search is local and shows seven pages by default', () => {
  expect(view(undefined)).toEqual({
    pageHref: '/docs/zh/search',
    storageKey: 'saved-searches:/docs/zh/',
    backend: {
      mode: 'local',
      limit: 7,
      source: { documentsUrl: '/d.json', indexUrl: '/i.json', base: '/' },
    },
    isOwnIndex: true,
    start: START,
  });
});

test('a service gets language, limit and indexes', () => {
  const remote = { url: '/api/search' };
  expect(view({ mode: 'remote', remote, indexes: ['docs', 'blog'], limit: 3 })?.backend).toEqual({
    mode: 'remote',
    limit: 3,
    url: '/api/search',
    indexes: ['docs', 'blog'],
    lang: 'zh',
    siteUrl: 'https://example.com',
  });
});

test('a hosted search has an index for all languages, or one for each', () => {
  const hosted = { appId: 'a', apiKey: 'b' };
  const nameOf = (indexName: string | Record<string, string>) =>
    view({ mode: 'hosted', hosted: { ...hosted, indexName } })?.backend;
  expect(nameOf('docs')).toMatchObject({ indexName: 'docs', insights: false });
  expect(nameOf({ en: 'docs-en', zh: 'docs-zh' })).toMatchObject({ indexName: 'docs-zh' });
});

test('a site may have no search', () => {
  expect(view({ mode: 'off' })).toBeUndefined();
});
