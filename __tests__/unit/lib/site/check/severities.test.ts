import { checkSite } from '@/lib/site/check/check-site';
import { compilePage } from '@/lib/site/compile/compile-page';
import { readSite } from '@/lib/site/site';
import {
  type ContentFiles,
  inBothLanguages,
  makeContentFolder,
} from '../../../../support/content-folder';

test.each<[problem: string, files: ContentFiles]>([
  ['code without a language', inBothLanguages('a.mdx', '# A\n\n```\na\n```\n')],
  ['a highlighted line that a block lacks', inBothLanguages('a.mdx', '# A\n\n```js {2}\na\n```\n')],
  [
    'an unknown word after a language',
    inBothLanguages('a.mdx', '# A\n\n```js playground\na\n```\n'),
  ],
  ['an unknown prop', inBothLanguages('a.mdx', '# A\n\n<Kbd size="red" />\n')],
  ['an event handler', inBothLanguages('a.mdx', '# A\n\n<b onclick="go()">b</b>\n')],
  [
    'an unknown key of front matter',
    inBothLanguages('a.mdx', '---\nauthors: [anna]\n---\n\n# A\n'),
  ],
  ['a skipped level of headings', inBothLanguages('a.mdx', '# A\n\n### B {#b}\n')],
  ['an image without alt text', inBothLanguages('a.mdx', '# A\n\n![](/icon.svg)\n')],
  [
    'a keyword that is in the text',
    { ...inBothLanguages('a.mdx', '# A\n\nA berth.\n'), 'en/keywords.yaml': 'a.mdx: [berth]\n' },
  ],
  [
    'different headings in two languages',
    { 'en/a.mdx': '# A\n\n## B {#b}\n', 'zh/a.mdx': '# A\n' },
  ],
  ['a style attribute', inBothLanguages('a.mdx', '# A\n\n<b style="color: red">b</b>\n')],
  ['a missing translation', { 'en/a.mdx': '# A\n' }],
  ['an unknown component', inBothLanguages('a.mdx', '# A\n\n<BlogList />\n')],
])('%s is an error', async (_, files) => {
  expect(await severitiesIn(files)).toEqual(new Set([undefined]));
});

test.each<[problem: string, files: ContentFiles]>([
  ['an unknown alert', inBothLanguages('a.mdx', '# A\n\n> [!HINT]\n> a\n')],
  ['code in an unknown language', inBothLanguages('a.mdx', '# A\n\n```none-such\na\n```\n')],
  [
    'a page that its sidebar does not list',
    { ...inBothLanguages('guide/a.mdx', '# A\n'), 'en/guide/_meta.json': '[]' },
  ],
])('%s is a warning', async (_, files) => {
  expect(await severitiesIn(files)).toEqual(new Set([true]));
});

async function severitiesIn(files: ContentFiles): Promise<Set<true | undefined>> {
  makeContentFolder(files);
  const problems = await checkSite(await readSite());
  return new Set(problems.map(({ isWarning }) => isWarning));
}

test('the name and the content of an unknown component are shown', async () => {
  makeContentFolder(inBothLanguages('a.mdx', '# A\n\n<BlogList>\n\nPosts.\n\n</BlogList>\n'));
  const site = await readSite();
  const page = site.routes.findByFile('en/a.mdx');
  const { nodes } = page ? await compilePage(site, page) : {};
  expect(JSON.stringify(nodes)).toMatch(/<BlogList \/>.*Posts\./);
});
