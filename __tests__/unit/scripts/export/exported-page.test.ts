import { removeFramework } from '@/scripts/export/passes/remove-framework';
import { EARLY, nextPage, passed, READING, readNextPage } from '../../../support/next-page';

test('scripts, script preloads, style sheets and comments that are not ours are removed', () => {
  const [ours, data] = [
    '<script data-inline="not-found">g()</script>',
    '<script type="application/ld+json">{}</script>',
  ];
  const body = `<main>${ours}${data}<p>a<!-- -->b<!--$--></p></main>`;
  expect(passed(nextPage({ body }), removeFramework)).toBe(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${EARLY}${READING}<title>T</title></head>` +
      `<body><main>${ours}${data}<p>ab</p></main></body></html>`,
  );
});

test.each([
  ['<title>', nextPage({ head: '', body: '<svg><title>S</title></svg>' })],
  ['<script>', nextPage({ early: '' })],
  ['<script>', nextPage({ reading: '' })],
])('a page without our %s in its head stops the build', (name, html) => {
  expect(() => readNextPage(html)).toThrow(
    `Next.js wrote the page /guide/a without its ${name} in the head.`,
  );
});
