import { localesOfBuild, routesOfBuild, SOURCE } from '@/app/source';
import { LIVE_SOURCE } from '@/lib/site/dev/live-source';
import { readSite } from '@/lib/site/site';
import { writeDataOf } from '@/scripts/build/write-build-data';
import { makeContentFolder } from '../../support/content-folder';
import { makeTempFolder } from '../../support/temp-folder';

// Its code is found from the folder in which a command runs.
jest.mock('@/lib/site/data/browser-bundle', () => ({ bundleInlineScripts: async () => SCRIPTS }));

const SCRIPTS = { early: 'a', whileParsing: 'b', notFound: 'c' };
const here = process.cwd();

afterEach(() => {
  process.chdir(here);
  delete globalThis.contentSource;
  Object.assign(process.env, { NODE_ENV: 'test' });
});

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

/** Writes the data of a build into a folder of its own, in which the rest of the test runs. */
async function build() {
  makeContentFolder({
    'en/index.mdx': HOME,
    'en/guide/start.mdx': PAGE,
    'en/guide/overview.mdx': '---\noverview: true\n---\n\n# Overview\n',
    'zh/guide/start.mdx': PAGE.replace('# Start', '# 开始'),
  });
  const site = await readSite();
  process.chdir(makeTempFolder());
  await writeDataOf(site, new Map());
  return site;
}

test('a build renders the same data of a page as the development server', async () => {
  const { pages } = await build();
  const addresses = pages.map(({ locale, slug }) => [locale, slug.join('/')] as const);
  expect(addresses.map((address) => address.join(' '))).toEqual(
    expect.arrayContaining(['en ', 'en guide/overview', 'en guide/start', 'zh ', 'zh guide/start']),
  );
  for (const address of addresses) {
    const { view, nodes, live } = JSON.parse(
      JSON.stringify(await LIVE_SOURCE.loadPage(...address)),
    );
    const built = await SOURCE.loadPage(...address);
    // In development the search finds its files elsewhere.
    expect({ ...built, view: { ...built.view, search: {} } }).toEqual({
      view: { ...view, search: {} },
      nodes,
      live,
    });
  }
});

test('a build knows what all pages have in common, and which pages it renders', async () => {
  const { config } = await build();
  const search = { title: config.title, href: '/zh/opensearch.xml' };
  expect(await SOURCE.getSite()).toMatchObject({ base: '/', searches: { zh: search } });
  expect(await SOURCE.getTexts('zh')).toEqual(await LIVE_SOURCE.getTexts('zh'));
  expect(await SOURCE.getInlineScripts()).toEqual(SCRIPTS);
  await expect(SOURCE.getTexts('fr')).rejects.toThrow('“fr”');
  Object.assign(process.env, { NODE_ENV: 'production' });
  expect(localesOfBuild()).toEqual([{ locale: 'en' }, { locale: 'zh' }]);
  expect(routesOfBuild()).toContainEqual({ locale: 'zh', slug: ['guide', 'start'] });
});

test('the development server is asked instead, and renders any page', async () => {
  globalThis.contentSource = { ...LIVE_SOURCE, getSite: jest.fn() };
  await SOURCE.getSite();
  expect(globalThis.contentSource.getSite).toHaveBeenCalledTimes(1);
  expect([localesOfBuild(), routesOfBuild()]).toEqual([[], []]);
});
