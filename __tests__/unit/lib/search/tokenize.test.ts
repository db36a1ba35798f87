import { foldText, squash } from '@/lib/search/normalize';
import { termsOf, wordsOf } from '@/lib/search/tokenize';
import { processorTimeOf } from '../../../support/processor-time';

test.each([
  ['Überblick', 'uberblick'],
  ['Ｅ１００４', 'e1004'],
  ['Ёлка', 'елка'],
  ['ﬁle', 'file'],
  ['한글', '한글'],
  ['产物', '产物'],
])('%s folds to %s, which folds to itself', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});

test('different notations of a name squash to the same', () => {
  const forms = ['bundle-diff', 'Bundle Diff', 'bundleDiff', 'bundle_diff', '“Bundle”, diff!'];
  expect(new Set(forms.map(squash))).toEqual(new Set(['bundlediff']));
});

test.each([
  ['plain words', ['plain', 'words']],
  ['disableClientServer', ['disableclientserver', 'disable', 'client', 'server']],
  ['ESModule', ['esmodule', 'es', 'module']],
  ['get_chunk_by_id', ['getchunkbyid', 'get', 'chunk', 'by', 'id']],
  ['bundle-diff', ['bundlediff', 'bundle', 'diff']],
  ['output.reportDir', ['outputreportdir', 'output', 'report', 'dir', 'reportdir']],
  ['@rsdoctor/cli', ['rsdoctor', 'cli']],
  ['dist/.rsdoctor/manifest.json', ['dist', 'rsdoctor', 'manifestjson', 'manifest', 'json']],
  ['--no-open', ['noopen', 'no', 'open']],
  ['E1001', ['e1001']],
  ['v1.6.3', ['1.6.3']],
  ['V1.6', ['1.6']],
  ['127.0.0.1', ['127.0.0.1']],
  ['产物体积', ['产物', '物体', '体积', '积']],
  ['包', ['包']],
  ['bundle产物', ['bundle', '产物', '物']],
  ['Loader耗时长', ['loader', '耗时', '时长', '长']],
  ['カタカナ', ['カタ', 'タカ', 'カナ', 'ナ']],
  ['анализ сборки', ['анализ', 'сборки']],
  ['𠮷野家', ['𠮷野', '野家', '家']],
  ['🚀 … ???', []],
  ['', []],
])('%s has the terms %j', (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

test('two adjacent Han characters are a term', () => {
  const sentence = '一次改动在懒加载页面里加了依赖';
  const terms = new Set(termsOf(sentence));
  for (let at = 0; at < sentence.length - 1; at += 1) {
    expect(terms).toContain(sentence.slice(at, at + 2));
  }
});

test('words and their parts have positions', () => {
  const text = 'Set disableClientServer，关掉服务 in bundle-diff';
  for (const word of wordsOf(text)) {
    expect(squash(text.slice(word.start, word.end))).toBe(word.text);
    for (const part of word.parts) {
      expect(squash(text.slice(part.start, part.end))).toBe(part.text);
    }
  }
});

test('a text of one very long word is tokenized in reasonable time', async () => {
  const time = await processorTimeOf(() => {
    expect(termsOf('aB'.repeat(50_000)).length).toBeGreaterThan(0);
    expect(termsOf('a.'.repeat(50_000)).length).toBeGreaterThan(0);
    expect(termsOf('包'.repeat(50_000)).length).toBe(50_000);
  });
  expect(time).toBeLessThan(2000);
});
