import { parseFenceMeta, splitLanguage } from '@/lib/mdx/code/fence-meta';

const EMPTY = { proof: {} };

test.each([
  ['', {}],
  ['title="a b.mjs"', { title: 'a b.mjs' }],
  ["title='a.mjs'", { title: 'a.mjs' }],
  ['title=a.mjs', { title: 'a.mjs' }],
  ['title="{1} [x]"', { title: '{1} [x]' }],
  ['[npm]', { label: 'npm' }],
  ['file="./demo.ts"', { file: './demo.ts' }],
  ['check', { proof: { check: true } }],
  ['check="rule" run="harbor"', { proof: { check: 'rule', run: 'harbor' } }],
  ['output', { proof: { output: true } }],
  ['skip="needs a network"', { proof: { skip: 'needs a network' } }],
  ['run release="2.0"', { proof: { run: true, release: '2.0' } }],
  ['src/a.config.ts run', { title: 'src/a.config.ts', proof: { run: true } }],
  ['a.ts title="b.ts"', { title: 'b.ts' }],
])('%j is parsed', (text, meta) => {
  expect(parseFenceMeta(text)).toEqual({ meta: { ...EMPTY, ...meta }, problems: [] });
});

test.each([
  ['reun', 'has “reun” after', 'Did you mean `run`?'],
  ['tilte="a"', 'has “tilte=…” after', 'Did you mean `title="…"`?'],
  ['constructor', 'has “constructor” after', 'Use one of [label], title="…", file="…", check'],
  ['{1,3}', 'has “{1,3}” after', 'Use one of [label]'],
  ['title', 'does not say what title is.', 'Write `title="…"`.'],
  ['title=""', 'does not say what title is.', 'Write `title="…"`.'],
  ['title="a', 'opens a quotation mark after title= that', 'Write `title="…"`.'],
  ["title='a", 'opens a quotation mark after title= that', 'Write `title="…"`.'],
  ['skip', 'does not say what skip is.', 'Write `skip="…"`.'],
  [
    'release="2"',
    'gives the word release the value “2”.',
    'Write `release="1.6"` or `release="2.0"`',
  ],
  ['release', 'does not say what release is.', 'Write `release="…"`.'],
])('%j is an error with a remedy', (text, problem, remedy) => {
  const { problems } = parseFenceMeta(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.problem).toContain(problem);
  expect(problems[0]?.remedy).toContain(remedy);
});

test('valid words next to an invalid one are kept', () => {
  expect(parseFenceMeta('bogus title="a"').meta.title).toBe('a');
});

test.each([
  ['js', { lang: 'js', rest: '' }],
  ['js[a.js]', { lang: 'js', rest: '[a.js]' }],
  ['TypeScript', { lang: 'typescript', rest: '' }],
  ['c++', { lang: 'c++', rest: '' }],
  [null, { rest: '' }],
])('%j is split into a language and the rest', (info, parts) => {
  expect(splitLanguage(info)).toEqual(parts);
});
