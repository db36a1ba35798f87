import { setupCompiler } from '../../../support/mdx-compiler';

/** A host whose images are 400 by 300, with a dark variant if the name says so. */
async function compile(text: string, pieces: Record<string, string> = {}) {
  const asked: string[] = [];
  const { compile, errors } = setupCompiler(pieces, {
    resolveImage(source, place) {
      asked.push(`${place.file} ${source}`);
      if (source.includes('none')) return { problem: `has no ${source}.`, remedy: 'Add it.' };
      const picture = { href: `/img/${source}`, width: 400, height: 300 };
      return source.includes('paired')
        ? { ...picture, dark: { ...picture, href: `/img/dark/${source}` } }
        : picture;
    },
  });
  const page = await compile(text);
  const said = errors.map(({ file, line, problem }) => `${file}:${line}: ${problem}`);
  return { code: page?.markup ?? '', hasImages: page?.hasImages, said, asked };
}

/** The `<img …>` tags among the strings of HTML. */
function tags(code: string): string[] {
  return code.match(/<img [^>]*>/g) ?? [];
}

test('images get their size; the first image is eager, the others are lazy', async () => {
  const { code } = await compile('![a](a.png)\n\n![b](b.png)\n');
  expect(tags(code)).toEqual([
    '<img src="/img/a.png" alt="a" width="400" height="300" decoding="async">',
    '<img src="/img/b.png" alt="b" width="400" height="300" loading="lazy" decoding="async">',
  ]);
});

test('a first image far down the page is lazy', async () => {
  const { code } = await compile('## A\n\ntext\n\n## B\n\n![a](a.png)\n');
  expect(tags(code)[0]).toContain('loading="lazy"');
});

test('an image with a dark variant becomes two lazy images, one per color scheme', async () => {
  const { code } = await compile('![a](paired.png)\n');
  expect(tags(code)).toEqual([
    '<img src="/img/paired.png" alt="a" width="400" height="300" data-scheme="light" loading="lazy" decoding="async">',
    '<img src="/img/dark/paired.png" alt="a" width="400" height="300" data-scheme="dark" loading="lazy" decoding="async">',
  ]);
});

test('the title of an image in its own paragraph is its caption', async () => {
  const { code } = await compile('![a](a.png "What it *says*")\n');
  expect(code).toContain('<figure');
  expect(code).toContain('<figcaption>What it *says*</figcaption>');
  expect(tags(code)[0]).not.toContain('title=');
});

test('a pair and a linked image have one caption; an inline image keeps its title', async () => {
  const pair = await compile('![a](paired.png "Said once")\n');
  expect(pair.code.match(/<figcaption>/g)).toHaveLength(1);
  const linked = await compile('[![a](a.png "Linked")](/b)\n');
  expect(linked.code).toContain('</a><figcaption>Linked</figcaption>');
  const inline = await compile('See ![a](a.png "Tip") here.\n');
  expect(inline.code).not.toContain('figcaption');
  expect(tags(inline.code)[0]).toContain('title="Tip"');
});

test('an image in a shared piece is resolved relative to the piece', async () => {
  const { asked, said } = await compile("import P from './p.mdx'\n\n<P />\n", {
    './p.mdx': '![a](./a.png)\n\n![](none.png)\n',
  });
  expect(asked).toEqual(['./p.mdx ./a.png', './p.mdx none.png']);
  expect(said).toEqual([
    './p.mdx:3: shows the image none.png without alt text.',
    './p.mdx:3: has no none.png.',
  ]);
});

test('an image that an author writes as an element is an error', async () => {
  const { said, code } = await compile('<img src="a.png" alt="a" />\n');
  expect(said).toEqual([
    'page.mdx:1: has <img>, but of HTML pages have only anchors: <span id="…">, <code id="…">.',
  ]);
  expect(code).not.toContain('a.png');
});

test('the name of a file says nothing about an image', async () => {
  const { said } = await compile('![overlap.svg](a.svg)\n\n![b-2.PNG](b.png)\n');
  expect(said).toEqual([
    'page.mdx:1: has the alt text “overlap.svg”, which is the name of a file.',
    'page.mdx:3: has the alt text “b-2.PNG”, which is the name of a file.',
  ]);
});

test('missing images are reported on their lines', async () => {
  const { said } = await compile('![a](none.png)\n\n[![b](none.gif)](/b)\n');
  expect(said).toEqual(['page.mdx:1: has no none.png.', 'page.mdx:3: has no none.gif.']);
});
