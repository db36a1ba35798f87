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
  ['en', /gets (\d+) to (\d+) findings with Rspack[\s\S]*?it gets (\d+), or (\d+) on a machine/],
  [
    'zh',
    /用 Rspack 构建有 (\d+) 到 (\d+) 条告警[\s\S]*?构建有 (\d+) 条；如果[\s\S]*?就有 (\d+) 条/,
  ],
])('the numbers of findings on the page about rules are measured in %s', (lang, stated) => {
  const page = readFileSync(`content/${lang}/guide/rules/rules.mdx`, 'utf8');
  const [fewest, most, usual, slow] = stated.exec(page)?.slice(1).map(Number) ?? [];
  expect(fewest).toBeLessThanOrEqual(countOf(figures.rspack));
  expect(most).toBeGreaterThanOrEqual(countOf(figures.rspack));
  expect(usual).toBe(countOf(figures.webpack));
  expect(slow).toBe(countOf(figures.webpack) + (figures.webpack.findings['E1003'] ?? []).length);
});
