import { resolveSite, routingOf } from '@/lib/config/resolve-site';
import { siteConfigSchema } from '@/lib/config/site-config';
import { DEFAULT_FRONTMATTER, type Frontmatter } from '@/lib/frontmatter';
import type { Page, PageAddress } from '@/lib/model';
import { buildPageHead } from '@/lib/page/page-head';
import { makePage } from '../../../support/make-page';

const config = resolveSite(
  siteConfigSchema.parse({
    title: 'Site',
    description: 'Of the site',
    url: 'https://example.com',
    base: '/docs/',
    defaultLocale: 'en',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '中文', description: '站点的描述' },
    ],
    appIcons: [{ src: '/touch.png', size: 180 }],
    feeds: [
      { name: 'releases', folder: 'blog/release', titles: { en: 'Releases', zh: '发布' } },
      { name: 'blog', folder: 'blog', titles: { en: 'Blog', zh: '博客' } },
    ],
    software: { category: 'DeveloperApplication', operatingSystem: 'Linux', version: '1, 2' },
  }),
);

function head(
  page: Partial<Page> = {},
  frontmatter: Partial<Frontmatter> = {},
  excerpt?: string,
  exists: (address: PageAddress) => boolean = () => true,
) {
  return buildPageHead({
    config,
    routing: routingOf(config),
    page: makePage({
      slug: ['guide', '指南'],
      routePath: '/guide/指南',
      frontmatter: { ...DEFAULT_FRONTMATTER, ...frontmatter },
      ...page,
    }),
    excerpt,
    nav: [
      { text: 'Home', href: undefined, state: undefined },
      { text: 'Guide', href: '/docs/guide', state: 'section' },
    ],
    home: '/',
    find: (address) => (exists(address) ? {} : undefined),
  });
}

const post = { slug: ['blog', 'release', 'one'], routePath: '/blog/release/one' };
const home = { slug: [], routePath: '/', title: 'Site' };

function dataOf(...args: Parameters<typeof head>): { '@type': string }[] {
  return head(...args).structuredData.map((json) => JSON.parse(json));
}

test('addresses are absolute, with the base path and percent-encoded', () => {
  expect(head()).toMatchObject({
    canonical: 'https://example.com/docs/guide/%E6%8C%87%E5%8D%97',
    markdown: 'https://example.com/docs/guide/%E6%8C%87%E5%8D%97.md',
    image: {
      url: 'https://example.com/docs/og/guide/%E6%8C%87%E5%8D%97.png',
      width: 1200,
      height: 630,
    },
    manifest: '/docs/site.webmanifest',
    touchIcon: '/docs/touch.png',
  });
});

test('the pages of every version have the web manifest of their language, whose start page is its home page', () => {
  expect(head({ locale: 'zh', version: '1.x' }).manifest).toBe('/docs/zh/site.webmanifest');
});

test('the description is that of the page, else its first paragraph, else its title with the site title', () => {
  expect(head({}, { description: 'Own' }, 'Paragraph').description).toBe('Own');
  expect(head({}, {}, 'Paragraph').description).toBe('Paragraph');
  expect(head({ locale: 'zh' }).description).toBe('A – 站点的描述');
  expect(head(home).description).toBe('Of the site');
});

test('a page has hreflang links to itself in every language, and x-default', () => {
  expect(head({ ...post, locale: 'zh', routePath: '/zh/blog/release/one' }).alternates).toEqual({
    en: 'https://example.com/docs/blog/release/one',
    zh: 'https://example.com/docs/zh/blog/release/one',
    'x-default': 'https://example.com/docs/blog/release/one',
  });
});

test('a language without the page has no hreflang link', () => {
  const onlyEnglish = ({ locale }: PageAddress) => locale === 'en';
  expect(head({}, {}, undefined, onlyEnglish).alternates).toEqual({});
});

test('a page that nobody looks for is not indexed, and has no hreflang links', () => {
  const page = head({}, { pageType: '404' });
  expect(page).toMatchObject({ isIndexed: false, alternates: {}, structuredData: [] });
  expect(page.markdown).toBeUndefined();
});

test('a post links to its feeds in every language, its own language first', () => {
  const english = [
    ['Releases', '/docs/feeds/releases.xml', 'en'],
    ['Blog', '/docs/feeds/blog.xml', 'en'],
  ];
  const chinese = [
    ['发布', '/docs/zh/feeds/releases.xml', 'zh'],
    ['博客', '/docs/zh/feeds/blog.xml', 'zh'],
  ];
  const feedsOf = (address: Partial<PageAddress>) =>
    head(address).feeds.map(({ title, href, lang }) => [title, href, lang]);
  expect(feedsOf(post)).toEqual([...english, ...chinese]);
  expect(feedsOf({ ...post, locale: 'zh' })).toEqual([...chinese, ...english]);
});

test('the home page links to every feed of the site, other pages to none', () => {
  expect(head(home).feeds).toHaveLength(4);
  expect(head().feeds).toEqual([]);
});

test('feeds in the front matter replace the default ones', () => {
  const feeds = [{ url: '/zh/feeds/blog.xml', mime: 'application/rss+xml', language: 'zh' }];
  expect(head(post, { feeds }).feeds).toEqual([
    {
      title: '博客',
      href: '/docs/zh/feeds/blog.xml',
      url: 'https://example.com/docs/zh/feeds/blog.xml',
      mime: 'application/rss+xml',
      lang: 'zh',
    },
  ]);
});

test('the structured data is site and software on the home page, an article on posts, breadcrumbs on others', () => {
  expect(dataOf(home)).toMatchObject([
    { '@type': 'WebSite' },
    { '@type': 'SoftwareApplication', softwareVersion: '1, 2' },
  ]);
  expect(dataOf(post, { published_at: '2025-03-19' })).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Site', item: 'https://example.com/docs/' },
        { position: 2, name: 'Guide', item: 'https://example.com/docs/guide' },
        { position: 3, name: 'A', item: 'https://example.com/docs/blog/release/one' },
      ],
    },
    { '@type': 'BlogPosting', datePublished: '2025-03-19', dateModified: '2025-03-19' },
  ]);
});

test('a title cannot close the script element of the structured data', () => {
  expect(head({ title: '</script><script>alert(1)' }).structuredData.join('')).not.toContain('<');
});

test('the locales of Open Graph have a region, the language of the page first', () => {
  expect(head({ locale: 'zh' }).ogLocales).toEqual(['zh_CN', 'en_US']);
});
