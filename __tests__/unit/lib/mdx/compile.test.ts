import { setupCompiler as setup } from '../../../support/mdx-compiler';

test('the outline contains h2 to h4 with ids, and offsets into the plain text', async () => {
  const { compile } = setup();
  const page = await compile(
    '# Title\n\nIntro.\n\n## One {#first}\n\ntext\n\n### Two\n\n##### Deep\n',
  );
  expect(page?.toc).toEqual([
    { id: 'first', text: 'One', depth: 2, charIndex: 13 },
    { id: 'two', text: 'Two', depth: 3, charIndex: 22 },
  ]);
  for (const { charIndex, text } of page?.toc ?? []) {
    expect(page?.text.slice(charIndex, charIndex + text.length)).toBe(text);
  }
  expect(page?.title).toBe('Title');
});

test('a duplicate id is reported at its second position', async () => {
  const { compile, errors } = setup();
  await compile('## One {#same}\n\n## Other\n\n## Two {#same}\n');
  expect(errors).toEqual([
    expect.objectContaining({ file: 'page.mdx', line: 5, problem: 'has the id “same” twice.' }),
  ]);
});

test('links and images are resolved', async () => {
  const { compile } = setup();
  const page = await compile('[a](./a.mdx) [ref][] ![b](./b.png)\n\n[ref]: ./e.mdx\n');
  for (const href of ['/resolved/./a.mdx', '/resolved/./e.mdx']) {
    expect(page?.markup).toContain(href);
  }
  expect(page?.markup).toContain('/images/./b.png');
});

test('a shared piece becomes part of the page', async () => {
  const { compile, errors } = setup({ './piece.mdx': 'Text.\n\n## In the piece {#piece}\n' });
  const page = await compile(
    "import Piece from './piece.mdx'\n\n# Title\n\n<Piece />\n\n## After\n",
  );
  expect(page?.toc.map(({ id }) => id)).toEqual(['piece', 'after']);
  expect(page?.text).toContain('Text.');
  expect(errors).toEqual([]);
});

test('a piece may include pieces, but not itself', async () => {
  const { compile, errors } = setup({
    './a.mdx': "import B from './b.mdx'\n\n<B />\n",
    './b.mdx': "import A from './a.mdx'\n\nfrom b\n\n<A />\n",
  });
  const page = await compile("import A from './a.mdx'\n\n<A />\n");
  expect(page?.text).toContain('from b');
  expect(errors).toEqual([
    expect.objectContaining({
      file: './b.mdx',
      line: 1,
      problem: 'includes itself through ./a.mdx.',
    }),
  ]);
});

test('a syntax error in a piece is reported in the piece', async () => {
  const { compile, errors } = setup({ './piece.mdx': 'fine\n\n<b>\n' });
  await compile("import Piece from './piece.mdx'\n\n<Piece />\n");
  expect(errors).toEqual([expect.objectContaining({ file: './piece.mdx', line: 3 })]);
});

test('a syntax error stops the compile, with file and line', async () => {
  const { compile, errors } = setup();
  expect(await compile('# Title\n\n{ unclosed\n')).toBeUndefined();
  // The parser detects it at the end of the file.
  expect(errors).toEqual([expect.objectContaining({ file: 'page.mdx', line: 4 })]);
});

test('plain Markdown may contain braces and unclosed tags', async () => {
  const { compile, errors } = setup();
  const page = await compile('# A {b} <c\n', 'md');
  expect(page?.title).toBe('A {b} <c');
  expect(errors).toEqual([]);
});

describe('a code block', () => {
  test('becomes one element with its highlighted code, its title and its language', async () => {
    const { compile } = setup();
    const page = await compile('```js title="a.mjs"\nconst a = 1;\n```\n');
    expect(page?.markup).toContain('title="a.mjs"');
    expect(page?.markup).toContain('language="JavaScript"');
    expect(page?.markup).toContain(
      'html="<span class=&#x22;line&#x22;><span class=&#x22;k&#x22;>const ',
    );
  });

  test('can get its code from a file, which is indexed by search', async () => {
    const { compile, errors } = setup();
    const page = await compile('```ts file="./demo.ts"\n```\n');
    expect(page?.markup).toContain('demo');
    expect(page?.text).toBe('export const demo = 1;\n');
    expect(errors).toEqual([]);
  });

  test('has neither notes nor colors in the text of the page', async () => {
    const { compile } = setup();
    const page = await compile('```js\na(); // [!code highlight]\n```\n');
    expect(page?.text).toBe('a();\n');
    expect(page?.markup).toContain('<span class=&#x22;line marked&#x22;>');
  });

  test('is checked, and its errors are reported with their lines', async () => {
    const { compile, errors } = setup({ './piece.mdx': '\n```js bogus\n```\n' });
    await compile(
      [
        "import Piece from './piece.mdx'\n",
        '```js\na\nb // [!code bogus]\n```\n',
        '```ts file="./none.ts"\nown\n```\n',
        '```rspackscript\n```\n',
        '<Piece />\n',
      ].join('\n'),
    );
    expect(errors.map(({ file, line, problem }) => `${file}:${line}: ${problem}`)).toEqual([
      'page.mdx:5: has the note [!code bogus], which means nothing.',
      'page.mdx:8: has code of its own in addition to that of ./none.ts.',
      'page.mdx:8: takes code from ./none.ts.',
      'page.mdx:12: has code in “rspackscript”, which nothing can color; it is shown as plain text.',
      './piece.mdx:2: has “bogus” after the language of a code block, which means nothing.',
    ]);
  });
});

test('the one element of HTML is an anchor of another time', async () => {
  const { compile, errors } = setup();
  const page = await compile('<span id="old"></span>Text.\n');
  expect(page?.ids).toEqual(['old']);
  expect(page?.markup).toBe('<p><span id="old"></span>Text.</p>');
  expect(errors).toEqual([]);
});

test('what is an error is not rendered: a script, and a heading whose id is there already', async () => {
  const page = await setup().compile('## A {#a}\n\n<script>b</script>\n\n## C {#a}\n');
  expect(page?.toc.map(({ text }) => text)).toEqual(['A']);
  expect(page?.markup).not.toContain('script');
});

test('text is escaped, and elements keep their properties', async () => {
  const { compile } = setup();
  const page = await compile('Use `a < b` & **mind** it.\n\n3. `a`\n4. b\n');
  expect(page?.markup).toContain('Use <code>a &#x3C; b</code> &#x26; <strong>mind</strong> it.');
  expect(page?.markup).toContain('<ol start="3">\n<li><code>a</code></li>');
});

test('headings and paragraphs in list items are separate lines', async () => {
  const { compile } = setup();
  const page = await compile('1. ## Step {#step}\n\n   Do it.\n2. Done\n');
  expect(page?.toc).toEqual([{ id: 'step', text: 'Step', depth: 2, charIndex: 0 }]);
  expect(page?.text).toBe('Step\nDo it.\nDone\n');
});

test('in the text of the search a line of the source is no block', async () => {
  const page = await setup().compile('# A\n\nThe price of\none *heavy\nchain*.\n');
  expect(page?.text).toBe('A\nThe price of one heavy chain.\n');
});
