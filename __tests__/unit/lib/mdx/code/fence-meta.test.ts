import { parseFenceMeta, splitLanguage } from '@/lib/mdx/code/fence-meta';

const EMPTY = { marked: [], hasLineNumbers: false, proof: {} };

test.each([
  ['', {}],
  ['title="a b.mjs"', { title: 'a b.mjs' }],
  ["title='a.mjs'", { title: 'a.mjs' }],
  ['title=a.mjs', { title: 'a.mjs' }],
  ['title="{1} [x]"', { title: '{1} [x]' }],
  ['[npm]', { label: 'npm' }],
  [
    '{1,3-5}',
    {
      marked: [
        { first: 1, last: 1 },
        { first: 3, last: 5 },
      ],
    },
  ],
  ['{ 2 }', { marked: [{ first: 2, last: 2 }] }],
  ['lineNumbers', { hasLineNumbers: true }],
  ['showLineNumbers', { hasLineNumbers: true }],
  ['wrap', { wrap: true }],
  ['nowrap', { wrap: false }],
  ['fold', { fold: true }],
  ['nofold', { fold: false }],
  ['file="./demo.ts" region="sum"', { file: './demo.ts', region: 'sum' }],
  ['check', { proof: { check: true } }],
  ['check="rule" run="harbor"', { proof: { check: 'rule', run: 'harbor' } }],
  ['output', { proof: { output: true } }],
  ['skip="needs a network"', { proof: { skip: 'needs a network' } }],
  ['run release="2.0"', { proof: { run: true, release: '2.0' } }],
  [
    'title="a.ts" {2} lineNumbers wrap',
    { title: 'a.ts', marked: [{ first: 2, last: 2 }], hasLineNumbers: true, wrap: true },
  ],
  ['src/a.config.ts {2}', { title: 'src/a.config.ts', marked: [{ first: 2, last: 2 }] }],
  ['a.ts title="b.ts"', { title: 'b.ts' }],
  ['lineNumbers=true wrapCode', { hasLineNumbers: true, wrap: true }],
  ['lineNumbers=false wrap="false"', { hasLineNumbers: false, wrap: false }],
])('%j is parsed', (text, meta) => {
  expect(parseFenceMeta(text)).toEqual({ meta: { ...EMPTY, ...meta }, problems: [] });
});

test.each([
  ['lineNumber', 'has “lineNumber” after', 'Did you mean `lineNumbers`?'],
  ['tilte="a"', 'has “tilte=…” after', 'Did you mean `title="…"`?'],
  ['height="300"', 'has “height=…” after', 'Write `fold`'],
  ['constructor', 'has “constructor” after', 'Use one of {1,3-5}, [label], title="…", lineNumbers'],
  ['wrapcode', 'has “wrapcode” after', 'Did you mean `wrapCode`?'],
  ['title', 'does not say what title is.', 'Write `title="…"`.'],
  ['title=""', 'does not say what title is.', 'Write `title="…"`.'],
  ['title="a wrap', 'opens a quotation mark after title= that', 'Write `title="…"`.'],
  ["title='a", 'opens a quotation mark after title= that', 'Write `title="…"`.'],
  ['skip', 'does not say what skip is.', 'Write `skip="…"`.'],
  ['wrap=1', 'gives the word wrap the value “1”.', 'Write `wrap` alone, or with true or false.'],
  [
    'release="2"',
    'gives the word release the value “2”.',
    'Write `release="1.6"` or `release="2.0"`',
  ],
  ['release', 'does not say what release is.', 'Write `release="…"`.'],
  ['{a}', 'points out the lines “a”', 'counted from 1'],
  ['{0}', 'points out the lines “0”', 'counted from 1'],
  ['{5-3}', 'points out the lines “5-3”', 'counted from 1'],
  ['region="a"', 'names a region, but no file.', 'Add `file="…"`'],
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
  ['js{1,3}', { lang: 'js', rest: '{1,3}' }],
  ['TypeScript', { lang: 'typescript', rest: '' }],
  ['c++', { lang: 'c++', rest: '' }],
  [null, { rest: '' }],
])('%j is split into a language and the rest', (info, parts) => {
  expect(splitLanguage(info)).toEqual(parts);
});
