import { checkSite } from '@/lib/content/check/check-site';
import { formatProblem } from '@/lib/content/check/problems';
import { compilePage } from '@/lib/content/compile-page';
import { readSite } from '@/lib/content/site';
import { makeContentFolder } from '../../../support/content-folder';

/** The errors of a page as `line: problem`; the Chinese page has none. */
async function check(text: string, pieces: Record<string, string> = {}): Promise<string[]> {
  makeContentFolder({ 'en/a.mdx': text, 'zh/a.mdx': '# A\n', ...pieces });
  const problems = await checkSite(await readSite());
  return problems.map(({ file, line, problem }) =>
    `${file.replace(/^.*\/content-\w+\//, '')}:${line}: ${problem}`.replace(/^en\/a\.mdx:/, ''),
  );
}

/** The rendered page, and its errors. */
async function show(text: string) {
  makeContentFolder({ 'en/a.mdx': text, 'zh/a.mdx': '# A\n' });
  const site = await readSite();
  const page = site.routes.findByFile('en/a');
  if (!page) throw new Error('The page does not exist.');
  const { nodes, problems } = await compilePage(site, page);
  return { shown: JSON.stringify(nodes), problems: problems.map(formatProblem) };
}

const STYLE = 'has a style attribute, which the security policy of the site forbids.';

test.each([
  ['{undefined.foo}', "Cannot read properties of undefined (reading 'foo')."],
  ['Words {undefined.foo} in a line.', "Cannot read properties of undefined (reading 'foo')."],
  ['<Badge text={null.a} />', "Cannot read properties of null (reading 'a')."],
  ['<Badge {...null.a} />', "Cannot read properties of null (reading 'a')."],
  ['{[1].map((x) => x.a.b)}', "Cannot read properties of undefined (reading 'b')."],
  ['{<b>{null.a}</b>}', "Cannot read properties of null (reading 'a')."],
  ['{(() => { throw "no" })()}', 'no.'],
  ['{(() => { const f = () => f(); f() })()}', 'Maximum call stack size exceeded.'],
  ['export const a = null.b', "Cannot read properties of null (reading 'b')."],
])('the error of %j is reported on its line', async (code, message) => {
  expect(await check(`# A\n\nText.\n\n${code}\n`)).toEqual([`5: has code that fails: ${message}`]);
});

test('each failing part of a page is reported, and the rest is rendered', async () => {
  const text = '# A\n\n{null.a}\n\nOne {1 + 1}\n\n{null.b}\n';
  expect(await check(text)).toEqual([
    "3: has code that fails: Cannot read properties of null (reading 'a').",
    "7: has code that fails: Cannot read properties of null (reading 'b').",
  ]);
  expect((await show(text)).shown).toContain('"One ","2"');
});

test('an error in a component of the page is reported where it is defined', async () => {
  const text = '# A\n\nexport function Own({ of }) {\n  return of.name;\n}\n\n<Own />\n';
  expect(await check(text)).toEqual([
    "3: has code that fails: Cannot read properties of undefined (reading 'name').",
  ]);
});

test('an error in the code of a piece is reported in the file of the piece', async () => {
  const page = "import Piece from './p-shared.mdx'\n\n# A\n\n<Piece />\n";
  const errors = await check(page, {
    'en/p-shared.mdx': 'Text.\n\n{null.a}\n',
    'zh/p-shared.mdx': 'Text.\n',
  });
  expect(errors).toEqual([
    "en/p-shared.mdx:3: has code that fails: Cannot read properties of null (reading 'a').",
  ]);
});

test.each([
  '{(() => { while (true) {} })()}',
  '{[...(function* () { while (true) yield 1 })()]}',
  '<Badge text={(() => { for (;;); })()} />',
  'export const a = (() => { for (;;); })()',
])('%j is stopped, and reported with its line', async (code) => {
  expect(await check(`# A\n\nText.\n\n${code}\n`)).toEqual([
    expect.stringMatching(/^5: has code that does not end; it was stopped after \d+ s\.$/),
  ]);
});

test.each([
  ['{{ a: 1 }}', 'has an object where text is expected.'],
  ['{[1, { a: 1 }]}', 'has an object where text is expected.'],
  ['{() => 1}', 'has a function where text is expected.'],
  ['{(async () => 1)()}', 'has code that waits: `async`.'],
  ['{await 1}', 'has code that waits: `await`.'],
  ['{import("node:fs")}', 'has code that waits: `import()`.'],
  ['<Badge text={() => 1} />', 'gives text a function, which does nothing in a static page.'],
  [
    '<button {...{ onClick() {} }}>x</button>',
    'gives onClick a function, which does nothing in a static page.',
  ],
  ['<br>x</br>', 'has content in <br>, which cannot have any.'],
  ['<p style="color: red">x</p>', STYLE],
  ["<p style={{ color: 'red' }}>x</p>", STYLE],
  ['{<p style="color: red">x</p>}', STYLE],
  ["{<p style={{ color: 'red' }}>x</p>}", STYLE],
])('%j is an error', async (code, problem) => {
  expect(await check(`# A\n\nText.\n\n${code}\n`)).toEqual([`5: ${problem}`]);
});

test.each([
  'process.env.HOME',
  'globalThis.process.env.HOME',
  'require("node:fs")',
  'fetch("https://example.com")',
  'Math.random()',
  'Promise.resolve()',
  'Date.now()',
  'new Date()',
  'new Intl.DateTimeFormat().format()',
  'globalThis.constructor.constructor("return process")()',
  '(() => {}).constructor("return process")()',
  'eval("1")',
])('%s is not defined in pages', async (code) => {
  const [error, ...others] = await check(`# A\n\n{String(${code})}\n`);
  expect(error).toMatch(/^3: has code that fails: /);
  expect(others).toEqual([]);
});

test.each([
  // The objects that a page gets belong to its own realm, so they do not lead to that of the build.
  'props.components.Badge.constructor.constructor("return typeof process")()',
  'globalThis.console?.log.constructor("return typeof process")()',
  'arguments[0].constructor.constructor("return typeof process")()',
  '$page.at.constructor("return typeof process")()',
])('%s does not reach the realm of the build', async (code) => {
  const { shown, problems } = await show(`# A\n\n{${code}}\n`);
  expect(shown).not.toContain('object');
  expect(problems.join()).toContain('has code that fails');
});

test('pages do not share globals', async () => {
  await show('# A\n\n{(() => { Array.prototype.left = "left"; return "" })()}\n');
  expect((await show('# A\n\n{String([].left)}\n')).shown).toContain('"undefined"');
});

test('computed content is rendered: values, lists, components of the page, elements as attributes', async () => {
  const { shown, problems } = await show(
    [
      'export const sizes = [12, 8]',
      'export const Size = ({ of, children }) => <b title={of + " kB"}>{children}</b>',
      '# A',
      '{sizes.map((size) => <Size key={size} of={size}>{size}</Size>)}',
      '<Card title={<em>{sizes.length}</em>} icon={<i lang={`en`} />} />',
      '{false}{null}{/* nothing */}',
    ].join('\n\n'),
  );
  expect(problems).toEqual([]);
  expect(shown).toContain(
    '{"element":{"name":"b","isComponent":false,"props":{"title":"12 kB"},"children":["12"]}}',
  );
  expect(shown).toContain('"title":{"nodes":[{"element":{"name":"em"');
  expect(shown).toContain('"lang":"en"');
});
