import { checkSite } from '@/lib/content/check/check-site';
import { compilePage } from '@/lib/content/compile-page';
import { readSite } from '@/lib/content/site';
import { makeContentFolder } from '../../../support/content-folder';
import { renderLive } from '../../../support/render-live';

/** The errors of a page as `line: problem`; the Chinese page has none. */
async function check(text: string): Promise<string[]> {
  makeContentFolder({ 'en/a.mdx': text, 'zh/a.mdx': '# A\n' });
  const problems = await checkSite(await readSite());
  return problems.map(({ line, problem }) => `${line}: ${problem}`);
}

async function compile(text: string, pieces: Record<string, string> = {}) {
  makeContentFolder({ 'en/a.mdx': text, 'zh/a.mdx': '# A\n', ...pieces });
  const site = await readSite();
  const page = site.routes.findByFile('en/a');
  if (!page) throw new Error('The page does not exist.');
  return compilePage(site, page);
}

/** The HTML of a page with code, or the error that it throws. */
async function show(text: string, pieces: Record<string, string> = {}): Promise<string> {
  const { live, problems } = await compile(text, pieces);
  expect(problems).toEqual([]);
  return renderLive(live?.tree ?? '').catch(({ message }: Error) =>
    message.replace(/^.*\/content-\w+\//, ''),
  );
}

const CORRECT_IT = 'Correct it, or write a literal `{` as `\\{`.';

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
])('the error of %j has its file, its line and a remedy', async (code, message) => {
  expect(await show(`# A\n\nText.\n\n${code}\n`)).toBe(
    `en/a.mdx:5: has code that fails: ${message}\n  ${CORRECT_IT}`,
  );
});

test('an error in a component of the page is reported where it is defined', async () => {
  const text = '# A\n\nexport function Own({ of }) {\n  return of.name;\n}\n\n<Own />\n';
  expect(await show(text)).toContain('en/a.mdx:3: has code that fails: Cannot read properties');
});

test('an error in the code of a piece is reported in the file of the piece', async () => {
  const page = "import Piece from './p-shared.mdx'\n\n# A\n\n<Piece />\n";
  const error = await show(page, {
    'en/p-shared.mdx': 'Text.\n\n{null.a}\n',
    'zh/p-shared.mdx': 'Text.\n',
  });
  expect(error).toContain('en/p-shared.mdx:3: has code that fails: Cannot read properties');
});

test.each([
  ['{{ a: 1 }}', 'has an object where text is expected.'],
  ['{[1, { a: 1 }]}', 'has an object where text is expected.'],
  ['{/a/}', 'has an object where text is expected.'],
  ['{() => 1}', 'has a function where text is expected.'],
  [
    '<Badge text={() => 1} />',
    'gives an attribute a function, which does nothing in a static page.',
  ],
])('%j is an error while the page is rendered', async (code, problem) => {
  expect(await show(`# A\n\nText.\n\n${code}\n`)).toContain(`en/a.mdx:5: ${problem}\n  `);
});

const STYLE = 'has a style attribute, which the security policy of the site forbids.';

test.each([
  ['<br>x</br>', 'has content in <br>, which cannot have any.'],
  ['<p style="color: red">x</p>', STYLE],
  ["<p style={{ color: 'red' }}>x</p>", STYLE],
  ['{<p style="color: red">x</p>}', STYLE],
  ["{[1].map(() => <p style={{ color: 'red' }}>x</p>)}", STYLE],
  ['{<b onClick={() => {}}>x</b>}', 'has the attribute onClick, which does nothing here.'],
  ['<Tabs.Tab />', 'uses <Tabs.Tab />, which nothing defines.'],
])('%j is an error of the check, which runs no code', async (code, problem) => {
  expect(await check(`# A\n\nText.\n\n${code}\n`)).toEqual([`5: ${problem}`]);
});

test.each([
  ['text, elements and literals', '{"a"} {`b`} {1} {/* c */} <Badge text={"d"} />\n', false],
  ['an expression', '{1 + 1}\n', true],
  ['an expression in an attribute', '<Badge text={"a" + 1} />\n', true],
  ['an export', 'export const a = 1\n', true],
])('a page with %s: does it have code?', async (_, text, hasCode) => {
  const { live, nodes } = await compile(`# A\n\n${text}`);
  expect(live !== undefined).toBe(hasCode);
  expect(nodes.length === 0).toBe(hasCode);
});

test('computed content is rendered: values, lists, components of the page, elements as attributes', async () => {
  const shown = await show(
    [
      'export const sizes = [12, 8]',
      'export const Size = ({ of, children }) => <b title={of + " kB"}>{children}</b>',
      '# A',
      '{sizes.map((size) => <Size key={size} of={size}>{size}</Size>)}',
      '<Card title={<em>{sizes.length}</em>} icon={<i lang={`en`} />} />',
      '{false}{null}{/* nothing */}',
    ].join('\n\n'),
  );
  expect(shown).toContain('<b title="12 kB">12</b><b title="8 kB">8</b>');
  expect(shown).toContain('<em>2</em>');
  expect(shown).toContain('<i lang="en"></i>');
});

test('code may wait', async () => {
  const text =
    '# A\n\n{await Promise.resolve("later")} {[await 1].map((one) => <b key={one}>{one}</b>)}\n';
  expect(await show(text)).toMatch(/later.*\n<b>1<\/b>/);
});
