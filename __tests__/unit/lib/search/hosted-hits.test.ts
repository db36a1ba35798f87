import type { DocSearchHit } from '@docsearch/react';
import { safeHits } from '@/lib/search/hosted-hits';

function hit(changes: object = {}) {
  return {
    objectID: '1',
    url: 'https://crawled.example/loaders',
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: 'Guide', lvl1: 'Loaders', lvl2: null },
    ...changes,
  };
}

const safe = (...hits: unknown[]) => safeHits(hits as DocSearchHit[], 'https://example.com');

test('a hit keeps its headings, its passage and their marks', () => {
  const content = { value: '…a <mark>slow</mark> loader…' };
  const lvl2 = { value: 'Causes &amp; <mark>cures</mark>' };
  const found = hit({ type: 'content', _snippetResult: { content, hierarchy: { lvl2 } } });
  expect(safe(found)).toEqual([{ ...found, url: '/loaders' }]);
});

test('markup is text, except for marks, and texts are cut', () => {
  const value = '<img src=x onerror=alert(1)> <mark>a</mark> <mark onclick="x">';
  const escaped =
    '&lt;img src=x onerror=alert(1)&gt; <mark>a</mark> &lt;mark onclick=&quot;x&quot;&gt;';
  const [found] = safe(hit({ hierarchy: { lvl1: value }, content: 'a'.repeat(100_000) }));
  expect(found).toMatchObject({ hierarchy: { lvl1: escaped }, content: `${'a'.repeat(300)}…` });
});

test('a hit leads to the page of this site; one without a page or headings is left out', () => {
  const urls = ['javascript:alert(1)', 'data:text/html,x', null, undefined, 7, {}];
  const hits = [...urls, 'https://example.com//evil.example/x'].map((url) => hit({ url }));
  const found = safe(null, 7, 'text', {}, hit({ hierarchy: null }), ...hits);
  expect(found.map(({ url }) => url)).toEqual(['/evil.example/x']);
});
