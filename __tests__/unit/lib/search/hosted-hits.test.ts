import { safeHits } from '@/lib/search/hosted-hits';

const ORIGIN = 'https://example.com';
const NO_HEADINGS = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function hit(changes: object = {}) {
  return {
    objectID: '1',
    url: 'https://crawled.example/loaders',
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: 'Guide', lvl1: 'Loaders', ...NO_HEADINGS },
    ...changes,
  };
}

const first = (changes: object) => safeHits([hit(changes)], ORIGIN)[0];

test('a hit keeps its headings, its passage and their marks', () => {
  const hierarchy = { ...hit().hierarchy, lvl2: 'Causes &amp; cures' };
  const content = { value: '…a <mark>slow</mark> loader…' };
  const lvl2 = { value: 'Causes &amp; <mark>cures</mark>' };
  const found = first({
    type: 'content',
    hierarchy,
    content: 'long',
    _snippetResult: { content },
    _highlightResult: { hierarchy: { lvl2 } },
  });
  expect(found).toMatchObject({
    objectID: '1',
    url: '/loaders',
    type: 'content',
    hierarchy: { lvl0: 'Guide', lvl1: 'Loaders', lvl2: 'Causes &amp; cures', lvl3: null },
    _snippetResult: { content, hierarchy: { lvl1: { value: 'Loaders' }, lvl2 } },
  });
});

test.each([
  ['a page', {}, 'lvl1'],
  ['a section', { type: 'lvl2', hierarchy: { ...hit().hierarchy, lvl2: 'Slow' } }, 'lvl2'],
  ['a passage without text', { type: 'content' }, 'lvl1'],
  ['a section without a heading', { type: 'lvl4' }, 'lvl1'],
  ['an answer of an assistant', { type: 'askAI' }, 'lvl1'],
])('the kind of %s is that of its deepest text', (_, changes, type) =>
  expect(first(changes)?.type).toBe(type),
);

test('a hit without its topmost heading is grouped by its page, one without headings by its address', () => {
  const of = (hierarchy: object) => first({ hierarchy })?.hierarchy;
  expect(of({ lvl1: 'Loaders' })).toMatchObject({ lvl0: 'Loaders', lvl1: 'Loaders' });
  expect(of({ lvl0: 'Guide' })).toMatchObject({ lvl0: 'Guide', lvl1: 'Guide' });
  expect(of({})).toMatchObject({ lvl0: '/loaders', lvl1: '/loaders' });
});

test('markup is text, except for marks in what was highlighted', () => {
  const value = '<img src=x onerror=alert(1)> <mark>a</mark> <mark onclick="x">';
  const escaped =
    '&lt;img src=x onerror=alert(1)&gt; <mark>a</mark> &lt;mark onclick=&quot;x&quot;&gt;';
  const found = first({
    hierarchy: { lvl0: value, lvl1: value },
    _highlightResult: { hierarchy: { lvl1: { value } } },
  });
  expect(found?._snippetResult.hierarchy.lvl1.value).toBe(escaped);
  expect(found?.hierarchy.lvl0).toBe(escaped.replace(/<\/?mark>/g, ''));
});

test('hits that were made safe and stored stay the same', () => {
  const value = 'Causes &amp; <mark>&lt;cures&gt;</mark>';
  const once = safeHits(
    [hit({ type: 'content', content: value, hierarchy: { lvl1: value } })],
    ORIGIN,
  );
  expect(safeHits(JSON.parse(JSON.stringify(once)), ORIGIN)).toEqual(once);
});

test('a hit leads to the page of this site; one without a page is left out', () => {
  const urls = ['javascript:alert(1)', 'data:text/html,x', null, undefined, 7, {}];
  const hits = [...urls, 'https://example.com//evil.example/x'].map((url) => hit({ url }));
  expect(safeHits(hits, ORIGIN).map(({ url }) => url)).toEqual(['/evil.example/x']);
});

test('the number of hits and the length of their texts are limited', () => {
  const content = 'a'.repeat(100_000);
  const found = safeHits(Array(400).fill(hit({ type: 'content', content })), ORIGIN);
  expect(found).toHaveLength(20);
  expect(found[0]?.content).toBe(`${'a'.repeat(300)}…`);
});

test.each([null, 7, 'text', {}, { hierarchy: 7 }, { url: '/a', hierarchy: { lvl0: 7, lvl1: [] } }])(
  'a hit like %j does not throw',
  (value) => expect(safeHits([value, hit()], ORIGIN).at(-1)?.hierarchy.lvl1).toBe('Loaders'),
);

test.each([null, undefined, {}, 7])('%j instead of hits is none', (hits) =>
  expect(safeHits(hits, ORIGIN)).toEqual([]),
);
