import { readFileSync } from 'node:fs';

type Findings = Record<string, unknown[]>;

const figures = JSON.parse(readFileSync('content/figures.json', 'utf8')) as Record<
  'rspack' | 'webpack',
  { findings: Findings }
>;

/** Those that a build without settings has. The figures are measured with E1004, and with a low threshold of E1003. */
function countOf({ findings }: { findings: Findings }): number {
  const { E1003: _slow, E1004: _syntax, ...others } = findings;
  return Object.values(others).flat().length;
}

test.each([
  ['en', 'has about ten findings:'],
  ['zh', '有十条左右：'],
])('the number of findings on the page about rules is measured in %s', (lang, stated) => {
  const page = readFileSync(`content/${lang}/guide/rules/rules.mdx`, 'utf8');
  expect(page).toContain(stated);
  for (const build of [figures.rspack, figures.webpack]) {
    expect(Math.abs(countOf(build) - 10)).toBeLessThanOrEqual(1);
  }
});
