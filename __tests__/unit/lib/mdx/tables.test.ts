import { setupCompiler as setup } from '../../../support/mdx-compiler';

test('the alignment of a column is a data attribute, neither a style nor a deprecated attribute', async () => {
  const { compile } = setup();
  const page = await compile('| a |\n| -: |\n| {1} |\n');
  expect(page?.markup).toContain('data-align="right"');
  expect(page?.markup).not.toMatch(/style| align=/);
});

test.each([
  ['`tree-shaking-side-effects-only`', 'name'],
  ['[`E1001`](./a.mdx)', 'name'],
  ['`a-name-that-is-longer-than-a-column`', 'text'],
  ['`string | false`', undefined],
  ['2026-11-22', 'name'],
  ['yes', undefined],
  ['`a` or `b`, and some more', 'text'],
  ['出现在多个代码块里的', 'text'],
  ['a package whose module is in several of the chunks of a page', 'sentence'],
  ['出现在多个代码块里的依赖包，以及它的每一份副本', 'text'],
])('a cell with %s is a %s', async (cell, kind) => {
  const { compile } = setup();
  const page = await compile(`| a |\n| - |\n| ${cell} |\n`);
  expect(/data-cell="(\w+)/.exec(page?.markup ?? '')?.[1]).toBe(kind);
});

test.each([
  ['| a | b | c | d |', '| a text of several words | 1 | 2 | 3 |', true],
  ['| a | b | c | d |', '| `name` | 1 | 2 | 3 |', false],
  ['| a | b | c |', '| a text of several words | 1 | 2 |', false],
])(
  'in a table with the head %s, the first column of %s is looked up: %s',
  async (head, row, isLookup) => {
    const { compile } = setup();
    const page = await compile(`${head}\n${head.replaceAll(/\w/g, '-')}\n${row}\n`);
    expect(page?.markup.includes('data-lookup')).toBe(isLookup);
  },
);

const LONG = 'a text that is too long for three columns of a phone, which is why a card holds it';

test.each([
  [`| \`name\` | 1 | ${LONG} |`, true],
  ['| a text of several words | 1,024 kB | 12 % |', false],
])('a long row has labels for the cards of a phone: %s', async (row, isCard) => {
  const { compile } = setup();
  const page = await compile(`| a | b | c |\n| - | - | - |\n${row}\n`);
  expect(page?.markup.includes('data-cards')).toBe(isCard);
  expect(page?.markup.match(/data-label="\w"/g) ?? []).toEqual(
    isCard ? ['data-label="b"', 'data-label="c"'] : [],
  );
});

test('names of options in a table may break after their dots, and their text does not change', async () => {
  const { compile } = setup();
  const page = await compile(
    '| Option | Default |\n| - | - |\n| `output.options.type` | `1.5.2` or `a. b` |\n\n`output.mode`\n',
  );
  expect(page?.markup).toContain('output.<wbr>options.<wbr>type');
  expect(page?.markup).toContain('>1.5.2<');
  expect(page?.markup).toContain('>a. b<');
  expect(page?.markup).not.toContain('output.<wbr>mode');
  expect(page?.text).toContain('output.options.type');
});

test('a Chinese list of quoted values breaks before each of them', async () => {
  const { compile } = setup();
  const page = await compile("| a |\n| - |\n| 差异：`'null'`、`'major'`，见 `b`，`c` |\n");
  expect(page?.markup.match(/<wbr><code>'\w+'/g)).toEqual([
    "<wbr><code>'null'",
    "<wbr><code>'major'",
  ]);
  expect(page?.markup.match(/<wbr>/g)).toHaveLength(2);
  expect(page?.text).toContain("`'null'`、`'major'`，见 `b`，`c`");
});

test('an option of a command does not break at its hyphens, and its text does not change', async () => {
  const { compile } = setup();
  const page = await compile(
    '`next build --webpack`, `less-loader`, `??=`, `plain`\n\n`a-name-that-is-longer-than-a-column`\n\n```sh\nnext build --watch\n```\n',
  );
  expect(page?.markup.match(/<\w+ data-whole="">[^<]+/g)).toEqual([
    '<span data-whole="">--webpack',
    '<code data-whole="">less-loader',
    '<span data-whole="">??=',
  ]);
  expect(page?.text).toContain('`next build --webpack`, `less-loader`, `??=`, `plain`');
});

test('a number and its unit stay in one line, and their text does not change', async () => {
  const { compile } = setup();
  const page = await compile('8.4 s, **462 kB**, 12 %, 3 sizes, `1 s`\n\n```sh\n2 s\n```\n');
  const spaces = /[\d.]+\s\S+/g;
  expect(page?.markup.match(spaces)).toEqual([
    '8.4\u00a0s,',
    '462\u00a0kB</strong>,',
    '12\u00a0%,',
    '3 sizes,',
    '1 s</code></p>',
    expect.stringMatching(/^2 (?:s|<)/),
  ]);
  expect(page?.text).toContain('8.4 s, 462 kB, 12 %');
});

test('a version is not a number', async () => {
  const { compile } = setup();
  const page = await compile('| a | b |\n| - | - |\n| 2.3.3 | 2.3 |\n');
  expect(page?.markup.match(/data-align="right"[^>]*>2\.3</g)).toHaveLength(1);
  expect(page?.markup).not.toMatch(/data-align="right"[^>]*>2\.3\.3</);
});

test('a column of numbers is aligned at its end, unless its author has aligned it', async () => {
  const { compile } = setup();
  const page = await compile(
    '| a | b | c | :- |\n| - | - | - | :- |\n| x | 1,024 | 8.4 kB | 1 |\n| y | — | 12 % | 2 |\n| 1 | 3 | 4 | 3 |\n',
  );
  expect(page?.markup.match(/data-align="right"/g)).toHaveLength(8);
  expect(page?.markup).toMatch(/data-align="right"[^>]*>1,024</);
  expect(page?.markup).toMatch(/data-align="left"[^>]*>2</);
});
