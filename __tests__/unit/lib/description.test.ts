import { descriptionOf } from '@/lib/page/page-head';

test('a paragraph that fits is its own description', () => {
  expect(descriptionOf('Short enough.')).toBe('Short enough.');
});

test('a long paragraph is cut after a sentence, if enough of it remains', () => {
  const sentence = `${'A sentence of some words that goes on for a while, then '.repeat(2)}ends.`;
  expect(descriptionOf(`${sentence} And the next ${'word '.repeat(40)}`)).toBe(sentence);
});

test('a long paragraph without an early end of a sentence is cut after a word, with an ellipsis', () => {
  const cut = descriptionOf(`Yes. ${'loaders and plugins, '.repeat(20)}`);
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/[a-z]…$/);
});

test('a Chinese character counts as two letters', () => {
  const cut = descriptionOf('构建产物'.repeat(60));
  expect(cut).toBe(`${'构建产物'.repeat(20)}…`);
  expect(descriptionOf(`${'构建产物'.repeat(12)}。${'后面的话'.repeat(30)}`)).toBe(
    `${'构建产物'.repeat(12)}。`,
  );
});
