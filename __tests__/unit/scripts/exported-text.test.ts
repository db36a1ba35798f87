import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import { readExportedText } from '@/scripts/publish/exported-text';
import { feedHtmlOf } from '@/scripts/publish/published-page';
import { markdownOf } from '@/scripts/publish/to-markdown';

const URL_OF_PAGE = 'https://example.com/docs/guide/a';

function textOf(html: string): Root {
  const tree = fromParse5(parseFragment(`<main>${html}</main>`)) as Root;
  return readExportedText(tree, URL_OF_PAGE);
}

function markdown(html: string): string {
  return markdownOf(textOf(html)).trim();
}

test.each([
  ['<h2 id="a"><a class="heading-link" href="#a">A <code>b</code></a></h2>', '## A `b`'],
  [
    '<p><a href="/docs/b#c">b</a> <a href="#d">d</a></p>',
    '[b](https://example.com/docs/b#c) [d](https://example.com/docs/guide/a#d)',
  ],
  ['<p><img src="../x.png" alt="X"></p>', '![X](https://example.com/docs/x.png)'],
  [
    '<img src="/l.svg" alt="L" data-scheme="light"><img src="/d.svg" alt="L" data-scheme="dark">',
    '![L](https://example.com/l.svg)',
  ],
  [
    '<p>a<button>Copy</button><svg><title>icon</title></svg><span aria-hidden="true">x</span></p>',
    'a',
  ],
  [
    '<figure><img src="/x.png" alt="X"><figcaption>Caption</figcaption></figure>',
    '![X](https://example.com/x.png)\n\nCaption',
  ],
  ['<button>Enlarge<img src="/x.png" alt="X"></button>', '![X](https://example.com/x.png)'],
  ['<p>a <span class="visually-hidden">(new tab)</span></p>', 'a'],
  ['<p>a</p><p class="scripted">Point at a block</p>', 'a'],
  ['<p>a、<wbr><code>b</code></p>', 'a、`b`'],
  ['<p>8.4&nbsp;s</p>', '8.4 s'],
  ['<p>a</p><!-- --><p>b<!-- -->c</p>', 'a\n\nbc'],
  ['<aside aria-label="Tip"><p>Tip</p><p>Text</p></aside>', '> **Tip**\n>\n> Text'],
  [
    '<div role="note" aria-label="Mind"><p><span>Mind</span></p><p>Text</p></div>',
    '> **Mind**\n>\n> Text',
  ],
  ['<details><summary>More</summary><p>Text</p></details>', '**More**\n\nText'],
  ['<ul><li><h2>A</h2><p>a</p></li></ul>', '## A\n\na'],
  ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
  ['<p><strong>注意：</strong>后面的字</p>', '**注意：**后面的字'],
])('%s becomes %s', (html, text) => {
  expect(markdown(html)).toBe(text);
});

test('code keeps its language, its file name and every character', () => {
  const html = `<figure><figcaption>a.ts</figcaption><section><pre data-lang="ts"><code><span>const a = '&lt;b>';</span>
# no heading</code></pre></section></figure>`;
  expect(markdown(html)).toBe('```ts title="a.ts"\nconst a = \'<b>\';\n# no heading\n```');
});

test('a title with quotes keeps them', () => {
  const html = `<figure><figcaption>a "b".ts</figcaption><pre data-lang="ts"><code><span class="line">new
</span></code></pre></figure>`;
  expect(markdown(html)).toBe('```ts title=\'a "b".ts\'\nnew\n```');
});

test('a caption may contain the file name and the language', () => {
  const html =
    '<figure><figcaption><span>a.ts</span><small>TypeScript</small></figcaption><pre data-lang="TypeScript"><code>a</code></pre><details><summary>All lines</summary></details></figure>';
  expect(markdown(html)).toBe('```ts title="a.ts"\na\n```');
});

test('every tab panel is included below its label, also the hidden ones', () => {
  const html = `<div role="tablist"><button role="tab">npm</button><button role="tab">pnpm</button></div>
<div role="tabpanel"><p>npm</p><p>first</p></div>
<div role="tabpanel" hidden><p>pnpm</p><p>second</p></div>`;
  expect(markdown(html)).toBe('**npm**\n\nfirst\n\n**pnpm**\n\nsecond');
});

test('the text of a doc page excludes everything below the article', () => {
  expect(markdown('<article class="prose"><p>Text</p></article><footer>Next</footer>')).toBe(
    'Text',
  );
});

test('a feed gets plain HTML without title, classes and colors', () => {
  const html = `<h1>Title</h1><p class="x" data-y="z">a</p><pre tabindex="0"><code><span class="k">const</span></code></pre>`;
  const tree = textOf(html);
  expect(feedHtmlOf(tree)).toBe('<p>a</p><pre><code>const</code></pre>');
  expect(markdownOf(tree)).toContain('# Title');
});

test('the columns of a table keep their alignment without our styles', () => {
  const html =
    '<table><thead><tr><th data-align="right">A</th></tr></thead><tbody><tr><td data-align="right">1</td></tr></tbody></table>';
  const tree = textOf(html);
  expect(feedHtmlOf(tree)).toContain('<td align="right">1</td>');
  expect(markdownOf(tree)).toContain('| -: |');
});
