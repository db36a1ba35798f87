import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '@/lib/content/site';
import { setWorkspace } from '@/lib/content/workspace';
import type { Page } from '@/lib/model';
import type { BuildData } from '@/lib/source';
import { type KeptPage, keepPage, readKeptPage } from '@/scripts/export/kept-pages';
import { codeFiles } from '@/scripts/support/code-hash';
import { writeDataOf } from '@/scripts/support/write-build-data';
import { inBothLanguages, makeContentFolder } from '../../../support/content-folder';
import { makeTempFolder } from '../../../support/temp-folder';

// Its code is found from the folder in which a command runs.
jest.mock('@/lib/content/browser-bundle', () => ({ bundleInlineScripts: async () => ({}) }));
jest.mock('@/scripts/support/code-hash', () => ({ codeFiles: jest.fn(), codeFilesIn: () => [] }));

const here = process.cwd();
let folder: string;
let code: string;

beforeEach(() => {
  folder = makeContentFolder({
    ...inBothLanguages('guide/a.mdx', '# A\n\nText.\n'),
    ...inBothLanguages('guide/b.mdx', '# B\n\nText.\n'),
    ...inBothLanguages('api/c.mdx', '# C\n\nText.\n'),
    ...inBothLanguages('api/code.mdx', '# Code\n\n{1 + 1}\n'),
    ...inBothLanguages('guide/_meta.json', '["a", "b"]'),
  });
  code = path.join(makeTempFolder(), 'component.tsx');
  writeFileSync(code, 'one');
  jest.mocked(codeFiles).mockImplementation(() => [code]);
  setWorkspace({ pages: path.join(makeTempFolder(), 'pages') });
});

afterEach(() => {
  process.chdir(here);
  setWorkspace({ pages: undefined });
});

const EXPORTED: KeptPage = {
  html: '<p>A</p>',
  names: new Set(['p']),
  published: undefined,
};

/** The pages that a build renders, each of which it then keeps. */
async function build(): Promise<string[]> {
  const site = await readSite();
  process.chdir(makeTempFolder());
  const keys = await writeDataOf(site);
  const { routes }: BuildData = JSON.parse(readFileSync('.cache/build-data/site.json', 'utf8'));
  process.chdir(here);
  for (const page of site.pages) {
    const key = keys.pages.get(page.routePath);
    if (key && !readKeptPage(page, key)) keepPage(page, key, EXPORTED);
  }
  const rendered = routes.map(({ locale, slug }) => [locale, ...slug].join('/'));
  return rendered.filter((name) => !ALWAYS.includes(name)).sort();
}

const ALWAYS = ['en/404', 'en/api/code', 'zh/404', 'zh/api/code'];
const SEARCH = ['en/search', 'zh/search'];
const ALL = [
  ...['en/api/c', 'en/guide/a', 'en/guide/b', 'en/search'],
  ...['zh/api/c', 'zh/guide/a', 'zh/guide/b', 'zh/search'],
];

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const config = () => readFileSync(path.join(folder, 'site.config.ts'), 'utf8');

test('everything is rendered once, then only pages with code and those that every build needs', async () => {
  expect(await build()).toEqual(ALL);
  expect(await build()).toEqual([]);
});

test.each<[string, readonly string[], () => void]>([
  ['a text', ['en/guide/a'], () => write('en/guide/a.mdx', '# A\n\nOther text.\n')],
  // Its neighbors, and the page that lists all, name it.
  [
    'a title',
    ['en/guide/a', 'en/guide/b', 'en/search'],
    () => write('en/guide/a.mdx', '# Z\n\nText.\n'),
  ],
  [
    'the order of a sidebar',
    ['en/guide/a', 'en/guide/b', 'en/search'],
    () => write('en/guide/_meta.json', '["b", "a"]'),
  ],
  ['a component or a style', ALL, () => writeFileSync(code, 'two')],
  [
    'the theme',
    ALL,
    () => write('theme.css', ':root { --color-accent: light-dark(#0b57d0, #8ab4f8); }'),
  ],
  ['the configuration', ALL, () => write('site.config.ts', config().replace('A site', 'The site'))],
  ['a script with a hash', ALL, () => write('public/own.js', 'f()')],
  ['a public file', [], () => write('public/own.txt', 'text')],
  [
    'a page that is removed',
    ['en/guide/b', 'en/search', 'zh/guide/b', 'zh/search'],
    () => {
      for (const lang of ['en', 'zh']) {
        rmSync(path.join(folder, lang, 'guide/a.mdx'));
        write(`${lang}/guide/_meta.json`, '["b"]');
      }
    },
  ],
  [
    'a name',
    ['en/api/d', 'zh/api/d', ...SEARCH],
    () => {
      for (const lang of ['en', 'zh']) {
        renameSync(path.join(folder, lang, 'api/c.mdx'), path.join(folder, lang, 'api/d.mdx'));
      }
    },
  ],
])('an edit of %s renders the pages that show it', async (_, rendered, edit) => {
  await build();
  edit();
  expect(await build()).toEqual([...rendered].sort());
  expect(await build()).toEqual([]);
});

test('an edit that is undone renders the page again: one export is kept of each', async () => {
  await build();
  write('en/guide/a.mdx', '# A\n\nOther text.\n');
  await build();
  write('en/guide/a.mdx', '# A\n\nText.\n');
  expect(await build()).toEqual(['en/guide/a']);
});

test('a page is kept as it was written, with the addresses of the index of this build', () => {
  const page = { routePath: '/guide/a' } as Page;
  const published = {
    page,
    url: 'https://example.com/guide/a',
    description: '',
    section: '',
    markdown: '# A\n',
    html: '',
  };
  const before = { hash: 'same', index: '{"indexUrl":"/index.1.json"}' };
  const exported = { ...EXPORTED, published, html: `<p>$&</p><script>${before.index}</script>` };
  keepPage(page, before, exported);
  const now = { hash: 'same', index: '{"indexUrl":"/index.2.json$&"}' };
  expect(readKeptPage(page, now)).toEqual({
    ...exported,
    html: `<p>$&</p><script>${now.index}</script>`,
  });
  expect(readKeptPage(page, { ...now, hash: 'other' })).toBeUndefined();
});
