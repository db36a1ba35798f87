import { compilePage } from '@/lib/content/compile-page';
import { readPageData } from '@/lib/content/page-data';
import { readSite } from '@/lib/content/site';
import { makeContentFolder } from '../../../support/content-folder';
import { makeTempFolder } from '../../../support/temp-folder';

const here = process.cwd();

/** The module, which keeps its files below the folder in which a command runs. */
function loadBuildData(): typeof import('@/lib/content/build-data') {
  process.chdir(makeTempFolder());
  jest.resetModules();
  return require('@/lib/content/build-data');
}

afterEach(() => process.chdir(here));

const HOME = `---
pageType: home
hero:
  name: Site
  actions:
    - theme: brand
      text: Start
      link: ./guide/start.mdx
---
`;
const PAGE = `---
description: Everything that a page consists of.
---

# Start

Words with \`code\`, a [link](../index.mdx) and 中文.

## Code {#code}

\`\`\`ts title="a.ts" {1}
const first = 1;
\`\`\`

:::tip{title="One"}
- [ ] a task
:::

| A | B |
| - | - |
| 1 | 2 |
`;

test('a build renders the same data of a page as the development server', async () => {
  makeContentFolder({
    'en/index.mdx': HOME,
    'en/guide/start.mdx': PAGE,
    'en/guide/overview.mdx': '---\noverview: true\n---\n\n# Overview\n',
    'zh/guide/start.mdx': PAGE.replace('# Start', '# 开始'),
  });
  const site = await readSite();
  const { readBuiltPage, writeBuiltPage } = loadBuildData();
  const expected = new Map<string, object>();
  for (const page of site.pages) {
    const slug = [...page.slug];
    const data = await readPageData(site, page, await compilePage(site, page));
    writeBuiltPage({ locale: page.locale, slug }, data);
    expected.set(`${page.locale} ${slug.join('/')}`, data);
  }
  expect([...expected.keys()].sort()).toEqual(
    expect.arrayContaining(['en ', 'en guide/overview', 'en guide/start', 'zh ', 'zh guide/start']),
  );
  for (const [address, data] of expected) {
    const [locale = '', path = ''] = address.split(' ');
    expect(readBuiltPage(locale, path)).toEqual(data);
  }
});

test('a build keeps what all pages have in common', () => {
  const { readBuildData, writeBuildData } = loadBuildData();
  const data = { routes: [{ locale: 'en', slug: ['guide', 'start'] }], texts: { en: { a: 'b' } } };
  writeBuildData(data as unknown as Parameters<typeof writeBuildData>[0]);
  expect(readBuildData()).toEqual(data);
});
