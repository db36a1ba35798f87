import { setupCompiler } from '../../../../support/mdx-compiler';

test.each([
  ['## Title {#id}', 'id', 'Title'],
  ['## Title {#id}  ', 'id', 'Title'],
  ['## `Code`{#id}', 'id', 'Code'],
  ['### 安装 {#install} ###', 'install', '安装'],
  ['## Already \\{#id}', 'id', 'Already'],
  ['## Both \\{#id\\}', 'id', 'Both'],
  ['Underlined {#id}\n---', 'id', 'Underlined'],
  ['> - ## In a list {#id}', 'id', 'In a list'],
  ['## Without', 'without', 'Without'],
])('%j has the id %s', async (text, id, title) => {
  for (const format of ['mdx', 'md'] as const) {
    const { compile } = setupCompiler();
    expect((await compile(`# A\n\n## B\n\n${text}\n`, format))?.toc.at(-1)).toMatchObject({
      id,
      text: title,
    });
  }
});

const WRONG = [
  'A line {#id}',
  '## {#id}',
  '## Title {#id} and more',
  '## Title {#id more}',
  '{#id}',
];

test.each(WRONG)('%j is text in plain Markdown', async (text) => {
  const { compile, problems } = setupCompiler();
  expect((await compile(`# A\n\n${text}\n`, 'md'))?.text).toBe(`A\n${text.replace('## ', '')}\n`);
  expect(problems()).toEqual([]);
});

test.each(WRONG)('%j is an error in MDX', async (text) => {
  const { compile, problems } = setupCompiler();
  await compile(`# A\n\n${text}\n`);
  expect(problems()).toEqual([expect.stringMatching(/^3: is not valid MDX: /)]);
});

test('an escaped id outside of a heading, and code, stay text', async () => {
  const { compile, problems } = setupCompiler();
  const page = await compile('A line \\{#id}\n\n```md\n## Title {#id}\n```\n');
  expect(page?.text).toBe('A line {#id}\n## Title {#id}\n');
  expect(problems()).toEqual([]);
});
