import { readFileSync } from 'node:fs';
import { removeFramework } from '@/scripts/export/passes/remove-framework';
import {
  EARLY,
  FRAMEWORK_SCRIPTS,
  nextPage,
  PAYLOAD,
  passed,
  payloadEnd,
  READING,
  readNextPage,
  STYLES,
} from '../../../support/next-page';

const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8'));

test('the framework of a page is read as data that can start it', () => {
  expect(readNextPage(nextPage()).next.framework).toEqual({
    scripts: FRAMEWORK_SCRIPTS,
    styles: ['/_next/static/a.css'],
    starter: { otherChunks: ['static/a.js'], runtimeModuleIds: [7] },
    payload: PAYLOAD,
  });
});

const remove = removeFramework(
  (address) => `hash of ${address}`,
  () => '/static/payload/p.txt',
);

test('payload and framework are removed without other elements', () => {
  const html = passed(nextPage(), remove);
  expect(html).toBe(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${STYLES}${EARLY}${READING}<title>T</title></head><body><main><h1>T</h1></main></body></html>`,
  );
});

test('a page with components of its own keeps the framework as data with hashes', () => {
  const html = passed(
    nextPage({ body: '<main><template data-live=""></template></main>' }),
    remove,
  );
  const [, data = ''] =
    /<script type="application\/json" data-framework="">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual({
    scripts: FRAMEWORK_SCRIPTS.map((address) => [address, `hash of ${address}`]),
    styles: [['/_next/static/a.css', 'hash of /_next/static/a.css']],
    starter: { otherChunks: ['static/a.js'], runtimeModuleIds: [7] },
    payload: ['/static/payload/p.txt', 'hash of /static/payload/p.txt'],
  });
  expect(html).not.toContain('__next_f');
});

test.each([
  ['no <title> in the head', nextPage({ head: '' })],
  ['no <script data-early> in the head', nextPage({ early: '' })],
  ['no <script data-reading> in the head', nextPage({ reading: '' })],
  ['no style sheet before the <script data-early>', nextPage({ styles: '' })],
  [
    'no style sheet before the <script data-early>',
    nextPage({ styles: '', head: `<title>T</title>${STYLES}` }),
  ],
  ['no <script id="_R_">', nextPage({ end: payloadEnd().replace('id="_R_"', '') })],
  [
    'not one call of TURBOPACK.push',
    nextPage({ end: payloadEnd().replace('TURBOPACK', 'WEBPACK') }),
  ],
  [
    'no inline script “(self.__next_f=self.__next_f||[]).push([0])”',
    nextPage({ end: payloadEnd().replace('push([0])', 'push([3])') }),
  ],
  [
    'an inline script with __next_f that is not',
    nextPage({ end: payloadEnd().replace('push([1,', 'push([2,') }),
  ],
])(
  'a page that has %s stops the build, with the page and the version of Next.js',
  (found, html) => {
    const read = () => readNextPage(html);
    expect(read).toThrow(`Next.js ${version} wrote the page /guide/a in an unexpected form`);
    expect(read).toThrow(found);
    expect(read).toThrow('scripts/export/next-output.ts');
  },
);
