import { parseHtml, writeHtml } from '@/scripts/export/html';

/** How a browser reads it, and what it must read again from what is written. */
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
    'a list of pictures',
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
])('%s stays byte for byte', (_, html) => {
  expect(rewritten(html)).toBe(html);
});

test('a text that begins with a line break keeps it', () => {
  const html = '<pre>\n\na</pre><textarea>\n\nb</textarea>';
  expect(rewritten(html)).toBe(html);
});

test('React’s spelling of attributes becomes that of HTML', () => {
  expect(rewritten('<img srcSet="/a 1x" fetchPriority="high"/>')).toBe(
    '<img srcset="/a 1x" fetchpriority="high">',
  );
});
