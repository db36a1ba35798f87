import { parseRemoteAnswer } from '@/lib/search/remote-answer';

const document = {
  id: 0,
  title: 'Loaders',
  content: `${'before '.repeat(30)}the slow loader ${'after '.repeat(30)}`,
  toc: [{ text: 'Slow ones', id: 'slow', depth: 2, charIndex: 3 }],
  routePath: '/guide/loaders',
  domain: '',
};

function parse(hits: unknown[], query: string) {
  return parseRemoteAnswer([{ index: 'docs', hits }], query, 7)[0]?.groups ?? [];
}

test('a hit becomes a group: its title, the headings and the passage that match', () => {
  const [group] = parse([document], 'SLOW');
  expect(group?.group).toBe('Loaders');
  expect(group?.result.map(({ type, link }) => [type, link])).toEqual([
    ['header', '/guide/loaders#slow'],
    ['content', '/guide/loaders'],
  ]);
});

test('a snippet has a hundred characters, and the match stands where it is said to', () => {
  const [group] = parse([document], 'loader ');
  const { statement = '', highlightInfoList } = group?.result.at(-1) ?? { highlightInfoList: [] };
  const [highlight = { start: 0, length: 0 }] = highlightInfoList;
  expect(statement).toHaveLength(100);
  expect(statement.slice(highlight.start, highlight.start + highlight.length)).toBe('loader ');
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

test('what is no hit is left out, and what leads to no web address', () => {
  const bad = [null, 7, {}, { title: 'A' }, { ...document, domain: 'javascript:alert(1)//' }];
  expect(parse([...bad, { ...document, routePath: '//evil.example' }], 'a')).toEqual([]);
  expect(parse([{ title: 'A', routePath: '/a', toc: 'no', content: 7 }], 'a')).toHaveLength(1);
});

test('as many pages as asked for', () => {
  const many = Array.from({ length: 9 }, () => document);
  expect(parse(many, 'loaders')).toHaveLength(7);
});

test.each([{}, null, 'text', [{ index: 'docs' }], [{ hits: 7 }], [null]])(
  'an answer like %j is refused',
  (answer) => expect(() => parseRemoteAnswer(answer, 'a', 7)).toThrow(TypeError),
);
