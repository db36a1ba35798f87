import { setupCompiler } from '../../../support/mdx-compiler';

async function compile(text: string) {
  const { compile, problems } = setupCompiler();
  const page = await compile(text);
  return {
    html: page?.code.replaceAll('\\"', '"').replaceAll('\\n', '') ?? '',
    hasImages: page?.hasImages,
    text: page?.text,
    problems,
  };
}

test('a picture of the report is a figure with one picture per scheme, each fetched only where it is shown', async () => {
  const { html, hasImages } = await compile('<ReportShot id="bundle-size.tree" />\n');
  expect(html).toContain('report-shot');
  for (const scheme of ['light', 'dark']) {
    expect(html).toMatch(
      new RegExp(
        `<picture data-scheme="${scheme}"><source media="[^"]*" type="image/avif" srcset="/${scheme}-phone.avif"[^>]*><source media="[^"]*" type="image/avif" srcset="/${scheme}.avif 800w"[^>]*><img src="/${scheme}.webp"[^>]*width="800" height="500" loading="lazy"[^>]*data-zoom-src="/${scheme}-large.avif"`,
      ),
    );
  }
  // The dialog that enlarges it stands on pages with images only.
  expect(hasImages).toBe(true);
});

test('phones show a part of the picture, other windows all of it, each with room for it', async () => {
  const { html } = await compile('<ReportShot id="bundle-size.tree" />\n');
  const sources = html.match(/<source [^>]*light[^>]*>/g);
  expect(sources).toEqual([
    expect.stringMatching(
      /media="\(max-width: 39.99rem\)".*-phone\.avif" width="460" height="520"/,
    ),
    expect.stringMatching(/media="\(min-width: 40rem\)".*light\.avif 800w"/),
  ]);
});

test('what to look at, and the texts beside the numbers, are Markdown in a caption', async () => {
  const { html } = await compile('<ReportShot id="bundle-size.tree" />\n');
  expect(html).toContain(
    '<figcaption><p>Look at <code>main.js</code>.</p><ol><li><p>A <em>file</em>.</p></li><li><p>Its size.</p></li></ol></figcaption>',
  );
});

test('a link into the live report opens beside the page and says how large it is', async () => {
  const { html } = await compile('<DemoLink to="bundle-size" />\n');
  expect(html).toMatch(/<a href="\/demo\/\?lang=en#\/bundle\/size" target="_blank"[^>]*>Open<\/a>/);
  expect(html).toContain('<small>0.9 MB</small>');
});

test('a page may name the link into the live report', async () => {
  const { html } = await compile('<DemoLink to="bundle-size" text="Look around" />\n');
  expect(html).toMatch(/<a href="\/demo\/[^>]*>Look around<\/a>/);
});

test('no picture below the first section is fetched before its turn', async () => {
  const { html } = await compile('## Section {#section}\n\n<ReportShot id="bundle-size.tree" />\n');
  expect(html).not.toContain('fetchpriority');
});

test('the first picture of a page is fetched before its scripts', async () => {
  const { html } = await compile('<ReportShot id="bundle-size.tree" />\n\nText.\n\n'.repeat(2));
  const images = html.match(/<img [^>]*>/g)?.map((image) => image.includes('fetchpriority="high"'));
  expect(images).toEqual([true, true, false, false]);
});

test('a button that shows the live report in the page stands before the link, and is not text', async () => {
  const { html, text } = await compile('<DemoLink to="bundle-size" embed />\n');
  expect(html).toMatch(
    /<button type="button" data-demo="\/demo\/\?lang=en#\/bundle\/size" data-hide="Hide" data-title="Live report" aria-expanded="false">Show<\/button><p><a /,
  );
  expect(text).toBe('Open 0.9 MB\n');
});

test('unknown pictures and places are reported with their lines', async () => {
  const text = 'Text.\n\n<ReportShot id="bundle" />\n\n<DemoLink to="moon" />\n';
  const { problems } = await compile(text);
  expect(problems()).toEqual(['3: shows bundle.', '5: leads to moon.']);
});
