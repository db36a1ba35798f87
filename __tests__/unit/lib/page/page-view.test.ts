import { resolveSite, routingOf } from '@/lib/config/resolve-site';
import { siteConfigSchema } from '@/lib/config/site-config';
import { DEFAULT_FRONTMATTER, type Frontmatter } from '@/lib/frontmatter';
import type { Page } from '@/lib/model';
import { buildPageView } from '@/lib/page/page-view';
import { makePage } from '../../../support/make-page';

const config = resolveSite(
  siteConfigSchema.parse({
    title: 'Site',
    description: 'Of the site',
    url: 'https://example.com',
    base: '/docs/',
    icon: '/icon.svg',
    logo: { light: '/l.svg', dark: '/d.svg' },
    defaultLocale: 'en',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '中文', title: '站点', description: '站点的描述' },
    ],
    footer: { message: { en: 'Foot', zh: '页脚' } },
    search: { mode: 'remote', remote: { url: '/s' }, start: ['/guide/a', '/old', '/guide/b'] },
  }),
);

function view(page: Partial<Page> = {}, frontmatter: Partial<Frontmatter> = {}, hasHeading = true) {
  return buildPageView({
    config,
    routing: routingOf(config),
    page: makePage({
      routePath: page.locale === 'zh' ? '/zh/guide/a' : '/guide/a',
      frontmatter: { ...DEFAULT_FRONTMATTER, ...frontmatter },
      lastUpdatedTime: '2026-11-20T10:00:00+01:00',
      ...page,
    }),
    nav: [],
    sidebar: {
      items: [],
      pages: [
        { text: 'A', href: '/docs/guide/a' },
        { text: 'B', href: '/docs/guide/b' },
      ],
    },
    toc: [],
    heading: hasHeading ? 'A' : undefined,
    excerpt: undefined,
    hasImages: true,
    hero: {
      install: [],
      map: undefined,
      imageSize: { width: 640, height: 520 },
    },
    overview: undefined,
    resolveLink: (link) => `/docs${link}`,
    resolveDemo: (name) => `/docs/demo/${name}`,
    find: ({ locale, slug }) =>
      slug[0] === 'old'
        ? undefined
        : { title: `${slug.join(' ')} in ${locale}`, routePath: `/${[locale, ...slug].join('/')}` },
  });
}

test('addresses have the base path, and the canonical one has the origin', () => {
  expect(view()).toMatchObject({
    href: '/docs/guide/a',
    head: {
      canonical: 'https://example.com/docs/guide/a',
      icon: '/docs/icon.svg',
      manifest: '/docs/site.webmanifest',
    },
    site: { homeHref: '/docs/', logo: { light: '/docs/l.svg', dark: '/docs/d.svg' } },
  });
});

test.each([
  [{}, {}, 'A - Site'],
  [{ locale: 'zh' }, {}, 'A - 站点'],
  [{}, { titleSuffix: 'Other' }, 'A - Other'],
  [{ title: 'Site' }, {}, 'Site'],
  [{ title: '' }, {}, 'Site'],
  [{ title: '' }, { titleSuffix: 'Build Analyzer' }, 'Site - Build Analyzer'],
])('the page %j with %j has the document title %s', (page, frontmatter, title) => {
  expect(view(page, frontmatter).documentTitle).toBe(title);
});

test.each([
  [{}, {}, 'Of the site'],
  [{ locale: 'zh' }, {}, '站点的描述'],
  [{}, { description: 'Of the page' }, 'Of the page'],
])('the page %j with %j has the tagline %s without a hero', (page, frontmatter, tagline) => {
  expect(view(page, frontmatter).tagline).toBe(tagline);
});

test('the layout shows the title only if the text does not', () => {
  expect(view().showsTitle).toBe(false);
  expect(view({}, {}, false).showsTitle).toBe(true);
});

test('previous and next page come from the sidebar', () => {
  expect(view()).toMatchObject({ prev: undefined, next: { text: 'B' } });
});

test('the footer message can differ by language', () => {
  expect(view().site.footer.message).toBe('Foot');
  expect(view({ locale: 'zh' }).site.footer.message).toBe('页脚');
});

test('a search starts at pages of the language and version of the page, as far as these have them', () => {
  expect(view({ locale: 'zh' }).search?.start).toEqual([
    { title: 'guide a in zh', href: '/docs/zh/guide/a' },
    { title: 'guide b in zh', href: '/docs/zh/guide/b' },
  ]);
});
