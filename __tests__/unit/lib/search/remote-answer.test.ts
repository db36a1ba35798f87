import { parseRemoteAnswer } from '@/lib/search/remote-answer';

const SETTING = {
  query: 'a',
  limit: 7,
  origin: 'https://preview.example',
  siteUrl: 'https://example.com',
};

const document = {
  id: 0,
  title: 'Loaders',
  content: `${'before '.repeat(30)}the slow loader ${'after '.repeat(30)}`,
  toc: [{ text: 'Slow ones', id: 'slow', depth: 2, charIndex: 3 }],
  routePath: '/guide/loaders',
  domain: '',
};

function parse(hits: unknown[], query: string) {
  return parseRemoteAnswer([{ index: 'docs', hits }], { ...SETTING, query })[0]?.groups ?? [];
}

test('a hit becomes a group with the two sections that match most words', () => {
  const content = 'What it does.\nOne is slow.\nThe slow loader is shown.\n';
  const more = { text: 'More', id: 'more', depth: 2, charIndex: 27 };
  const rowsFor = (query: string, toc: object[] = [...document.toc, more]) =>
    parse([{ ...document, content, toc }], query)[0]?.result.map(({ type, link }) => [type, link]);
  expect(rowsFor('SLOW')).toEqual([
    ['header', '/guide/loaders#slow'],
    ['content', '/guide/loaders#more'],
  ]);
  expect(rowsFor('slow loader')).toEqual([
    ['content', '/guide/loaders#more'],
    ['title', '/guide/loaders'],
  ]);
  expect(rowsFor('load')?.[0]).toEqual(['title', '/guide/loaders']);
  // The response of a service without the positions of headings.
  const unplaced = [{ text: 'Slow ones', id: 'slow' }];
  expect(rowsFor('slow', unplaced)).toEqual([
    ['header', '/guide/loaders#slow'],
    ['content', '/guide/loaders'],
  ]);
});

test('a snippet ends at words, has ellipses where it was cut, and marks each word of the query', () => {
  const [group] = parse([{ ...document, title: 'Times', toc: [] }], 'load slow');
  const { statement = '', highlightInfoList = [] } = group?.result.at(-1) ?? {};
  expect(statement).toMatch(/^…(?:before )+the slow loader(?: after)+…$/);
  expect(statement.length).toBeLessThanOrEqual(102);
  expect(
    highlightInfoList.map(({ start, length }) => statement.slice(start, start + length)),
  ).toEqual(['slow', 'loader']);
});

test('a hit without a textual match is shown with its title', () => {
  const [group] = parse([document], 'lodaer');
  expect(group?.result).toEqual([
    { type: 'title', title: 'Loaders', link: '/guide/loaders', highlightInfoList: [] },
  ]);
});

test('a hit of another site links to that site', () => {
  const [group] = parse([{ ...document, domain: 'https://other.example' }], 'loaders');
  expect(group?.result[0]?.link).toBe('https://other.example/guide/loaders');
});

test('a hit of the deployed site stays on a preview of it', () => {
  const [group] = parse([{ ...document, domain: 'https://example.com' }], 'loaders');
  expect(group?.result[0]?.link).toBe('/guide/loaders');
});

test('invalid hits, and hits without a web address, are left out', () => {
  const bad = [null, 7, {}, { title: 'A' }, { ...document, domain: 'javascript:alert(1)//' }];
  expect(parse([...bad, { ...document, routePath: 'data:,x' }], 'a')).toEqual([]);
  expect(parse([{ title: 'A', routePath: '/a', toc: 'no', content: 7 }], 'a')).toHaveLength(1);
});

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example'])(
  'a path like %j stays on this site',
  (routePath) => {
    const [group] = parse([{ ...document, routePath }], 'other');
    expect(group?.result[0]?.link).toBe('/evil.example');
  },
);

test('thousands of headings and hundreds of indexes are limited', () => {
  const toc = Array.from({ length: 20_000 }, (_, id) => ({ text: 'Slow', id: String(id) }));
  expect(parse([{ ...document, toc }], 'slow')[0]?.result).toHaveLength(2);
  const answer = Array.from({ length: 400 }, () => ({ index: 'docs', hits: [] }));
  expect(parseRemoteAnswer(answer, SETTING)).toHaveLength(10);
});

test('the number of pages is limited', () => {
  const many = Array.from({ length: 9 }, () => document);
  expect(parse(many, 'loaders')).toHaveLength(7);
});

test.each([{}, null, 'text', [{ index: 'docs' }], [{ hits: 7 }], [null]])(
  'a response like %j is rejected',
  (answer) => expect(() => parseRemoteAnswer(answer, SETTING)).toThrow(TypeError),
);
