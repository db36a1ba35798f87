import { spellOut } from '@/lib/search/query';
import { engineOf, linksFor } from '../../../support/search-corpus';

test('of several words that mean the same, only the last may be the beginning of a word', async () => {
  const engine = await engineOf(
    {
      '/a': [
        'A',
        ['', '', 'Sizes of bundles: then their sizeable bundler, sizing, sized bundlers.'],
      ],
      '/b': ['B', ['', '', 'A limit for the size of each asset in the output.']],
    },
    [['weight', 'size bundle']],
  );
  // `sizeable` is not `size`; `bundler` may still become `bundle`.
  expect(await linksFor(engine, 'weight')).toEqual([]);
  const exact = await engineOf({ '/c': ['C', ['', '', 'The size of your bundles.']] }, [
    ['weight', 'size bundle'],
  ]);
  expect(await linksFor(exact, 'weight')).toEqual(['/c']);
});

test('a synonym that no page has is not taken for a typing error', async () => {
  const pages = { '/a': ['Loader', ['', '', '重新载着，再入。']], '/b': ['B', ['', '', '再入']] };
  const engine = await engineOf(pages as never, [['loader', '载入器']]);
  expect((await linksFor(engine, '载入器'))[0]).toBe('/a');
});

test('the small words of a synonym are neither required nor marked', async () => {
  const pages = { '/a': ['The page', ['', '', 'What the bundle is: its size.']] } as const;
  const engine = await engineOf(pages as never, [['weight', 'size of the bundle']]);
  const [row] = (await engine.search('weight', { limit: 7 })).flatMap(({ result }) => result);
  const { statement = '', highlightInfoList = [] } = row ?? {};
  const marked = highlightInfoList.map(({ start, length }) =>
    statement.slice(start, start + length),
  );
  expect(marked).toEqual(['bundle', 'size']);
});

test.each([
  ['process doesn’t exit', 'process does not exit'],
  ["it isn't open", 'it is not open'],
  ['dont open', 'do not open'],
  ["can't open", 'cannot open'],
  ['important content isntance', 'important content isntance'],
])('“%s” is searched as “%s”', (typed, meant) => {
  expect(spellOut(typed)).toBe(meant);
});

test('a contraction has the synonyms of the words it stands for', async () => {
  const engine = await engineOf(
    {
      '/codes': ['Exit codes', ['', '', 'The process can exit with 0 or 1.']],
      '/hang': ['Questions', ['', '', 'Why the process hangs at the end.']],
    },
    [['hang', 'does not exit']],
  );
  expect(await linksFor(engine, "process doesn't exit")).toEqual(
    await linksFor(engine, 'process does not exit'),
  );
  expect(await linksFor(engine, "process doesn't exit")).toContain('/hang');
});
