import { setupCompiler } from '../../../support/mdx-compiler';

const TEXT = `# Title

Look at [B](#b), and at [B](#b) again; [C](#c) is below.

<Figure title="Bars">

- A: 2 s
- <span id="b">B</span>: 1 s

</Figure>

## Below {#c}

No figure.
`;

async function compile(isTour: boolean) {
  const { compile, problems } = setupCompiler({}, { resolveLink: (href) => ({ href }) });
  const page = await compile(TEXT, 'mdx', isTour);
  expect(problems()).toEqual([]);
  return { ...page, markup: page?.markup.replaceAll('\n', '') ?? '' };
}

test('in a walkthrough each heading begins a section, and the rest of the page is the same', async () => {
  const [tour, page] = [await compile(true), await compile(false)];
  expect(tour.markup).toMatch(/^<section><h1.*<[/]figure><[/]section><section><h2.*<[/]section>$/);
  expect(page.markup).not.toContain('<section');
  for (const part of ['toc', 'ids', 'text', 'landmarks'] as const)
    expect(tour[part]).toEqual(page[part]);
});

test('a link to a place in the figure beside it lights up that place, and leads to the figure', async () => {
  const { markup } = await compile(true);
  const links = markup.match(/<a href="#[bc]"[^>]*>/g);
  const lit = '<a href="#b" data-spot="1">';
  expect(links).toEqual([lit, lit, '<a href="#c">']);
  expect(markup).toContain('<figure class="drawn"><span id="b" data-spot="1"></span><p>Bars</p>');
  expect(markup).toContain('<span data-spot="1">B</span>');
});
