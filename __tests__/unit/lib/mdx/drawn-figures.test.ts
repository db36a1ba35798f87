import { setupCompiler } from '../../../support/mdx-compiler';

async function compile(content: string) {
  const { compile, problems } = setupCompiler();
  const page = await compile(`<Figure title="Stages">\n\n${content}\n\n</Figure>\n`);
  return { html: page?.markup.replaceAll('\n', '') ?? '', text: page?.text, problems: problems() };
}

/** Where the bars begin, and how long they are. */
function barsIn(html: string): string[][] {
  return [...html.matchAll(/<rect x="([^"]*)" width="([^"]*)"/g)].map(([, ...bar]) => bar);
}

test('a figure has a title, and a paragraph at its end as its caption', async () => {
  const { html, problems } = await compile('Text.\n\nWhat **it** shows.');
  expect(html).toBe(
    '<figure class="drawn"><p>Stages</p><p>Text.</p><figcaption>What <strong>it</strong> shows.</figcaption></figure>',
  );
  expect(problems).toEqual([]);
});

test.each([
  [
    '- a: 4 s\n- b: 2.0 s',
    [
      ['0%', '100%'],
      ['0%', '50%'],
    ],
  ],
  [
    '1. a: 1 s\n2. b: 3 s',
    [
      ['0%', '25%'],
      ['25%', '75%'],
    ],
  ],
  [
    '1. a: 1 s\n2. b: 3 s\n   - c: 2 s\n3. d: 1 s',
    [
      ['0%', '20%'],
      ['20%', '60%'],
      ['40%', '40%'],
      ['80%', '20%'],
    ],
  ],
  [
    '- a：1,200 kB\n- b: 0.6 MB\n- c: 300 B',
    [
      ['0%', '100%'],
      ['0%', '50%'],
      ['0%', '0%'],
    ],
  ],
  ['- a: 0 B', [['0%', '0%']]],
])('the items of %j are bars on one scale', async (list, bars) => {
  const { html, problems } = await compile(list);
  expect(barsIn(html)).toEqual(bars);
  expect(problems).toEqual([]);
});

test('a bar has its name and its number as text, and a bold name stands out', async () => {
  const { html, text } = await compile('- `a`: 1 s\n- **b**: 2 s');
  expect(html).toContain(
    '<li><span><code>a</code></span> <strong>1\u00a0s</strong><svg aria-hidden="true">',
  );
  expect(html).toContain('<li data-tone="bad"><span><strong>b</strong></span>');
  expect(text).toContain('b 2 s');
});

test('a map is drawn, and one that does not exist is an error', async () => {
  const { html, problems } = await compile(
    '<BundleMap data="harbor" alt="A" />\n\n<BundleMap data="moon" alt="B" />',
  );
  expect(html).toContain(`alt="A" svg="<g></g>"`);
  expect(problems).toEqual(['5: shows the map moon, but content/maps/moon.svg is not one.']);
});

test('an item without a number is an error', async () => {
  const { problems } = await compile('- a: 1 s\n- b');
  expect(problems).toEqual(['4: has an item without a number in a <Figure>.']);
});

test('changes in a table are good or bad', async () => {
  const { html } = await compile(
    '| a | b |\n| --- | --- |\n| −3% | +2 kB |\n| 0% | - |\n| +0.2% | −1 |',
  );
  expect(
    [...html.matchAll(/<td[^>]*data-tone="(\w+)"[^>]*>([^<]*)/g)].map((it) => it.slice(1)),
  ).toEqual([
    ['good', '−3%'],
    ['bad', '+2\u00a0kB'],
    ['good', '−1'],
  ]);
});

test('a block of Markdown is shown as its readers see it', async () => {
  const { html } = await compile('```md output\n- a: **b**\n\n| c |\n| --- |\n| d |\n```');
  expect(html).toContain('<div class="drawn-text"><ul><li>a: <strong>b</strong></li></ul><table');
  expect(html).not.toContain('<svg');
});
