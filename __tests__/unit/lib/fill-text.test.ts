import { before } from '@/lib/fill-text';

test.each([
  ['No results for', 'No results for '],
  ['没有找到相关结果：', '没有找到相关结果：'],
])('the text before a query without results: %s', (label, expected) => {
  expect(before(label)).toBe(expected);
});
