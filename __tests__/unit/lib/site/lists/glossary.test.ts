import { checkSite } from '@/lib/site/check/check-site';
import { compilePage } from '@/lib/site/compile/compile-page';
import { readSite } from '@/lib/site/site';
import {
  type ContentFiles,
  inBothLanguages,
  makeContentFolder,
  shortProblems,
} from '../../../../support/content-folder';

const GLOSSARY = `page: guide/terms.mdx
groups:
  - id: build
    en: Build
    zh: 构建
    terms:
      - id: chunk
        en:
          name: Chunk
          text: A group of *modules*, see [a](./a.mdx#part).
        zh:
          name: Chunk 组
          text: 一组**模块。**
      - id: asset
        en: { name: Asset, text: A file. }
        zh: { name: 产物, text: 文件。 }
`;

const PAGES: ContentFiles = {
  ...inBothLanguages('guide/terms.mdx', '# Terms\n\n<Glossary />\n'),
  ...inBothLanguages('guide/a.mdx', '# A\n\n## Part {#part}\n\nA [chunk](./terms.mdx#chunk).\n'),
};

/** The errors of a site, with file names relative to its folder. */
async function check(glossary: string | null, files: ContentFiles = {}): Promise<string[]> {
  makeContentFolder({ ...PAGES, 'glossary.yaml': glossary, ...files });
  const problems = await checkSite(await readSite());
  return shortProblems(problems);
}

async function compile(name: string) {
  const site = await readSite();
  const page = site.routes.findByFile(name);
  if (!page) throw new Error(`${name} does not exist.`);
  const compiled = await compilePage(site, page);
  return { ...compiled, shown: JSON.stringify(compiled.nodes) };
}

test('terms are headings of the glossary page, and links to them have their definition', async () => {
  expect(await check(GLOSSARY)).toEqual([]);
  const { toc, text } = await compile('zh/guide/terms');
  expect(toc.map(({ id, text }) => `${id} ${text}`)).toEqual([
    'build 构建',
    'chunk Chunk 组',
    'asset 产物',
  ]);
  expect(text).toContain('一组模块。');
  expect((await compile('zh/guide/a')).shown).toContain('"aria-description":"一组模块。"');
  expect((await compile('en/guide/a')).shown).toContain(
    '"aria-description":"A group of modules, see a."',
  );
});

test('a link on the glossary page has no definition', async () => {
  const text = '# Terms\n\n[Chunk](./terms.mdx#chunk), [again](#chunk)\n\n<Glossary />\n';
  expect(await check(GLOSSARY, inBothLanguages('guide/terms.mdx', text))).toEqual([]);
  expect((await compile('en/guide/terms')).shown).not.toContain('aria-description');
});

test('a site below a base path, with versions, links to the terms of its version', async () => {
  const config = `export default {
  title: 'Site', description: 'A site for tests.', url: 'https://example.com', base: '/docs/',
  defaultLocale: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  multiVersion: { default: '1.x', versions: ['1.x', '2.x'] },
};
`;
  const files = ['1.x', '2.x'].flatMap((version) =>
    Object.entries({ ...PAGES, ...inBothLanguages('index.mdx', '# Home\n') }).map(
      ([name, text]) => [`${version}/${name}`, text] as const,
    ),
  );
  makeContentFolder({
    'site.config.ts': config,
    'glossary.yaml': GLOSSARY,
    'en/index.mdx': null,
    'zh/index.mdx': null,
    ...Object.fromEntries(files),
  });
  expect(await checkSite(await readSite())).toEqual([]);
  expect((await compile('2.x/zh/guide/a')).shown).toContain(
    '"href":"/docs/zh/2.x/guide/terms#chunk","className":"term"',
  );
});

test.each<[what: string, from: string, to: string, ...expected: (string | RegExp)[]]>([
  [
    'a definition that is missing in a language',
    '          text: 一组**模块。**\n',
    '',
    'glossary.yaml:11: `groups[0].terms[0].zh.text` is missing.',
  ],
  [
    'an unknown key',
    'id: asset',
    'id: asset\n        de: x',
    'glossary.yaml:15: has the unknown key `de`.\n  Remove it, or use one of id, en, zh.',
  ],
  [
    'an invalid id',
    'id: asset',
    'id: An asset',
    'glossary.yaml:14: `groups[0].terms[1].id` is "An asset".\n  Write an id as parsed-size.',
  ],
  [
    'a duplicate id',
    'id: asset',
    'id: chunk',
    'glossary.yaml:14: has the id “chunk” twice.\n  Give each group and each term an id of its own.',
  ],
  [
    'a duplicate name',
    'name: Asset',
    'name: Chunk',
    'glossary.yaml:15: has the name (en) “Chunk” twice.\n  Join the terms, or tell their names apart.',
  ],
  [
    'a link to a missing page',
    './a.mdx#part',
    './b.mdx',
    'glossary.yaml:10:1: links to ./b.mdx, which does not exist.\n  Correct the path, or remove the link.',
  ],
  [
    'a text of several lines',
    '一组**模块。**',
    '"一组\\n\\n模块"',
    'glossary.yaml:13: has more than a line of text.',
  ],
  [
    'a missing glossary page',
    'terms.mdx',
    'words.mdx',
    'en/guide/terms.mdx:3:1: shows the glossary, which belongs on guide/words.mdx.',
    'glossary.yaml:1: names the page guide/words.mdx, which does not exist.\n  Write it as seen from the folder of a language: guide/terms.mdx.',
  ],
  [
    'invalid YAML',
    'A file. }',
    'A file: that',
    /^glossary\.yaml:1\d: is not YAML: .*\n {2}Correct the line; write a text with a colon/,
  ],
  [
    'a group without terms',
    GLOSSARY,
    'page: guide/terms.mdx\ngroups:\n  - { id: a, en: A, zh: A, terms: [] }\n',
    'glossary.yaml:3: `groups[0].terms` is [].\n  Write a term, or remove the group.',
  ],
])('%s is an error', async (_, from, to, ...expected) => {
  expect(GLOSSARY).toContain(from);
  const problems = await check(GLOSSARY.replace(from, to));
  for (const text of expected) {
    expect(problems).toContainEqual(
      typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text),
    );
  }
});

test('an error in a term does not cause errors for links to it', async () => {
  const both = GLOSSARY.replace('          name: Chunk\n', '').replace('A file.', "''");
  expect(await check(both)).toHaveLength(2);
});

test('a glossary page that does not show the terms is an error', async () => {
  const problems = await check(GLOSSARY, { 'zh/guide/terms.mdx': '# 术语\n' });
  expect(problems).toContain(
    'zh/guide/terms.mdx: does not show the terms of glossary.yaml, which names it.\n  Put `<Glossary />` on its own line where they belong.',
  );
});

test('a glossary on another page, twice, or without a file is an error', async () => {
  const other = { 'en/guide/a.mdx': '# A\n\n## Part {#part}\n\n<Glossary />\n' };
  expect(await check(GLOSSARY, other)).toEqual([
    'en/guide/a.mdx:5:1: shows the glossary, which belongs on guide/terms.mdx.\n  Remove it, or correct `page` in glossary.yaml.',
  ]);
  const twice = { 'en/guide/terms.mdx': '# Terms\n\n<Glossary />\n\n<Glossary />\n' };
  expect(await check(GLOSSARY, twice)).toEqual([
    'en/guide/terms.mdx:5:1: shows the glossary twice.\n  Remove one of them.',
  ]);
  const unlinked = inBothLanguages('guide/a.mdx', '# A\n');
  expect((await check(null, unlinked))[0]).toBe(
    'en/guide/terms.mdx:3:1: shows the glossary, but the content has no usable glossary.yaml.\n  Write one, or remove `<Glossary />`.',
  );
});

test('a site without a glossary needs none', async () => {
  makeContentFolder({});
  expect((await readSite()).glossary).toBeUndefined();
});
