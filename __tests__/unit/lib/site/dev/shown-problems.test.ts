import type { Problem } from '@/lib/problem/problem';
import { sortProblems } from '@/lib/site/dev/shown-problems';
import { readSite } from '@/lib/site/site';
import { inBothLanguages, makeContentFolder } from '../../../../support/content-folder';

const problemIn = (file: string, problem: string): Problem => ({
  file,
  problem,
  remedy: 'Fix it.',
});

test('a page shows its own errors and those outside of pages; errors of other pages are listed separately', async () => {
  makeContentFolder({
    ...inBothLanguages('a.mdx', '---\nsidebar: A\n---\n\n# A\n'),
    ...inBothLanguages('b.mdx', '---\nsidebar: B\n---\n\n# B\n'),
    'en/_meta.json': '["a", "b", "gone"]',
  });
  const site = await readSite();
  const pageOf = (name: string) => {
    const page = site.pages.find(({ relativePath }) => relativePath === name);
    if (!page) throw new Error(`${name} does not exist.`);
    return page;
  };
  const [a, b] = [pageOf('en/a.mdx'), pageOf('en/b.mdx')];
  const inPiece = problemIn('en/piece-shared.mdx', 'links to nothing.');
  const known = [problemIn(a.file, 'has a bad anchor.'), problemIn(b.file, 'has a bad link.')];
  const { problems, otherProblems } = sortProblems(site, a, { own: [inPiece], known });
  const filesIn = (messages: string[]) => messages.map((message) => message.split(': ')[0]);
  expect(filesIn(problems)).toEqual([
    expect.stringMatching(/en\/_meta\.json:1$/),
    a.file,
    `${a.file}:2`,
    inPiece.file,
  ]);
  expect(filesIn(otherProblems)).toEqual([
    b.file,
    `${b.file}:2`,
    expect.stringMatching(/zh\/a\.mdx:2$/),
    expect.stringMatching(/zh\/b\.mdx:2$/),
  ]);
});
