import { setupCompiler } from '../../../support/mdx-compiler';

async function compile(text: string) {
  const { compile, problems } = setupCompiler();
  const page = await compile(text);
  return {
    html: page?.markup.replaceAll('\n', '') ?? '',
    hasImages: page?.hasImages,
    text: page?.text,
    problems,
  };
}

test('an image of the report becomes a figure with one lazy picture per color scheme', async () => {
  const { html, hasImages } = await compile('<ReportShot id="bundle-size.tree" />\n');
  expect(html).toContain('report-shot');
  for (const scheme of ['light', 'dark']) {
    expect(html).toMatch(
      new RegExp(
        `<picture data-scheme="${scheme}"><source media="[^"]*" type="image/avif" srcset="/${scheme}-phone.avif"[^>]*><source media="[^"]*" type="image/avif" srcset="/${scheme}.avif"[^>]*><img src="/${scheme}.webp"[^>]*width="800" height="500" loading="lazy"[^>]*data-zoom-src="/${scheme}.avif"`,
      ),
    );
  }
  // The dialog that enlarges images is rendered only on pages with images.
  expect(hasImages).toBe(true);
});

test('phones show a part of the image, other screens all of it, each with its size', async () => {
  const { html } = await compile('<ReportShot id="bundle-size.tree" />\n');
  const sources = html.match(/<source [^>]*light[^>]*>/g);
  expect(sources).toEqual([
    expect.stringMatching(
      /media="\(max-width: 39.99rem\)".*-phone\.avif" width="460" height="520"/,
    ),
    expect.stringMatching(/media="\(min-width: 40rem\)".*light\.avif"/),
  ]);
});

test('the caption and the texts of the numbers are Markdown', async () => {
  const { html } = await compile('<ReportShot id="bundle-size.tree" />\n');
  expect(html).toContain(
    '<figcaption><p>Look at <code>main.js</code>.</p><ol><li><p>A <em>file</em>.</p></li><li><p>Its size.</p></li></ol></figcaption>',
  );
});

test('a link to the live report opens a new tab, and the first states the download size', async () => {
  const { html } = await compile('<DemoLink to="bundle-size" />\n\n'.repeat(2));
  expect(html).toMatch(/<a href="\/demo\/\?lang=en#\/bundle\/size" target="_blank"[^>]*>Open<\/a>/);
  expect(html.split('<small>0.9\u00a0MB</small>')).toHaveLength(2);
});

test('images after the first section are lazy', async () => {
  const { html } = await compile('## Section {#section}\n\n<ReportShot id="bundle-size.tree" />\n');
  expect(html).not.toContain('fetchpriority');
});

test('the first image of a page is preloaded before its scripts', async () => {
  const { html } = await compile('<ReportShot id="bundle-size.tree" />\n\nText.\n\n'.repeat(2));
  const images = html.match(/<img [^>]*>/g)?.map((image) => image.includes('fetchpriority="high"'));
  expect(images).toEqual([true, true, false, false]);
});

test('the button that shows the live report on the page precedes the link, and is not part of the text', async () => {
  const { html, text } = await compile('<DemoLink to="bundle-size" embed />\n');
  expect(html).toMatch(
    /<button type="button" class="pill-button scripted" data-demo="\/demo\/\?lang=en#\/bundle\/size" data-hide="Hide" data-title="Live report" aria-expanded="false">Show<\/button><p><a /,
  );
  expect(text).toBe('Open 0.9 MB\n');
});

test('unknown images and places are reported with their lines', async () => {
  const text = 'Text.\n\n<ReportShot id="bundle" />\n\n<DemoLink to="moon" />\n';
  const { problems } = await compile(text);
  expect(problems()).toEqual(['3: shows bundle.', '5: leads to moon.']);
});
