import { candidatesOf, parseHtml, writeHtml } from '@/scripts/export/html';

/** Compares the documents that a browser parses from the original and from the serialized HTML. */
function rewritten(body: string): string {
  const html = writeHtml(
    parseHtml(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`),
  );
  return html.slice(html.indexOf('<body>') + '<body>'.length, html.indexOf('</body>'));
}

test.each([
  ['white space in code', '<pre><code>  a\n\n\tb  \n</code></pre>'],
  [
    'an inline SVG',
    '<svg viewBox="0 0 1 1"><linearGradient gradientUnits="x"></linearGradient></svg>',
  ],
  ['void elements', '<p>a<br>b<wbr>c<img src="a.png" alt=""></p>'],
  [
    'an image with a srcset',
    '<img srcset="/a.avif 800w,  data:image/png;base64,AA,BB 2x" sizes="(width &gt; 1px) 2px">',
  ],
  ['numbers as they are written', '<input value="007"><ol start="01"></ol>'],
  [
    'a block of data',
    '<script type="application/ld+json">{"a":"b & c < d \\u003c/script>"}</script>',
  ],
  ['comments of React', '<p>a<!-- -->b<!--$--><!--/$--></p>'],
  ['hidden until found', '<div hidden="until-found" data-a-b="" inert="">x</div>'],
  ['characters', '<p>中文 &amp; “quotes” &lt;a&gt;&nbsp;\u2028</p>'],
])('%s keeps every byte', (_, html) => {
  expect(rewritten(html)).toBe(html);
});

test('a leading line break of a text is kept', () => {
  const html = '<pre>\n\na</pre><textarea>\n\nb</textarea>';
  expect(rewritten(html)).toBe(html);
});

test('attribute names of React become those of HTML', () => {
  expect(rewritten('<img srcSet="/a 1x" fetchPriority="high"/>')).toBe(
    '<img srcset="/a 1x" fetchpriority="high">',
  );
});

test.each([
  ['/a.png 1x, /b.png 2x', ['/a.png', '/b.png']],
  ['/a.png 1x,/b.png 2x', ['/a.png', '/b.png']],
  ['/a.png, /b.png 2x', ['/a.png', '/b.png']],
  ['a 2x', ['a']],
  ['data:image/png;base64,AA== 1x, /b.png 2x', ['data:image/png;base64,AA==', '/b.png']],
  [' \n/a.png\n100w ,\n/b.png 200w\n', ['/a.png', '/b.png']],
  ['', []],
])('the srcset %j has the addresses %j', (srcset, addresses) => {
  expect(candidatesOf(srcset)).toEqual(addresses);
});
