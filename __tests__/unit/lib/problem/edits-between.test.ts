import { editsBetween } from '@/lib/problem/edits-between';

test.each([
  ['', '', 0],
  ['same', 'same', 0],
  ['', 'added', 5],
  ['removed', '', 7],
  ['kitten', 'sitting', 3],
  ['titel', 'title', 2],
  ['配置 😀', '配制 😀', 1],
])('from “%s” to “%s” there are %i edits, as in the other direction', (from, to, edits) => {
  expect(editsBetween(from, to)).toBe(edits);
  expect(editsBetween(to, from)).toBe(edits);
});
