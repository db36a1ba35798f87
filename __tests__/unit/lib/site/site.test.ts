import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentError } from '@/lib/problem/report';
import { checkFolders } from '@/lib/site/check/folder-checks';
import { readLiveSite } from '@/lib/site/dev/live-site';
import { contentRevision } from '@/lib/site/dev/revision';
import { rootKeyOf, sidebarKeyOf } from '@/lib/site/pages/pages';
import { readSite } from '@/lib/site/site';
import { inBothLanguages, makeContentFolder } from '../../../support/content-folder';

/** The problems of a folder as `file:line problem`, without the path of the folder. */
async function problemsOf(files: Parameters<typeof makeContentFolder>[0]) {
  const folder = makeContentFolder(files);
  const site = await readSite();
  return [...site.problems, ...checkFolders(site)].map(({ file, line, problem }) => {
    const name = file.slice(file.indexOf(folder.split('/').at(-1) ?? '')).replace(/^[^/]*\//, '');
    return `${name}${line === undefined ? '' : `:${line}`} ${problem}`;
  });
}

test('front matter may contain comments after empty lines', async () => {
  const head = '---\ntitle: a\n\n# How it is found\ndescription: b\n---\n\nText.\n';
  expect(await problemsOf(inBothLanguages('a.mdx', head))).toEqual([]);
});

test('pages take their title from the front matter, else from the h1, else from their name', async () => {
  makeContentFolder({
    ...inBothLanguages('a.mdx', '---\ntitle: From the head\n---\n\n# From the text\n'),
    ...inBothLanguages('b.mdx', '```bash\n# not this\n```\n\n# With `code` {#b}\n'),
    ...inBothLanguages('c.mdx', 'Nothing.\n'),
  });
  const { pages } = await readSite();
  const titles = pages.filter(({ locale }) => locale === 'en').map(({ title }) => title);
  expect(titles).toEqual(['From the head', 'With code', 'c', 'Home', '404', 'Search']);
});

test('shared pieces are listed separately, and have no path', async () => {
  makeContentFolder({
    ...inBothLanguages('guide/a-shared.mdx', 'text'),
    ...inBothLanguages('shared/b.mdx', 'text'),
  });
  const { routes, pieces } = await readSite();
  expect(pieces.map(({ relativePath }) => relativePath)).toEqual([
    'en/guide/a-shared.mdx',
    'en/shared/b.mdx',
    'zh/guide/a-shared.mdx',
    'zh/shared/b.mdx',
  ]);
  expect(routes.find({ locale: 'en', version: undefined, slug: ['shared', 'b'] })).toBeUndefined();
});

test('a site with versions has a folder for each, and no segment for the default one', async () => {
  makeContentFolder({
    'site.config.ts': `export default { title: 'S', description: 'D', url: 'https://example.com',
      defaultLocale: 'en', locales: [{ lang: 'en', label: 'English' }],
      multiVersion: { default: '2', versions: ['2', '1'] } };`,
    '2/en/index.mdx': '# Home',
    '2/en/a.mdx': '# A2',
    '1/en/index.mdx': '# Home',
    '1/en/a.mdx': '# A1',
    'en/index.mdx': null,
    'zh/index.mdx': null,
  });
  const { pages, problems } = await readSite();
  expect(problems).toEqual([]);
  expect(pages.map(({ routePath }) => routePath)).toEqual([
    '/a',
    '/',
    '/404',
    '/search',
    '/1/a',
    '/1/',
    '/1/404',
    '/1/search',
  ]);
  const [page] = pages;
  expect(page && rootKeyOf(page)).toBe('2/en');
});

test('the sidebar of a page is that of its top folder', async () => {
  makeContentFolder({
    ...inBothLanguages('guide/start/a.mdx', '# A'),
    ...inBothLanguages(
      'guide/_meta.json',
      '[{ "type": "dir", "name": "start", "label": "Start" }]',
    ),
  });
  const { routes, sidebars } = await readSite();
  const page = routes.find({ locale: 'zh', version: undefined, slug: ['guide', 'start', 'a'] });
  expect(page && sidebarKeyOf(page)).toBe('zh/guide');
  expect(sidebars.get('zh/guide')).toMatchObject([
    { kind: 'group', text: 'Start', items: [{ text: 'A', href: '/zh/guide/start/a' }] },
  ]);
});

test('top-level pages have a sidebar if a sidebar file exists for them', async () => {
  makeContentFolder({
    ...inBothLanguages('a.mdx', '# A'),
    'en/_meta.json': '["a"]',
  });
  const { sidebars, problems } = await readSite();
  expect(problems).toEqual([]);
  expect(sidebars.get('en')).toMatchObject([{ kind: 'link', text: 'A', href: '/a' }]);
  expect(sidebars.has('zh')).toBe(false);
});

test('a missing configuration is an error', async () => {
  makeContentFolder({ 'site.config.ts': null });
  await expect(readSite()).rejects.toThrow('site.config.ts: does not exist.');
});

test('errors in the configuration are reported together, with their lines', async () => {
  makeContentFolder({
    'site.config.ts': `export default {
  title: 'S',
  description: 5,
  url: 'example.com',
  defaultLocale: 'en',
  locales: [
    { lang: 'en', label: 'English', titel: 'x' },
  ],
};
`,
  });
  const error = await readSite().catch((thrown: ContentError) => thrown);
  const { problems } = error as ContentError;
  expect(problems.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
    '3 `description` is 5.',
    '4 `url` is "example.com".',
    '7 has the unknown key `titel`.',
  ]);
});

test('an error about several values shows the relevant one, and in development the revision', async () => {
  const folder = makeContentFolder({});
  const file = path.join(folder, 'site.config.ts');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace("defaultLocale: 'en'", "defaultLocale: 'fr'"),
  );
  const error = (await readLiveSite().catch((thrown) => thrown)) as ContentError;
  expect(error.problems).toEqual([
    expect.objectContaining({
      problem: '`defaultLocale` is "fr".',
      remedy: 'Choose it from the `lang` values of `locales`.',
    }),
  ]);
  expect(error.digest).toBe(contentRevision());
});

test.each(['https://example.com:99999', 'https://example.com?x=1'])(
  'the address %s of a site is an error',
  async (url) => {
    makeContentFolder({
      'site.config.ts': `export default { title: 'S', description: 'D', url: '${url}',
        defaultLocale: 'en', locales: [{ lang: 'en', label: 'English' }] };`,
    });
    await expect(readSite()).rejects.toThrow('Write the origin alone, as https://example.com.');
  },
);

test('a configuration that throws is an error, not a crash', async () => {
  makeContentFolder({ 'site.config.ts': 'export default {\n' });
  await expect(readSite()).rejects.toThrow('cannot be read');
});

test.each([
  ['a page in one language', { 'en/a.mdx': '# A' }, ['en/a.mdx has no page in the language “zh”.']],
  [
    'a shared piece in one language',
    { 'zh/shared/a.mdx': 'A' },
    ['zh/shared/a.mdx has no page in the language “en”.'],
  ],
  [
    'a name with a space',
    inBothLanguages('a b.mdx', '# A'),
    [
      'en/a b.mdx has a name that cannot be a URL: “a b”.',
      'zh/a b.mdx has a name that cannot be a URL: “a b”.',
    ],
  ],
  [
    'a reserved name',
    inBothLanguages('zh/a.mdx', '# A'),
    [
      'en/zh/a.mdx would be at /zh, which the site needs for itself.',
      'zh/zh/a.mdx would be at /zh, which the site needs for itself.',
    ],
  ],
  [
    'two files with one path',
    { ...inBothLanguages('a.mdx', '# A'), ...inBothLanguages('a/index.mdx', '# A') },
    ['en/a/index.mdx has the path /a, which ', 'zh/a/index.mdx has the path /zh/a, which '],
  ],
])('%s is an error', async (_, files, expected) => {
  const problems = await problemsOf(files as Parameters<typeof makeContentFolder>[0]);
  expect(problems).toEqual(expected.map((text) => expect.stringContaining(text)));
});
