import { setupCompiler as setup } from '../../../support/mdx-compiler';

/** The elements of a compiled page in order, as their names with their string attributes. */
async function elementsOf(text: string, format: 'md' | 'mdx' = 'mdx') {
  const { compile, problems } = setup();
  const page = await compile(text, format);
  const tags = page?.markup.matchAll(/<([A-Z]\w*)([^>]*)/g) ?? [];
  const elements = [...tags].map(([, name, attributes = '']) => {
    const pairs = [...attributes.matchAll(/ (type|title|label)="([^"]*)"/g)];
    return [name, ...pairs.map(([, key, value]) => `${key}=${value}`)].join(' ');
  });
  return { elements, text: page?.text, problems: problems() };
}

test.each([
  [':::tip\nText.\n:::\n', 'Callout type=tip'],
  [':::tip My title\nText.\n:::\n', 'Callout type=tip title=My title'],
  ['::: tip My title\nText.\n:::\n', 'Callout type=tip title=My title'],
  [':::details More\nText.\n:::\n', 'Details title=More'],
])('%j becomes one component, in .mdx and in .md', async (text, element) => {
  for (const format of ['mdx', 'md'] as const) {
    const { elements, problems, text: words } = await elementsOf(text, format);
    const title = element.split('title=')[1];
    const shown = title === undefined ? 'Text.\n' : `${title}\nText.\n`;
    expect([format, elements, words, problems]).toEqual([format, [element], shown, []]);
  }
});

test.each(['note', 'tip', 'important', 'info', 'warning', 'caution', 'danger'])(
  'the container %s exists',
  async (type) => {
    expect((await elementsOf(`:::${type}\nx\n:::\n`)).elements).toEqual([`Callout type=${type}`]);
  },
);

test.each([
  ['with as many colons', ':::tip\n:::note\nin\n:::\nafter\n:::\nout\n'],
  ['with fewer colons', '::::tip\n:::note\nin\n:::\nafter\n::::\nout\n'],
])('containers nest %s', async (_, text) => {
  expect(await elementsOf(text)).toEqual({
    elements: ['Callout type=tip', 'Callout type=note'],
    text: 'in\nafter\nout\n',
    problems: [],
  });
});

test.each([
  ['a list', '- item\n\n  :::tip\n  - a\n  - b\n  :::\n- next\n', 'item\na\nb\nnext\n'],
  ['a quotation', '> :::tip\n> in\n> :::\n', 'in\n'],
  ['a paragraph above', 'text\n:::tip\nin\n:::\n', 'text\nin\n'],
  ['a list just before its end', ':::tip\n- a\n:::\n', 'a\n'],
  ['an element', '<Steps>\n    1. :::tip\n       in\n       :::\n</Steps>\n', 'in\n'],
])('a container works with %s', async (_, text, words) => {
  const { elements, problems, text: found } = await elementsOf(text);
  expect([elements.at(-1), found, problems]).toEqual(['Callout type=tip', words, []]);
});

test('colons in code do not end a container', async () => {
  const { elements, problems } = await elementsOf(':::tip\n```md\n:::note\n:::\n```\n\nend\n:::\n');
  expect([elements, problems]).toEqual([['Callout type=tip', 'CodeBlock'], []]);
});

test('what looks like a fence in a line of text does not keep a container open', async () => {
  const { elements, problems } = await elementsOf(':::tip\n1 ~~~\n:::\n');
  expect([elements, problems]).toEqual([['Callout type=tip'], []]);
});

test('other colons are text', async () => {
  const text = 'at 12:30, a:b, ::x, `:::tip` and :::\n\n\\:::tip\n';
  expect(await elementsOf(text)).toEqual({
    elements: [],
    text: 'at 12:30, a:b, ::x, `:::tip` and :::\n:::tip\n',
    problems: [],
  });
});

test.each([
  ['# A\n\n:::tip\ntext\n', '3: opens the container `:::tip`, which is not closed.'],
  ['text\n\n:::\n', '3: closes a container with `:::` where none is open.'],
  [':::tip\n- item\n  :::\n', '1: opens the container `:::tip`, which is not closed.'],
  ['- item\n:::\n', '2: closes a container with `:::` where none is open.'],
  [':::Tip\nx\n:::\n', '1: uses the container :::Tip, which does not exist.'],
  [':::hint\nx\n:::\n', '1: uses the container :::hint, which does not exist.'],
  ['<Details>\n:::tip\nx\n</Details>\n', '2: opens the container `:::tip`, which is not closed.'],
  ['::::tip\n:::note\nx\n::::\n', '2: opens the container `:::note`, which is not closed.'],
  [':::tip\n\n<Unknown />\n\n:::\n', '3: uses <Unknown />, which nothing defines.'],
  [
    ':::code-group\n```js\na\n```\n:::\n',
    '2: has something other than labeled code blocks in :::code-group.',
  ],
])('%j has the error “%s”', async (text, problem) => {
  expect((await elementsOf(text)).problems).toContain(problem);
});

test('a code group has tabs with the labels of its blocks, which are not repeated above the code', async () => {
  const { elements, problems } = await elementsOf(
    ':::code-group\n\n```js [a.js]\na\n```\n\n```ts title="b.ts"\nb\n```\n\n:::\n',
  );
  expect([elements, problems]).toEqual([
    ['Tabs', 'Tab label=a.js', 'CodeBlock', 'Tab label=b.ts', 'CodeBlock'],
    [],
  ]);
});

test('a heading in a container is part of the outline', async () => {
  const { compile } = setup();
  const page = await compile(':::details\n## Inside {#inside}\n:::\n');
  expect(page?.toc.map(({ id }) => id)).toEqual(['inside']);
});

test('sixty nested containers are parsed in time', async () => {
  const { problems } = await elementsOf(`${':::tip\n'.repeat(60)}x\n${':::\n'.repeat(60)}`);
  expect(problems).toEqual([]);
});

test.each([
  ['> [!tip]\n> Text.\n', 'Callout type=tip', 'Text.\n'],
  ['> [!TIP] My title\n> Text.\n', 'Callout type=tip title=My title', 'My title\nText.\n'],
  [
    '> [!Warning]   My `title`\\\n> Text.\n',
    'Callout type=warning title=My &#x60;title&#x60;',
    'My `title`\nText.\n',
  ],
  ['> [!NOTE] Only\n', 'Callout type=note title=Only', 'Only\n'],
])('the alert %j is %s', async (text, element, words) => {
  expect(await elementsOf(text)).toEqual({ elements: [element], text: words, problems: [] });
});

test.each([
  [':::tip My title\nText.\n:::\n', 'My title\nText.\n'],
  [':::details More of `it`\nText.\n:::\n', 'More of `it`\nText.\n'],
  ['<LinkCard href="./b" title="Name" description="What it is" />\n', 'Name\nWhat it is\n'],
  ['<Tabs>\n  <Tab label="First">\n    Text.\n  </Tab>\n</Tabs>\n', 'First\nText.\n'],
])('the search finds what readers see of %j', async (text, words) => {
  const { text: found, problems } = await elementsOf(text);
  expect([found, problems]).toEqual([words, []]);
});

test('text in an element stays in one line with code in it', async () => {
  const { text } = await elementsOf('<summary>a `b` c</summary>\n');
  expect(text).toBe('a `b` c\n');
});
