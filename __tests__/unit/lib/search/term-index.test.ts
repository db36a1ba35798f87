import { createTermIndex } from '@/lib/search/term-index';

function setup(...texts: string[]) {
  const index = createTermIndex({ text: 1 });
  texts.forEach((text, id) => {
    index.add(id, { text });
  });
  return (terms: readonly string[], { isPrefix = false, errors = 0 } = {}) =>
    new Map(
      [...index.search({ terms, isPrefix, errors })].map(([id, found]) => [id, [...found.terms]]),
    );
}

test.each([
  ['a word', ['bundle'], {}, { 0: ['bundle'] }],
  ['the beginning of a word', ['bund'], { isPrefix: true }, { 0: ['bundle'] }],
  ['a misspelt word', ['bundel'], { errors: 2 }, { 0: ['bundle'] }],
  ['several words', ['slow', 'build'], {}, { 1: ['slow', 'build'] }],
  ['words that stand apart', ['bundle', 'slow'], {}, {}],
])('%s is found', (_, terms, how, expected) => {
  const search = setup('the bundle', 'a slow build');
  expect(Object.fromEntries(search(terms, how))).toEqual(expected);
});

test('a character is found where it begins a pair, and is what was found', () => {
  expect(setup('产物体积')(['体'], { isPrefix: true })).toEqual(new Map([[0, ['体']]]));
});

test('names of object members are terms like any other', () => {
  const search = setup('constructor __proto__');
  expect([search(['constructor']).size, search(['toString']).size]).toEqual([1, 0]);
});
