import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOverview } from '@/lib/site/data/overview';
import { readSite } from '@/lib/site/site';
import {
  type ContentFiles,
  inBothLanguages,
  makeContentFolder,
} from '../../../../support/content-folder';

const OVERVIEW = '---\noverview: true\n---\n';

/** The overview of the English guide, as `page: heading, heading` per page. */
async function headings(): Promise<string[] | undefined> {
  const site = await readSite();
  const page = site.routes.findByFile('en/guide/index');
  const groups = page && (await readOverview(site, page));
  return groups?.flatMap(({ items }) =>
    items.map((item) => `${item.text}: ${item.headings.map(({ text }) => text).join(', ')}`),
  );
}

function guide(files: ContentFiles): string {
  return makeContentFolder({
    ...inBothLanguages('guide/index.mdx', OVERVIEW),
    ...inBothLanguages('guide/a.mdx', '# A\n\n## One\n\n### Two\n'),
    ...files,
  });
}

test('an overview lists the headings of depth 2 of the other pages of its folder', async () => {
  guide(inBothLanguages('other/b.mdx', '# B\n\n## Elsewhere\n'));
  expect(await headings()).toEqual(['A: One']);
});

test('an overview without a title has a default title in its language', async () => {
  guide({});
  const { routes } = await readSite();
  expect(routes.findByFile('en/guide/index')?.title).toBe('Overview');
  expect(routes.findByFile('zh/guide/index')?.title).toBe('概览');
});

test('the heading depths are those of the listed page, else of the overview, else of the navigation', async () => {
  const nav =
    '[{ "text": "G", "link": "/guide/a", "activeMatch": "/guide", "overviewHeaders": [3] }]';
  guide({ 'en/_nav.json': nav });
  expect(await headings()).toEqual(['A: Two']);
  guide({
    'en/_nav.json': nav,
    'en/guide/index.mdx': '---\noverview: true\noverviewHeaders: [2, 3]\n---\n',
  });
  expect(await headings()).toEqual(['A: One, Two']);
  guide({
    'en/_nav.json': nav,
    'en/guide/a.mdx': '---\noverviewHeaders: [2]\n---\n\n# A\n\n## One\n\n### Two\n',
  });
  expect(await headings()).toEqual(['A: One']);
});

test.each([
  ['by its folder', '"link": "/guide/a", "activeMatch": "/guide/"'],
  ['by itself', '"link": "/guide/"'],
])('the navigation sets the heading depths of an overview %s too', async (_, place) => {
  guide({ 'en/_nav.json': `[{ "text": "G", ${place}, "overviewHeaders": [3] }]` });
  expect(await headings()).toEqual(['A: Two']);
});

test('a depth that outlines do not include is an error on its line', async () => {
  guide({ 'en/guide/a.mdx': '---\noverviewHeaders:\n  - 2\n  - 7\n---\n\n# A\n' });
  const { problems } = await readSite();
  expect(problems.map(({ line, problem }) => `${line}: ${problem}`)).toEqual([
    '4: `overviewHeaders[1]` is 7.',
  ]);
});

test('an edit of a page, or of a piece in it, updates the overview immediately', async () => {
  const folder = guide({
    'en/guide/a.mdx': "import P from '../shared/p.mdx'\n\n# A\n\n## One\n\n<P />\n",
    ...inBothLanguages('shared/p.mdx', '## Piece\n'),
  });
  expect(await headings()).toEqual(['A: One, Piece']);
  writeFileSync(path.join(folder, 'en/shared/p.mdx'), '## Renamed\n');
  expect(await headings()).toEqual(['A: One, Renamed']);
  writeFileSync(path.join(folder, 'en/guide/a.mdx'), '# A\n\n## Other\n');
  expect(await headings()).toEqual(['A: Other']);
});
