import {
  NO_SAVED_SEARCHES,
  parseSavedSearches,
  reduceSavedSearches,
  type SavedSearch,
  type SavedSearchAction,
  type SavedSearches,
  savedSearchOf,
} from '@/lib/search/saved-searches';

const ORIGIN = 'https://example.com';

function search(name: string): SavedSearch {
  return { link: `/${name}`, title: name };
}

function after(...actions: [SavedSearchAction['type'], string][]): SavedSearches {
  return actions.reduce(
    (saved, [type, name]) => reduceSavedSearches(saved, { type, search: search(name) }),
    NO_SAVED_SEARCHES,
  );
}

function names(searches: readonly SavedSearch[]): string {
  return searches.map(({ title }) => title).join('');
}

function open(letters: string): [SavedSearchAction['type'], string][] {
  return [...letters].map((letter) => ['open', letter]);
}

test('the seven latest searches are kept, the latest first', () => {
  expect(names(after(...open('abcdefgh')).recent)).toBe('hgfedcb');
});

test('a recent search that is opened again moves to the front', () => {
  expect(names(after(...open('abca')).recent)).toBe('acb');
});

test('with a favorite, four recent searches are kept', () => {
  const { recent, favorites } = after(...open('abcdefg'), ['promote', 'c']);
  expect([names(recent), names(favorites)]).toEqual(['gfed', 'c']);
  expect(names(after(...open('abcdefg'), ['promote', 'c'], ['open', 'h']).recent)).toBe('hgfe');
});

test('ten favorites are kept, the latest first', () => {
  const letters = [...'abcdefghijk'];
  const { favorites } = after(
    ...letters
      .map((letter) => ['promote', letter] as const)
      .map(([type, name]) => [type, name] as [SavedSearchAction['type'], string]),
  );
  expect(names(favorites)).toBe('kjihgfedcb');
});

test('an opened favorite keeps its position, and does not become a recent search', () => {
  const { recent, favorites } = after(['promote', 'a'], ['promote', 'b'], ['open', 'a']);
  expect([names(recent), names(favorites)]).toEqual(['', 'ba']);
});

test('a search can be removed from either list; without favorites seven recent ones are kept again', () => {
  const { recent, favorites } = after(
    ...open('ab'),
    ['promote', 'a'],
    ['remove', 'a'],
    ['remove', 'b'],
  );
  expect([recent, favorites]).toEqual([[], []]);
  const again = after(['promote', 'x'], ['remove', 'x'], ...open('abcdefgh'));
  expect(names(again.recent)).toBe('hgfedcb');
});

test('a saved hit does not contain data of its query', () => {
  const highlightInfoList = [{ start: 0, length: 1 }];
  const hit = { link: '/a#b', title: 'A', header: 'B', highlightInfoList };
  expect(savedSearchOf({ ...hit, type: 'content', statement: 'text' })).toEqual({
    link: '/a#b',
    title: 'A',
    header: 'B',
  });
  expect(savedSearchOf({ type: 'content', link: '/a', title: 'A', highlightInfoList })).toEqual({
    link: '/a',
    title: 'A',
  });
});

test('stored searches are read back', () => {
  const saved = after(...open('ab'), ['promote', 'a']);
  expect(parseSavedSearches(JSON.stringify(saved), ORIGIN)).toEqual(saved);
});

test.each([null, '', 'nonsense', '[]', '7', 'null', '{"recent":7,"favorites":{}}'])(
  'the stored value %j means no searches',
  (text) => expect(parseSavedSearches(text, ORIGIN)).toEqual(NO_SAVED_SEARCHES),
);

test('invalid searches, links that run script and duplicates are left out', () => {
  const good = search('a');
  const bad = [null, 7, { ...good, title: 7 }, { ...good, link: 7 }];
  const links = ['javascript:alert(1)', 'data:text/html,x', ''];
  const recent = [...bad, ...links.map((link) => ({ ...good, link })), good, good];
  expect(parseSavedSearches(JSON.stringify({ recent, favorites: [] }), ORIGIN).recent).toEqual([
    good,
  ]);
});

test('a stored link with leading slashes stays on this site', () => {
  const links = ['//evil.example/x', '/\\evil.example/y', '/\t/evil.example/z', `${ORIGIN}/w`];
  const recent = links.map((link) => ({ ...search('a'), link }));
  const saved = parseSavedSearches(JSON.stringify({ recent, favorites: [] }), ORIGIN);
  expect(saved.recent.map(({ link }) => link)).toEqual([
    '/evil.example/x',
    '/evil.example/y',
    '/evil.example/z',
    '/w',
  ]);
});
