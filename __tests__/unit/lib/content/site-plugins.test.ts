import { spawnSync } from 'node:child_process';
import { checkSite } from '@/lib/content/check/check-site';
import type { CompiledPage } from '@/lib/content/compiled-page';
import { readSite } from '@/lib/content/site';
import type { Page } from '@/lib/model';
import type { PageView } from '@/lib/page-view';
import type { Problem } from '@/lib/problem';
import { makeContentFolder, shortProblems } from '../../../support/content-folder';

interface FixturePage {
  page: Page;
  compiled: CompiledPage;
  view: PageView;
}

/** A site with a plugin at every door. */
let fixture: { problems: Problem[]; pages: Record<string, FixturePage> };

beforeAll(() => {
  const { stdout } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', '../__tests__/support/print-pages'],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: { ...process.env, CONTENT_DIR: '__tests__/fixtures/plugins' },
    },
  );
  fixture = JSON.parse(stdout);
});

function pageAt(name: string) {
  const page = fixture.pages[name];
  if (!page) throw new Error(`There is no ${name}.`);
  return { ...page, text: JSON.stringify(page.compiled.nodes) };
}

test('the fixture has no errors', () => {
  expect(fixture.problems).toEqual([]);
});

test('slots are below the title, at the end of the text and above the sidebar, and no part of the search text', () => {
  const { compiled, view, text } = pageAt('en/posts/knots.mdx');
  expect(text).toMatch(/"Knots".*afterTitle.*1 min read.*A knot holds.*articleEnd.*All posts/s);
  expect(JSON.stringify(view.sidebarStart)).toMatch(
    /sidebarStart.*"strong".*\["Harbor"\]\}," Log"/,
  );
  expect(text).not.toContain('sidebarStart');
  expect(compiled.excerpt).toMatch(/^A knot/);
  const [part] = compiled.unsearched;
  expect(compiled.text.slice(part?.start, part?.end)).toBe('1 min read\n');
});

test('a slot for which a plugin returns nothing is not there', () => {
  expect(pageAt('en/tags/sails.mdx').text).not.toContain('articleEnd');
});

test('a home page has a section with the pages of its language', () => {
  const { view, compiled, text } = pageAt('en/index.mdx');
  expect(text).toMatch(/The log.*"Latest posts".*.posts.knots.*.posts.reefing/s);
  expect(text).not.toContain('afterTitle');
  expect(compiled.ids).toContain('latest');
  expect(view.sidebarStart).toEqual([]);
});

test('pages are made from data, and nobody can edit them', () => {
  const { page, view, text } = pageAt('en/tags/sails.mdx');
  expect(page).toMatchObject({
    routePath: '/tags/sails',
    title: 'Pages about sails',
    file: '__tests__/fixtures/plugins/en/tags/sails.mdx (made by plugins.ts)',
  });
  expect(text).toMatch(/"href":"\/posts\/knots.*"href":"\/posts\/reefing/);
  expect(view.edit).toBeUndefined();
  expect(pageAt('en/tags/index.mdx').page.routePath).toBe('/tags');
});

test('formulas become MathML; the search reads them as they are written', () => {
  const { compiled, text } = pageAt('en/posts/knots.mdx');
  expect(text).toMatch(/"msup".*"mi".*\["n"\].*"mn".*\["2"\]/);
  expect(compiled.text).toContain('`n^2`');
});

test('a component that asks for pages gets them with the page', () => {
  const tree = pageAt('en/posts/all.mdx').compiled.live?.tree ?? '';
  expect(tree).toContain('"pageContext"');
  expect(tree).toContain('/posts/reefing');
});

const failing = (code: string) =>
  makeContentFolder({ 'plugins.ts': `export default {\n${code}\n};\n` });

test.each([
  ['sluts: {},', /plugins\.ts:2: has the unknown key `sluts`\.\n {2}Did you mean `slots`\?/],
  [
    'slots: { afterTitle: "a" },',
    /plugins\.ts:2: `slots\.afterTitle` is "a"\.\n {2}Write a function/,
  ],
  ['pages() { throw new Error("No data."); },', /plugins\.ts: has `pages` that fails: No data\./],
  ['pages: () => [{ language: "fr", path: "a", text: "# A" }],', /`\[0\]\.language`|language/],
  [
    'slots: { articleEnd() { throw new Error("No."); } },',
    /has `slots\.articleEnd` that fails: No\./,
  ],
  ['slots: { articleEnd: () => "<b" },', /plugins\.ts:1:3: is not valid MDX/],
  ['slots: { articleEnd: () => "[a](./gone.mdx)" },', /plugins\.ts:1:1: links to \.\/gone\.mdx/],
])('%s in plugins.ts is an error', async (code, message) => {
  failing(code);
  const [first] = shortProblems(await checkSite(await readSite()));
  expect(first).toMatch(message);
});

test('a slot of the sidebar has no code', async () => {
  makeContentFolder({
    'plugins.ts': 'export default { slots: { sidebarStart: () => "{1 + 1}" } };\n',
    'en/a.mdx': '# A\n',
    'zh/a.mdx': '# A\n',
  });
  expect(shortProblems(await checkSite(await readSite()))).toEqual([
    'plugins.ts: has code in `slots.sidebarStart`, or a component that is not built in.\n  Use Markdown and built-in components.',
  ]);
});

test('style attributes that a plugin makes are errors, and removed', async () => {
  makeContentFolder({
    'plugins.ts': `const paint = () => (tree) => { for (const { properties } of tree.children) if (properties) properties.style = 'color: red'; };
export default { markdown: () => ({ rehype: [paint] }) };\n`,
  });
  const problems = await checkSite(await readSite());
  expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(['style-attribute']));
});

test('a plugin may ask the host for what it has to know, and report problems to it', async () => {
  makeContentFolder({
    'plugins.ts': `const plugin = (host) => () => () => {
  host.report({ file: 'x', problem: host.getPages('en').map(({ path }) => path).join(), remedy: host.describePage().language });
};
export default { markdown: (host) => ({ remark: [plugin(host)] }) };\n`,
  });
  const problems = await checkSite(await readSite());
  expect(problems.map(({ problem, remedy }) => [problem, remedy])).toEqual([
    ['/', 'en'],
    ['/', 'zh'],
  ]);
});
