import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@/lib/model';
import { compilePage } from '@/lib/site/compile/compile-page';
import { readLiveSite } from '@/lib/site/dev/live-site';
import { readSite } from '@/lib/site/site';
import {
  type ContentFiles,
  inBothLanguages,
  makeContentFolder,
} from '../../../../support/content-folder';

jest.mock('@/lib/site/site', () => {
  const site = jest.requireActual('@/lib/site/site');
  return { ...site, readSite: jest.fn(site.readSite) };
});

const reads = () => jest.mocked(readSite).mock.calls.length;

const SHARED = {
  ...inBothLanguages('b-shared.mdx', 'Old\n'),
  ...inBothLanguages('code.mdx', '# Code\n\n```js file="./code.js"\n```\n'),
  ...inBothLanguages('code.js', 'one();\n'),
};

async function open(files: ContentFiles) {
  const folder = makeContentFolder({ ...inBothLanguages('a.mdx', '# A\n\nOld\n'), ...files });
  const site = await readLiveSite();
  jest.mocked(readSite).mockClear();
  return {
    site,
    edit: (name: string, text: string) => writeFileSync(path.join(folder, name), text),
    folder,
  };
}

test('a site that has not changed is not read again', async () => {
  const { site } = await open({});
  expect(await readLiveSite()).toBe(site);
  expect(reads()).toBe(0);
});

test('after an edit of a text, only that file is read', async () => {
  const { site, edit } = await open({});
  edit('en/a.mdx', '\n# A\n\nNew words\n');
  const next = await readLiveSite();
  const page = next.pages.find(({ routePath }) => routePath === '/a');
  expect(page).toMatchObject({ body: '\n# A\n\nNew words\n', heading: { text: 'A', line: 2 } });
  expect(next.routes.findByName(page?.file ?? '')).toBe(page);
  expect(next.revision).not.toBe(site.revision);
  expect(reads()).toBe(0);
});

test('a page is compiled again after an edit of its text, or of a file that others use', async () => {
  const { edit } = await open(SHARED);
  const compile = async () => {
    const site = await readLiveSite();
    const find = (path: string) => site.pages.find(({ routePath }) => routePath === path) as Page;
    return [compilePage(site, find('/a')), compilePage(site, find('/code'))];
  };
  const first = await compile();
  expect(await compile()).toEqual(first);
  edit('en/a.mdx', '# A\n\nNew words\n');
  const [page, other] = await compile();
  expect([page === first[0], other === first[1]]).toEqual([false, true]);
  expect((await page)?.text).toContain('New words');
  edit('en/code.js', 'two();\n');
  expect((await (await compile())[1])?.text).toContain('two();');
});

test('an edit of a text beside one of a list leaves the site as it was read before', async () => {
  const { site, edit } = await open({});
  edit('en/a.mdx', '# A\n\nNew words\n');
  edit('en/index.mdx', '# Another title\n');
  expect(await readLiveSite()).not.toBe(site);
  expect(site.pages.find(({ routePath }) => routePath === '/a')?.body).toBe('# A\n\nOld\n');
});

test.each([
  ['a piece', 'en/b-shared.mdx', 'New\n'],
  ['code that a page shows', 'en/code.js', 'two();\n'],
  ['a file of the public folder', 'public/square.svg', '<svg/>'],
  ['its front matter', 'en/a.mdx', '---\ntitle: B\n---\n\n# A\n\nOld\n'],
  ['its title', 'en/a.mdx', '# Another\n\nOld\n'],
  ['a text that causes an error', 'en/a.mdx', '# A\n\n\0\n'],
  ['a list', 'en/_meta.json', '["a"]\n'],
  ['a new page', 'en/c.mdx', '# C\n'],
])('all files are read after an edit of %s', async (_, name, text) => {
  const { edit } = await open(SHARED);
  edit(name, text);
  const next = await readLiveSite();
  expect(reads()).toBe(1);
  expect(next).toMatchObject(
    JSON.parse(JSON.stringify({ pages: (await readSite('development')).pages })),
  );
});

test('a deleted page is removed', async () => {
  const { folder } = await open({});
  rmSync(path.join(folder, 'en/a.mdx'));
  const { pages } = await readLiveSite();
  expect(pages.map(({ routePath }) => routePath)).not.toContain('/a');
});
