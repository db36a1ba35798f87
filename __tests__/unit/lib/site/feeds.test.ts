import type { SiteMode } from '@/lib/config/resolve-site';
import { formatProblem } from '@/lib/problem/report';
import { checkSite } from '@/lib/site/check/check-site';
import { readSite } from '@/lib/site/site';
import { type ContentFiles, makeContentFolder } from '../../../support/content-folder';

const CONFIG = `export default {
  title: 'Site', description: 'For tests.', url: 'https://example.com', defaultLocale: 'en',
  locales: [{ lang: 'en', label: 'English' }],
  feeds: [{ name: 'blog', folder: 'blog', titles: { en: 'Blog' } }],
};
`;
const POST = '---\npublished_at: 2025-03-19\n---\n\n# Post\n\nText.\n';

async function problemsOf(files: ContentFiles, mode: SiteMode = 'build'): Promise<string[]> {
  makeContentFolder({
    'site.config.ts': CONFIG,
    'zh/index.mdx': null,
    'en/blog/a.mdx': POST,
    ...files,
  });
  return (await checkSite(await readSite(mode))).map(formatProblem);
}

test('posts with date and text have no errors', async () => {
  expect(await problemsOf({})).toEqual([]);
});

test.each([
  ['# Post\n\nText.\n', 'a.mdx:1: is a post without a day of publication.'],
  ['---\npublished_at: 2025-03-19\n---\n\n# Post\n', 'a.mdx:1: is a post without text.'],
  [
    POST.replace('---\n\n', 'feeds: [{ url: /feeds/none.xml, mime: text/xml }]\n---\n\n'),
    'a.mdx:3: announces the feed /feeds/none.xml, which does not exist.',
  ],
])('%j is an error', async (text, message) => {
  expect((await problemsOf({ 'en/blog/a.mdx': text })).join('\n')).toContain(message);
});

test('a wrong day of publication is one error', async () => {
  const text = POST.replace('2025-03-19', 'soon');
  expect(await problemsOf({ 'en/blog/a.mdx': text })).toHaveLength(1);
});

test('an overview of posts needs no date', async () => {
  const overview = '---\noverview: true\n---\n\n# All\n';
  const files = {
    'en/blog/index.mdx': '# Blog\n',
    'en/blog/2024/index.mdx': '# 2024\n',
    'en/blog/all.mdx': overview,
  };
  expect(await problemsOf(files)).toEqual([]);
});

test('a feed of a folder without pages is an error', async () => {
  const [problem] = await problemsOf({ 'en/blog/a.mdx': null });
  expect(problem).toContain('has the feed “blog” of the folder blog, which holds no pages.');
});

test('a feed needs a title in every language', async () => {
  const config = CONFIG.replace("{ en: 'Blog' }", "{ zh: 'Blog' }");
  await expect(problemsOf({ 'site.config.ts': config })).rejects.toThrow(
    'Give each feed a title in every language.',
  );
});
