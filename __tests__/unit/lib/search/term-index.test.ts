import MiniSearch from 'minisearch';
import { TermIndex } from '@/lib/search/term-index';

const ENTRIES = [
  { title: 'bundle size', text: 'how large the bundle is and why it grows' },
  { title: 'bundles', text: 'one bundle or many' },
  { title: 'loaders', text: 'slow loaders make a slow build' },
  { title: '', text: 'the builder builds what you bulid' },
];
const BOOST = { title: 4, text: 1 };
const wordsOf = (text: string) => text.split(' ').filter(Boolean);

function setup() {
  const index = new TermIndex(Object.values(BOOST).map((boost) => ({ boost })));
  const model = new MiniSearch({ fields: Object.keys(BOOST), tokenize: wordsOf });
  ENTRIES.forEach(({ title, text }, id) => {
    index.add(id, [wordsOf(title), wordsOf(text)]);
    model.add({ id, title, text });
  });
  return { index, model };
}

test.each([
  ['a word', ['bundle'], false, 0],
  ['the beginning of words', ['bu'], true, 0],
  ['a word and the beginning of another', ['slow', 'load'], true, 0],
  ['a misspelt word', ['bundel'], false, 2],
  ['a word misspelt, and begun', ['build'], true, 2],
  ['what is nowhere', ['xyz'], true, 1],
  ['words that stand apart', ['size', 'loaders'], false, 0],
])('%s is found and scored as MiniSearch does it', (_, terms, isPrefix, errors) => {
  const { index, model } = setup();
  const found = [...index.search({ terms, isPrefix, errors })].sort(([a], [b]) => a - b);
  const expected = model
    .search(terms.join(' '), {
      tokenize: wordsOf,
      combineWith: 'AND',
      boost: BOOST,
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      fuzzy: errors > 0 && errors,
      prefix: (_term, place) => isPrefix && place === terms.length - 1,
    })
    .sort((a, b) => a.id - b.id);
  expect(found.map(([id, { terms: told }]) => [id, [...told].sort()])).toEqual(
    expected.map(({ id, terms: told }) => [id, told.sort()]),
  );
  // MiniSearch multiplies by the number of words, which are the same for all.
  found.forEach(([, { score }], at) => {
    expect(score * terms.length).toBeCloseTo(expected[at]?.score ?? 0, 6);
  });
});

test('names of object members are terms like any other', () => {
  const index = new TermIndex([{ boost: 1 }]);
  index.add(0, [['constructor', '__proto__']]);
  const search = (term: string) => index.search({ terms: [term], isPrefix: false, errors: 0 }).size;
  expect([search('constructor'), search('__proto__'), search('toString')]).toEqual([1, 1, 0]);
});
