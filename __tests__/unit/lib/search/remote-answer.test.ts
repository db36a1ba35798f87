import { parseRemoteAnswer } from '@/lib/search/remote-answer';

const SETTING = { query: 'a', limit: 7, origin: 'https://example.com' };

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

test('a hit becomes a group: its title, the headings and the passage that match', () => {
  const content = 'What it does.\nOne is slow.\nThe slow loader is shown.\n';
  const more = { text: 'More', id: 'more', depth: 2, charIndex: 27 };
  const rowsFor = (query: string, toc: object[] = [...document.toc, more]) =>
    parse([{ ...document, content, toc }], query)[0]?.result.map(({ type, link }) => [type, link]);
  expect(rowsFor('SLOW')).toEqual([['header', '/guide/loaders#slow']]);
  expect(rowsFor('slow loader')).toEqual([['content', '/guide/loaders#more']]);
  // A service that does not say where its headings stand.
  const unplaced = [{ text: 'Slow ones', id: 'slow' }];
  expect(rowsFor('slow', unplaced)).toEqual([
    ['header', '/guide/loaders#slow'],
    ['content', '/guide/loaders'],
  ]);
});

test('a snippet ends at words, says where it was cut, and marks each word of the query', () => {
  const [group] = parse([document], 'load slow');
  const { statement = '', highlightInfoList = [] } = group?.result.at(-1) ?? {};
  expect(statement).toMatch(/^…(?:before )+the slow loader(?: after)+…$/);
  expect(statement.length).toBeLessThanOrEqual(102);
  expect(
    highlightInfoList.map(({ start, length }) => statement.slice(start, start + length)),
  ).toEqual(['slow', 'loader']);
});

test('a hit that matches by other means is shown by its title', () => {
  const [group] = parse([document], 'lodaer');
  expect(group?.result).toEqual([
    { type: 'title', title: 'Loaders', link: '/guide/loaders', highlightInfoList: [] },
  ]);
});

test('a hit of another site leads there', () => {
  const [group] = parse([{ ...document, domain: 'https://other.example' }], 'loaders');
  expect(group?.result[0]?.link).toBe('https://other.example/guide/loaders');
});

test('what is not a hit is left out, and what leads to no web address', () => {
  const bad = [null, 7, {}, { title: 'A' }, { ...document, domain: 'javascript:alert(1)//' }];
  expect(parse([...bad, { ...document, routePath: 'data:,x' }], 'a')).toEqual([]);
  expect(parse([{ title: 'A', routePath: '/a', toc: 'no', content: 7 }], 'a')).toHaveLength(1);
});

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example'])(
  'a path like %j does not leave this site',
  (routePath) => {
    const [group] = parse([{ ...document, routePath }], 'other');
    expect(group?.result[0]?.link).toBe('/evil.example');
  },
);

test('of thousands of headings and hundreds of indexes a few are shown', () => {
  const toc = Array.from({ length: 20_000 }, (_, id) => ({ text: 'Slow', id: String(id) }));
  expect(parse([{ ...document, toc }], 'slow')[0]?.result).toHaveLength(5);
  const answer = Array.from({ length: 400 }, () => ({ index: 'docs', hits: [] }));
  expect(parseRemoteAnswer(answer, SETTING)).toHaveLength(10);
});

test('as many pages as asked for', () => {
  const many = Array.from({ length: 9 }, () => document);
  expect(parse(many, 'loaders')).toHaveLength(7);
});

test.each([{}, null, 'text', [{ index: 'docs' }], [{ hits: 7 }], [null]])(
  'an answer like %j is refused',
  (answer) => expect(() => parseRemoteAnswer(answer, SETTING)).toThrow(TypeError),
);
