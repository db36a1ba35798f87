import { readSite } from '@/lib/site/site';
import { makeFile } from '@/scripts/publish/made-files';
import { inBothLanguages, makeContentFolder } from '../../support/content-folder';

const CONFIG = `export default {
  title: 'Site',
  description: 'A site for tests.',
  url: 'https://example.com',
  base: '/docs/',
  defaultLocale: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  feeds: [
    { name: 'news', folder: 'blog', titles: { en: 'News', zh: '新闻' } },
    { name: 'topics', folder: 'blog/topic', titles: { en: 'Topics', zh: '话题' } },
  ],
};
`;

/** Makes a file of a site of four pages in two languages, and returns the pages that were read for it. */
async function make(urlPath: string) {
  makeContentFolder({
    'site.config.ts': CONFIG,
    ...inBothLanguages('a.mdx', '# A\n'),
    ...inBothLanguages('blog/one.mdx', '---\npublished_at: 2026-01-02\n---\n\n# One\n'),
    ...inBothLanguages('blog/topic/two.mdx', '---\npublished_at: 2026-01-03\n---\n\n# Two\n'),
  });
  const fetched: string[] = [];
  const text = await makeFile(urlPath, await readSite('development'), async (page) => {
    fetched.push(page.routePath);
    const head = `<meta name="description" content="About ${page.title}">`;
    return `${head}<main><article><h1>${page.title}</h1><p>Words</p></article></main>`;
  });
  return { text, fetched };
}

test('a Markdown file is created from its page', async () => {
  const { text, fetched } = await make('/zh/a.md');
  expect(text).toContain('url: https://example.com/docs/zh/a\nlang: zh');
  expect(text).toContain('# A\n\nWords');
  expect(fetched).toEqual(['/zh/a']);
});

test('a feed is created from its posts in its language, and llms.txt from the pages of its language', async () => {
  const feed = await make('/zh/feeds/news.xml');
  expect(feed.text).toContain('<link>https://example.com/docs/zh/blog/one</link>');
  expect(feed.fetched).toEqual(['/zh/blog/one', '/zh/blog/topic/two']);
  expect((await make('/feeds/topics.json')).fetched).toEqual(['/blog/topic/two']);
  const list = await make('/zh/llms.txt');
  expect(list.text).toContain('https://example.com/docs/zh/a.md): About A');
  expect(list.fetched.filter((path) => !path.startsWith('/zh/'))).toEqual([]);
});

test('a social image is drawn for its page, which is not read for it', async () => {
  const { text, fetched } = await make('/og/zh/a.png');
  expect(Buffer.from(text ?? '').toString('latin1')).toMatch(/^\x89PNG/);
  expect(fetched).toEqual([]);
});

test('files that do not need the text of pages are created without reading pages', async () => {
  for (const [urlPath, part] of [
    ['/sitemap.xml', '<loc>https://example.com/docs/blog/one</loc>'],
    ['/robots.txt', 'Sitemap: https://example.com/docs/sitemap.xml'],
    ['/zh/site.webmanifest', '"lang": "zh"'],
    ['/routes.json', '"path":"/zh/blog/one"'],
  ] as const) {
    const { text, fetched } = await make(urlPath);
    expect(text).toContain(part);
    expect(fetched).toEqual([]);
  }
});

test.each(['/no/such.md', '/feeds/other.xml', '/other.json', '/fr/llms.txt', '/og/other.png'])(
  '%s is not a file of a build',
  async (urlPath) => {
    expect((await make(urlPath)).text).toBeUndefined();
  },
);
