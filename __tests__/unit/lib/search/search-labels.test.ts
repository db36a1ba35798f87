import { noResultsBefore, type SearchLabels } from '@/lib/search/search-labels';

test.each([
  ['No results for', 'No results for '],
  ['没有找到相关结果：', '没有找到相关结果：'],
])('what stands before a query that found nothing: %s', (noResults, before) => {
  expect(noResultsBefore({ noResults } as SearchLabels)).toBe(before);
});
