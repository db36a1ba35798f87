import { setupCompiler } from '../../../support/mdx-compiler';

async function compile(text: string) {
  const { compile, problems } = setupCompiler();
  const page = await compile(text);
  const html = page?.markup.replaceAll('\n', '') ?? '';
  return { page, html, problems };
}

describe('the glossary page', () => {
  test('may contain code, bold text and links, relative to the page', async () => {
    const { html } = await compile('<Glossary />\n');
    expect(html).toContain('<code>Chunk</code>');
    expect(html).toContain('that <strong>load</strong> together');
    expect(html).toContain('<a href="/resolved/./a.mdx#b">this</a>');
  });

  test('must be on a separate line', async () => {
    const { problems } = await compile('Words <Glossary /> words.\n');
    expect(problems()).toEqual(['1: places <Glossary /> inside a line of text.']);
  });
});

describe('a link to a term', () => {
  test('has the definition in one attribute', async () => {
    const { html } = await compile('A [chunk](./terms.mdx#chunk) and a [page](./terms.mdx).\n');
    expect(html).toContain(
      '<a href="/resolved/./terms.mdx#chunk" class="term" aria-description="Modules that &#x22;load&#x22; together.">chunk</a>',
    );
    expect(html).toContain('<a href="/resolved/./terms.mdx">page</a>');
  });

  test('has the definition for every form of link to the term', async () => {
    const { html } = await compile('A [chunk][c].\n\n- [x](#chunk)\n\n[c]: ./terms.mdx#chunk\n');
    expect(html.match(/aria-description/g)).toHaveLength(2);
  });

  test('adds nothing to the text of the page, and has no definition in a heading', async () => {
    const { page, html } = await compile(
      '## A [chunk](./terms.mdx#chunk) {#a}\n\n[Chunk](#chunk)\n',
    );
    expect(page?.text).toBe('A chunk\nChunk\n');
    expect(html.match(/aria-description/g)).toHaveLength(1);
  });
});
