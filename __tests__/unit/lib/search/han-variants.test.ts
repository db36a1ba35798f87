import { createEngine, inHanOfPages } from '@/lib/search/engine';
import { contentsOf } from '@/lib/search/index-file';
import { hanVariantsOf } from '@/lib/site/search/han-variants';
import { documentsOf, type Pages } from '../../../support/search-corpus';

test.each([
  ['重複套件與體積', '重复包与体积', '重复套件与体积'],
  ['体积', '體積', '體積'],
  // The text writes both, so that both are meant as typed.
  ['裡面', '里程与裡面', '裡面'],
  ['體積 size', 'size', '體積 size'],
  ['軟件 𠮷 Ａ', '软件', '软件 𠮷 Ａ'],
])('%s is looked for in “%s” as %s', (query, text, meant) => {
  expect(inHanOfPages(query, hanVariantsOf(text))).toBe(meant);
});

test('only characters of the text have variants', () => {
  expect(hanVariantsOf('体积 size')).toBe('積积體体');
  expect(hanVariantsOf('no Han')).toBe('');
});

test('traditional characters find simplified text, and mark it', async () => {
  const pages: Pages = {
    '/size': ['产物', ['cards', '三种体积', '先看哪一种。']],
    '/dupes': ['依赖', ['', '', '这里列出重复的包，各占多大体积。']],
  };
  const documents = documentsOf(pages);
  const contents = contentsOf(documents, { base: '/', variantsOf: hanVariantsOf });
  const engine = createEngine(contents, []);
  await engine.addTexts(documents);
  const marked = async (query: string) =>
    (await engine.search(query, { limit: 7 })).flatMap(({ result }) =>
      result.flatMap(({ type, header, statement, highlightInfoList }) => {
        const shown = (type === 'content' ? statement : header) ?? '';
        return highlightInfoList.map(({ start, length }) => shown.slice(start, start + length));
      }),
    );
  expect(await marked('體積')).toEqual(['体积', '体积']);
  expect(await marked('重複的包')).toEqual(await marked('重复的包'));
});
