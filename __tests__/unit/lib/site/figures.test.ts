import { formatProblem } from '@/lib/problem/report';
import { checkSite } from '@/lib/site/check/check-site';
import { compilePage } from '@/lib/site/compile/compile-page';
import { readSite } from '@/lib/site/site';
import { inBothLanguages, makeContentFolder } from '../../../support/content-folder';

const FIGURES = JSON.stringify({
  app: {
    js: 462096,
    'js/main.js': 90745,
    tiny: 311,
    times: { build: 11449 },
    share: 0.179,
    near: 0.096,
    small: 0.031,
    none: 0,
    less: -5000,
    modules: 1207,
  },
});

function makeSite(text: string, figures: string | null = FIGURES): void {
  makeContentFolder({ ...inBothLanguages('a.mdx', text), 'figures.json': figures });
}

async function check(): Promise<string[]> {
  const problems = await checkSite(await readSite());
  return problems.map((problem) =>
    formatProblem(problem).replaceAll(/[^\s:]*\/content-\w+\//g, ''),
  );
}

async function read() {
  const site = await readSite();
  const page = site.routes.findByFile('en/a');
  if (!page) throw new Error('The page does not exist.');
  return { page, ...(await compilePage(site, page)) };
}

test('a page shows its figures, each in its format', async () => {
  makeSite(`---
description: The app has {figures.app.js.kB} of JavaScript, and that is all there is to say.
---

# A

{figures.app.js} bytes, {figures.app.js.kB}, {figures.app.js/main.js.kB}, {figures.app.tiny.kB},
{figures.app.js.MB}, {figures.app.js.KB}, {figures.app.times.build.s}, {figures.app.times.build.ms},
{figures.app.share.percent} and {figures.app.modules} modules, {figures.app.near.percent}, {figures.app.near.change}, {figures.app.none.change},
{figures.app.small.percent}, {figures.app.less.kB}.

| Size |
| --- |
| {figures.app.js.kB} |

\`\`\`text
{figures.app.js.kB}
\`\`\`
`);
  expect(await check()).toEqual([]);
  const { page, text } = await read();
  expect(page.frontmatter.description).toContain('has 462 kB of');
  expect(text).toContain('462,096 bytes, 462 kB, 90.7 kB, 311 B, 0.462 MB');
  expect(text).toContain('462.10 KB, 11.4 s, 11449 ms,');
  expect(text).toContain('18% and 1207 modules, 10%, +10%, 0%, 3%, -5.00 kB.');
  expect(page.body).toContain('| 462 kB |');
  expect(page.body).toContain('```text\n462 kB\n```');
});

test('a page shows the versions that a release is verified with', async () => {
  makeSite(
    '# A\n\nRspack {figures.versions.1.6.@rspack/core} or {figures.versions.2.0.@rspack/core}.\n',
  );
  expect(await check()).toEqual([]);
  expect((await read()).text).toMatch(/Rspack 1\.\d+\.\d+ or 2\.\d+\.\d+\./);
});

test('an unknown figure is an error with its file and line', async () => {
  makeSite(
    '# A\n\nIt has\n{figures.app.jss.kB} and {figures.other}.\n{figures.versions.2.0.rspak}',
  );
  const inEnglish = (await check()).filter((problem) => problem.startsWith('en/'));
  expect(inEnglish).toEqual([
    'en/a.mdx:4: names the figure app.jss, which is not in figures.json.\n  Did you mean app.js?',
    'en/a.mdx:4: names the figure other, which is not in figures.json.\n  Write the name of a number there, as {figures.app.js}.',
    expect.stringContaining('en/a.mdx:5: names the figure versions.2.0.rspak, which'),
  ]);
});

test('a figures file that is not JSON is an error', async () => {
  makeSite('# A\n\n{figures.app.js}\n', '{ "app": }');
  expect((await check())[0]).toMatch(/^figures\.json:1: is not JSON: /);
});
