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

test('the fragments of GitHub set the color scheme in which an image is shown', async () => {
  const { code, asked } = await compile(
    '![a](l.png#gh-light-mode-only) ![a](d.png#gh-dark-mode-only)\n',
  );
  expect(tags(code).map((tag) => /data-scheme="(\w+)"/.exec(tag)?.[1])).toEqual(['light', 'dark']);
  expect(asked).toEqual(['page.mdx l.png', 'page.mdx d.png']);
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

test('a reference-style image works like the others, and links may share its definition', async () => {
  const { code, asked } = await compile('![a][shot]\n\n[shot]: a.png "Caption"\n');
  expect(code).toContain('<figcaption>Caption</figcaption>');
  expect(asked).toEqual(['page.mdx a.png']);
  const shared = await compile('![a][shot] and [link][shot]\n\n[shot]: a.png\n');
  expect(shared.code).toContain('href="/resolved/a.png"');
});

test('an imported image can be used in an attribute', async () => {
  const { code, said } = await compile(
    'import shot from \'./a.png\'\n\n<img src={shot} alt="a" width={200} />\n',
  );
  expect(said).toEqual([]);
  for (const part of ['src="/img/./a.png"', 'width="200"', 'height="150"']) {
    expect(code).toContain(part);
  }
});

test('an imported image that no attribute uses is reported', async () => {
  const { said } = await compile("# A\n\nimport shot from './a.png'\n");
  expect(said).toEqual(['page.mdx:3: imports ./a.png as shot, which no attribute uses.']);
});

test('an image in a shared piece is resolved relative to the piece', async () => {
  const { asked, said } = await compile("import P from './p.mdx'\n\n<P />\n", {
    './p.mdx': 'import shot from \'./a.png\'\n\n<img src={shot} alt="a" />\n\n![](none.png)\n',
  });
  expect(asked).toEqual(['./p.mdx ./a.png', './p.mdx none.png']);
  expect(said).toEqual([
    './p.mdx:5: shows the image none.png without alt text.',
    './p.mdx:5: has no none.png.',
  ]);
});

test('a Picture becomes a pair with a caption, a width and a larger version', async () => {
  const { code, said, hasImages } = await compile(
    '<Picture light="l.png" dark="d.png" alt="a" caption="Both" width={200} zoomSrc="big.png" />\n',
  );
  expect(said).toEqual([]);
  expect(hasImages).toBe(true);
  expect(tags(code)[1]).toBe(
    '<img src="/img/d.png" alt="a" data-zoom-src="/img/big.png" width="200" height="150" data-scheme="dark" loading="lazy" decoding="async">',
  );
  expect(code).toContain('<figcaption>Both</figcaption>');
});

test('every image must have alt text; only an element may have an empty one', async () => {
  const { said } = await compile(
    '![](a.png)\n\n<img src="b.png" />\n\n<img src="c.png" alt="" />\n\n<Picture src="d.png" />\n\n<Picture src="e.png" alt="" />\n',
  );
  expect(said.map((text) => text.replace(/ without.*/, ''))).toEqual([
    'page.mdx:1: shows the image a.png',
    'page.mdx:3: shows the image b.png',
    'page.mdx:7: shows the image d.png',
  ]);
});

test('the name of a file says nothing about an image', async () => {
  const { said } = await compile('![overlap.svg](a.svg)\n\n<img src="b.png" alt="b-2.PNG" />\n');
  expect(said).toEqual([
    'page.mdx:1: has the alt text “overlap.svg”, which is the name of a file.',
    'page.mdx:3: has the alt text “b-2.PNG”, which is the name of a file.',
  ]);
});

test('missing images of every kind are reported on their lines', async () => {
  const { said } = await compile(
    'import none from "./none.svg"\n\n![a](none.png)\n\n![b][r]\n\n<img src="none.gif" alt="c" />\n\n<Picture light="l.png" dark="none.png" alt="d" />\n\n<img src="a.png" alt="e" zoomSrc="none.png" />\n\n<img src={none} alt="f" />\n\n[r]: none.jpg\n',
  );
  expect(said).toEqual([
    'page.mdx:3: has no none.png.',
    'page.mdx:5: has no none.jpg.',
    'page.mdx:7: has no none.gif.',
    'page.mdx:9: has no none.png.',
    'page.mdx:11: has no none.png.',
    'page.mdx:13: has no ./none.svg.',
  ]);
});
