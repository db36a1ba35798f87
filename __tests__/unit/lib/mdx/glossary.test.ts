import { setupCompiler } from '../../../support/mdx-compiler';

async function compile(text: string) {
  const { compile, mistakes, problems } = setupCompiler();
  const page = await compile(text);
  const html = page?.code.replaceAll('\\"', '"').replaceAll('\\n', '') ?? '';
  return { page, html, mistakes, problems };
}

describe('the glossary on its page', () => {
  test('is headings with their ids and paragraphs, as if written there', async () => {
    const { page } = await compile('# Terms\n\nWords.\n\n<Glossary />\n\n## After\n');
    expect(page?.toc.map(({ depth, id, text }) => `${depth} ${id} ${text}`)).toEqual([
      '2 build Build',
      '3 chunk Chunk',
      '3 bad Bad',
      '2 after After',
    ]);
    expect(page?.text).toContain('Chunk\nModules that load together, see this.\n');
  });

  test('holds code, weight and links, which lead on from the page', async () => {
    const { html } = await compile('<Glossary />\n');
    expect(html).toContain('code: "code"');
    expect(html).toContain('that <strong>load</strong> together');
    expect(html).toContain('<a href="/resolved/./a.mdx#b">this</a>');
  });

  test('reports what is not a line of text in the file of the terms', async () => {
    const { mistakes } = await compile('<Glossary />\n');
    expect(mistakes).toEqual([
      expect.objectContaining({
        file: 'glossary.yaml',
        line: 10,
        problem: 'has more than a line of text.',
      }),
    ]);
  });

  test('has a line of its own', async () => {
    const { problems } = await compile('Words <Glossary /> words.\n');
    expect(problems()).toEqual(['1: places <Glossary /> inside a line of text.']);
  });
});

describe('a link to a term', () => {
  test('says what the term means, in one attribute', async () => {
    const { html } = await compile('A [chunk](./terms.mdx#chunk) and a [page](./terms.mdx).\n');
    expect(html).toContain(
      '<a href="/resolved/./terms.mdx#chunk" class="term" aria-description="Modules that &#x22;load&#x22; together.">chunk</a>',
    );
    expect(html).toContain('<a href="/resolved/./terms.mdx">page</a>');
  });

  test('does so wherever it leads to the term by', async () => {
    const { html } = await compile('A [chunk][c].\n\n- [x](#chunk)\n\n[c]: ./terms.mdx#chunk\n');
    expect(html.match(/aria-description/g)).toHaveLength(2);
  });

  test('adds nothing to the text of the page, and is a mere link in a heading', async () => {
    const { page, html } = await compile(
      '## A [chunk](./terms.mdx#chunk) {#a}\n\n[Chunk](#chunk)\n',
    );
    expect(page?.text).toBe('A chunk\nChunk\n');
    expect(html.match(/aria-description/g)).toHaveLength(1);
  });
});
