import { limitQuery, queryFromPath, queryFromSelection } from '@/lib/search/query-text';

test('a query has at most 64 characters, without half a surrogate pair', () => {
  expect(limitQuery('a'.repeat(64))).toHaveLength(64);
  expect(limitQuery('a'.repeat(10_000))).toHaveLength(64);
  expect(limitQuery(`${'a'.repeat(63)}😀`)).toBe('a'.repeat(63));
  expect(limitQuery(`${'a'.repeat(62)}😀b`)).toBe(`${'a'.repeat(62)}😀`);
});

test('a short selection becomes a query, a long one does not', () => {
  expect(queryFromSelection('  bundle\n diff ')).toBe('bundle diff');
  expect(queryFromSelection('a'.repeat(64))).toHaveLength(64);
  expect(queryFromSelection('a'.repeat(65))).toBe('');
});

test('an address becomes a query for the intended page', () => {
  const query = queryFromPath;
  expect(query('guide/bundle-diff.html')).toBe('guide bundle diff');
  expect(query('guide/index')).toBe('guide');
  expect(query('blog/release_note-1.0')).toBe('blog release note 1 0');
  expect(query('')).toBe('');
  expect(query('a'.repeat(100))).toHaveLength(64);
});
