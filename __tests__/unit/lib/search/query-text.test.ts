import { limitQuery, queryFromPath, queryFromSelection } from '@/lib/search/query-text';

test('a query has 64 characters at most, and none is cut in half', () => {
  expect(limitQuery('a'.repeat(64))).toHaveLength(64);
  expect(limitQuery('a'.repeat(10_000))).toHaveLength(64);
  expect(limitQuery(`${'a'.repeat(63)}😀`)).toBe('a'.repeat(63));
  expect(limitQuery(`${'a'.repeat(62)}😀b`)).toBe(`${'a'.repeat(62)}😀`);
});

test('a short selection is a query, a passage is none', () => {
  expect(queryFromSelection('  bundle\n diff ')).toBe('bundle diff');
  expect(queryFromSelection('a'.repeat(64))).toHaveLength(64);
  expect(queryFromSelection('a'.repeat(65))).toBe('');
});

test('an address is a query for the page it may have meant', () => {
  const query = queryFromPath;
  expect(query('guide/bundle-diff.html')).toBe('guide bundle diff');
  expect(query('guide/index')).toBe('guide');
  expect(query('blog/release_note-1.0')).toBe('blog release note 1 0');
  expect(query('')).toBe('');
  expect(query('a'.repeat(100))).toHaveLength(64);
});
