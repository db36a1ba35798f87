import { parseHostedAnswer } from '@/lib/search/hosted-answer';

const SETTING = { mostPerGroup: 20, origin: 'https://example.com' };
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

function parse(hits: unknown, setting = SETTING) {
  return parseHostedAnswer({ results: [{ hits, queryID: 'q' }] }, setting);
}

const first = (hits: unknown) => parse(hits)[0]?.result[0];

test('hits are grouped by their topmost heading, in the order of the response', () => {
  const of = (lvl0: string) => hit({ hierarchy: { lvl0, lvl1: 'Loaders', ...NO_HEADINGS } });
  expect(parse([of('Guide'), of('Config'), of('Guide')])).toMatchObject([
    { group: 'Guide', result: [{ position: 1 }, { position: 3 }] },
    { group: 'Config', result: [{ position: 2 }] },
  ]);
});

test('pages, sections and passages are distinguished, with their marks', () => {
  const hierarchy = { ...hit().hierarchy, lvl2: 'Slow ones', lvl3: 'Causes &amp; cures' };
  const lvl1 = { value: '<mark>Load</mark>ers' };
  const lvl3 = { value: 'Causes &amp; <mark>cures</mark>' };
  const content = { value: '…a <mark>slow</mark> loader…' };
  const hits = [
    hit({ _highlightResult: { hierarchy: { lvl1 } } }),
    hit({ type: 'lvl3', hierarchy, _snippetResult: { hierarchy: { lvl3 } } }),
    hit({ type: 'content', hierarchy, content: 'long', _snippetResult: { content } }),
  ];
  const link = '/loaders';
  expect(parse(hits)[0]?.result).toMatchObject([
    { type: 'title', link, title: 'Loaders', highlightInfoList: [{ start: 0, length: 4 }] },
    {
      type: 'header',
      title: 'Loaders',
      header: 'Slow ones > Causes & cures',
      highlightInfoList: [{ start: 21, length: 5 }],
    },
    {
      type: 'content',
      header: 'Slow ones > Causes & cures',
      statement: '…a slow loader…',
      highlightInfoList: [{ start: 3, length: 4 }],
    },
  ]);
});

test('a mark without text, or after the end of the visible text, is ignored', () => {
  const value = `a<mark></mark> ${'x'.repeat(298)}<mark>yy</mark> <mark>z</mark>`;
  const found = first([hit({ _highlightResult: { hierarchy: { lvl1: { value } } } })]);
  expect(found?.title).toHaveLength(301);
  expect(found?.highlightInfoList).toEqual([]);
});

test('markup in a response is text', () => {
  const value = '<img src=x onerror=alert(1)> <mark>a</mark> <mark onclick=x>';
  const found = first([hit({ _highlightResult: { hierarchy: { lvl1: { value } } } })]);
  expect(found?.title).toBe('<img src=x onerror=alert(1)> a <mark onclick=x>');
  expect(found?.highlightInfoList).toEqual([{ start: 29, length: 1 }]);
});

test('a hit leads to the page of this site; one without a page is left out', () => {
  const urls = [
    'javascript:alert(1)',
    'data:text/html,x',
    null,
    undefined,
    7,
    {},
    'https://example.com//evil.example/x',
  ];
  expect(parse(urls.map((url) => hit({ url })))[0]?.result.map(({ link }) => link)).toEqual([
    '/evil.example/x',
  ]);
});

test('the number of hits is limited, in total and per group', () => {
  const many = Array.from({ length: 400 }, () => hit());
  expect(parse(many)[0]?.result).toHaveLength(20);
  expect(parse(many, { ...SETTING, mostPerGroup: 5 })[0]?.result).toHaveLength(5);
});

test('a very long text is cut', () => {
  const content = 'a'.repeat(100_000);
  expect(first([hit({ type: 'content', content })])?.statement).toBe(`${'a'.repeat(300)}…`);
});

test.each([null, 7, 'text', {}, { hierarchy: 7 }, { url: '/a', hierarchy: { lvl0: 7, lvl1: [] } }])(
  'a hit like %j does not throw',
  (value) => expect(parse([value, hit()]).at(-1)?.result[0]).toMatchObject({ title: 'Loaders' }),
);

test.each([null, {}, [], { results: [] }, { results: [null] }, { results: [{ hits: {} }] }])(
  'a response like %j is rejected',
  (answer) => expect(() => parseHostedAnswer(answer, SETTING)).toThrow(TypeError),
);
