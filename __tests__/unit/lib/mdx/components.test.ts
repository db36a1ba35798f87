import { setupCompiler as setup } from '../../../support/mdx-compiler';

describe('package manager tabs', () => {
  test('become tabs of one group with a highlighted block each', async () => {
    const { compile, problems } = setup();
    const page = await compile('<PackageManagerTabs command="install x -D" />\n');
    expect([...(page?.markup.matchAll(/label="(\w+)"/g) ?? [])].map(([, label]) => label)).toEqual([
      'npm',
      'yarn',
      'pnpm',
      'bun',
    ]);
    expect(page?.markup).toContain('groupId="package-manager"');
    expect(page?.markup.match(/<CodeBlock/g)).toHaveLength(4);
    // A command is wrapped: on a phone its last name or option would otherwise be cut off.
    expect(page?.markup.match(/ wraps/g)).toHaveLength(4);
    expect(page?.text).toContain('yarn add x -D');
    expect(problems()).toEqual([]);
  });

  test.each([
    ['command={"install " + name}', undefined],
    ['command={"install x"}', 'yarn add x'],
    ['command={`install x`}', 'yarn add x'],
    ["command={{ npm: 'npm i' }}", undefined],
    ["command='install x' additionalTabs={[{ tool: 'deno' }]}", 'deno install x'],
    ['command={name}', undefined],
    ['command=""', undefined],
    ['', undefined],
  ])('%j', async (attributes, line) => {
    const { compile, problems } = setup();
    const page = await compile(`text\n\n<PackageManagerTabs ${attributes} />\n`);
    if (line !== undefined) expect(page?.text.split('\n')).toContain(line);
    expect(problems()).toEqual(
      line === undefined
        ? ['3: has <PackageManagerTabs> with a command that is not a string.']
        : [],
    );
  });
});

test.each([
  ['<Tab label="a">x</Tab>', '1: has a <Tab> outside <Tabs>.'],
  ['Cost[^1]\n\n[^1]: Note.', '1: has a footnote.'],
  ['- a\n- [ ] b', '2: has a task.'],
  [
    '<Tabs>\n<Steps>\n1. a\n<Tab label="a">x</Tab>\n</Steps>\n</Tabs>',
    '4: has a <Tab> outside <Tabs>.',
  ],
  ['<Tabs>\n\ntext\n\n</Tabs>', '1: has <Tabs> without a <Tab>.'],
  ['<Tabs>\n<Tab>x</Tab>\n</Tabs>', '2: has a <Tab> without a label.'],
  ['<Tabs>\n<Tab label="a">x</Tab>\n<Tab label="a">y</Tab>\n</Tabs>', '3: has the tab “a” twice.'],
  ['<Steps>\n\ntext\n\n</Steps>', '1: has steps without a step.'],
  ['<Callout type="hint">x</Callout>', '1: has <Callout type="hint">, which does not exist.'],
  ['<LinkCard title="a" />', '1: has <LinkCard> without href.'],
  [
    '<LinkCard title="a" hreff="./b.mdx" />',
    '1: has <LinkCard hreff>, which <LinkCard> does not have.',
  ],
  [
    '<Tabs kind="packages">\n<Tab label="a">x</Tab>\n</Tabs>',
    '1: has <Tabs kind>, which <Tabs> does not have.',
  ],
  [
    '<PackageManagerTabs command="install x" tool="deno" />',
    '1: has <PackageManagerTabs tool>, which <PackageManagerTabs> does not have.',
  ],
  ['<FileTree>\n\ntext\n\n</FileTree>', '1: has <FileTree> without a list.'],
  [
    '<style>{`b {}`}</style>',
    '1: has <style>, but of HTML pages have only anchors: <span id="…">, <code id="…">.',
  ],
  ['# A {#_content}', '1: has the id “_content”, which is for the frame of the page.'],
  ['A[^nope] note', '1: shows “[^nope]” as text, because nothing defines it.'],
  ['A [text][nope].', '1: shows “[text][nope]” as text, because nothing defines it.'],
  ['![*a*][nope]', '1: shows “][nope]” as text, because nothing defines it.'],
])('%j is an error', async (text = '', problem) => {
  const { compile, problems } = setup();
  await compile(`${text}\n`);
  expect(problems()).toContain(problem);
});

test('brackets that are text, and references with a definition, are no errors', async () => {
  const { compile, problems } = setup();
  await compile('[x] `[^a-z]` `a[0][1]` A [b][c] [b][]\n\n[c]: /c\n[b]: /b\n');
  expect(problems()).toEqual([]);
});

test('computed attributes are not checked', async () => {
  const { compile, problems } = setup();
  await compile('export const kind = "tip";\n\n<Callout type={kind}>x</Callout>\n');
  expect(problems()).toEqual([]);
});

test.each(['export const one = 1;\n\n{one}\n', 'export class One {}\n\n{One}\n'])(
  'the names that %j defines are known',
  async (text) => {
    const { compile, problems } = setup();
    await compile(text);
    expect(problems()).toEqual([]);
  },
);

test('the props of a component of the page are not checked', async () => {
  const { compile, problems } = setup();
  await compile('export const Kbd = ({ size }) => <b>{size}</b>;\n\n<Kbd size="1" />\n');
  expect(problems()).toEqual([]);
});

test('elements on separate lines are blocks in a piece, too', async () => {
  const { compile, problems } = setup({
    './p.mdx': '<Tabs>\n  <Tab label="a">x</Tab>\n  <Tab label="b">y</Tab>\n</Tabs>\n',
  });
  const page = await compile("import P from './p.mdx'\n\n<P />\n");
  expect(page?.markup).not.toContain('<p');
  expect(problems()).toEqual([]);
});

test('the link of a card is resolved', async () => {
  const { compile } = setup();
  const page = await compile('<LinkCard href="./a.mdx" title="A" />\n');
  expect(page?.markup).toContain('href="/resolved/./a.mdx"');
});

test('a file tree distinguishes folders from files, and names from comments', async () => {
  const { compile } = setup();
  const page = await compile(
    '<FileTree>\n\n- src\n  - **a.ts** the entry\n- empty/\n- b.ts\n\n</FileTree>\n',
  );
  expect([...(page?.markup.matchAll(/data-tree="(\w+)/g) ?? [])].map(([, kind]) => kind)).toEqual([
    'folder',
    'file',
    'folder',
    'file',
  ]);
  expect(page?.markup).toMatch(/data-tree-part="name"><strong>a\.ts<\/strong>/);
  expect(page?.markup).toMatch(/data-tree-part="remark"> ?the entry/);
});

test.each([
  ['**中文。**后面', '<strong>中文。</strong>后面'],
  ['前面**“引用”**后面', '前面<strong>“引用”</strong>后面'],
  ['**plain** words', '<strong>plain</strong> words'],
])('%s becomes bold', async (text, html) => {
  const { compile } = setup();
  expect((await compile(`${text}\n`))?.markup).toContain(html);
});
