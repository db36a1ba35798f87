import { checkSite } from '@/lib/site/check/check-site';
import { compilePage } from '@/lib/site/compile/compile-page';
import { readSite } from '@/lib/site/site';
import { makeContentFolder } from '../../../support/content-folder';

/** The errors of a page as `line: problem`; the Chinese page has none. */
async function check(text: string): Promise<string[]> {
  makeContentFolder({ 'en/a.mdx': text, 'zh/a.mdx': '# A\n' });
  const problems = await checkSite(await readSite());
  return problems.map(({ line, problem }) => `${line}: ${problem}`);
}

async function compile(text: string) {
  makeContentFolder({ 'en/a.mdx': text, 'zh/a.mdx': '# A\n' });
  const site = await readSite();
  const page = site.routes.findByFile('en/a');
  if (!page) throw new Error('The page does not exist.');
  return compilePage(site, page);
}

test.each([
  [
    "<p style={{ color: 'red' }}>x</p>",
    'has <p>, but of HTML pages have only anchors: <span id="…">, <code id="…">.',
  ],
  ['<Tabs.Tab />', 'uses <Tabs.Tab />, which nothing defines.'],
])('%j is an error of the check, which runs no code', async (code, problem) => {
  expect(await check(`# A\n\nText.\n\n${code}\n`)).toEqual([`5: ${problem}`]);
});

test.each([
  ['text, elements and literals', '{"a"} {`b`} {1} {/* c */} <Details title={"d"} />\n', false],
  ['an expression', '{1 + 1}\n', true],
  ['an expression in an attribute', '<Details title={"a" + 1} />\n', true],
  ['an export', 'export const a = 1\n', true],
])('a page with %s: does it have code?', async (_, text, hasCode) => {
  const { live, nodes } = await compile(`# A\n\n${text}`);
  expect(live !== undefined).toBe(hasCode);
  expect(nodes.length === 0).toBe(hasCode);
});

test('the imports of a page and its pieces are those of its tree, each once, wherever the bundler has it', async () => {
  const piece = "import { Chart as Own } from '../code/Chart';\n\n<Own />\n";
  makeContentFolder({
    'en/a.mdx':
      "import P from './p-shared.mdx'\nimport { Chart as Own } from '../code/Chart'\nimport pack from 'pack'\n\n# A\n\n<P />\n\n<P />\n",
    'en/p-shared.mdx': piece,
    'zh/a.mdx': '# A\n',
  });
  const site = await readSite();
  const page = site.routes.findByFile('en/a');
  const { live, problems } = await compilePage(site, page as NonNullable<typeof page>);
  expect(problems).toEqual([]);
  expect(live?.importsCode).toBe(true);
  expect(live?.tree.match(/"value":"[^"]*code\/Chart"/g)).toEqual([
    expect.stringMatching(/^"value":"@\/.*[^/.]\/code\/Chart"$/),
  ]);
  expect(live?.tree).toContain('"value":"pack"');
});
