import { formatProblem } from '@/lib/problem/report';
import { checkSite } from '@/lib/site/check/check-site';
import { readSite } from '@/lib/site/site';
import { inBothLanguages, makeContentFolder } from '../../../support/content-folder';

function makeDraft(homeText = '# Home\n') {
  makeContentFolder({
    ...inBothLanguages('index.mdx', homeText),
    ...inBothLanguages('guide/a.mdx', '# A\n'),
    ...inBothLanguages('guide/new.mdx', '---\ndraft: true\n---\n\n# New\n'),
    ...inBothLanguages('guide/_meta.json', '["a", "new"]'),
  });
}

function entriesOf(site: Awaited<ReturnType<typeof readSite>>): string[] {
  return (site.sidebars.get('en/guide') ?? []).map((item) => ('text' in item ? item.text : ''));
}

test('a draft is a page in development', async () => {
  makeDraft();
  const site = await readSite('development');
  expect(site.problems).toEqual([]);
  expect(entriesOf(site)).toEqual(['A', 'New']);
});

test('a draft is not built, and not in the sidebar of a build', async () => {
  makeDraft();
  const site = await readSite();
  expect(await checkSite(site)).toEqual([]);
  expect(entriesOf(site)).toEqual(['A']);
  const slug = ['guide', 'new'];
  expect(site.routes.find({ locale: 'en', version: undefined, slug })).toBeUndefined();
});

test('a link to a draft is an error with a remedy', async () => {
  makeDraft('# Home\n\n[New](./guide/new.mdx)\n');
  const [problem] = (await checkSite(await readSite())).map(formatProblem);
  expect(problem).toContain('take `draft` out of its front matter, or remove the link');
});
