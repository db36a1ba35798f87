import { createEngine } from '@/lib/search/engine';
import { contentsOf } from '@/lib/search/index-file';
import { documentsOf, engineOf, linksFor, type Pages } from '../../../support/search-corpus';

test('a word given as a synonym ranks as the word itself would', async () => {
  const pages: Pages = {
    '/options': [
      'Options',
      ['a', 'loaderInterceptorOptions', 'Options of a loader.'],
      ['b', 'loaderInterceptorOptions.skipLoaders', 'A list of loaders.'],
      ['c', 'features.loader', 'Whether a loader is measured.'],
    ],
    '/terms': ['Terms', ['loader', 'Loader', 'Turns one text into another.']],
    '/loaders': ['Loaders analysis', ['', '', 'Which loader took how long?']],
  };
  const engine = await engineOf(pages, [['加载器', 'loader']]);
  const found = await linksFor(engine, '加载器');
  expect(found).toEqual(await linksFor(engine, 'loader'));
  expect(found[0]).toBe('/terms#loader');
});

test('a name in other words is as good, in singular or plural', async () => {
  const engine = await engineOf(
    {
      '/a': ['A', ['', '', 'Warnings, warnings and more warnings about a build.']],
      '/b': ['Build alerts', ['', '', 'A list.']],
    },
    [['warning', 'alert']],
  );
  expect((await linksFor(engine, 'build warning'))[0]).toBe('/b');
});

test('a question is like the keyword that asks the same of something else', async () => {
  const documents = documentsOf({
    '/rule': ['Rules', ['', '', 'Forbid moment.'], ['ban', 'Forbid', 'No moment in a bundle.']],
    '/module': ['Modules', ['', '', 'Who imports it?']],
  });
  const keywords = { 2: 'why is a package in my bundle' };
  const engine = createEngine(contentsOf(documents, { base: '/', keywords }), [], true);
  await engine.addTexts(documents);
  expect((await linksFor(engine, 'why is moment in my bundle'))[0]).toBe('/module');
});

test('a heading with all words of the query comes before one with a part of them', async () => {
  const engine = await engineOf({
    '/terms': [
      'Terms',
      ['chunk', 'Chunk', 'A file of the output, with modules: a module is in a chunk.'],
    ],
    '/rules': ['Rules', ['mixed', 'Module in mixed chunks', 'It is in several of them.']],
  });
  expect((await linksFor(engine, 'mixed chunk module'))[0]).toBe('/rules#mixed');
});

test('a section that only its surroundings name is not shown beside the page of that name', async () => {
  const engine = await engineOf({
    '/upload': [
      'Upload data',
      ['', '', 'To a server.'],
      ['next', 'Next', 'Read on.'],
      ['a', 'A', ''],
    ],
    '/tree': ['Sizes', ['treemap', 'As areas', 'One block a file.']],
  });
  expect(await linksFor(engine, 'upload')).toEqual(['/upload']);
  // An address may say in English what the heading says otherwise.
  expect(await linksFor(engine, 'treemap')).toEqual(['/tree#treemap']);
});

test('what is marked is what was asked for', async () => {
  const engine = await engineOf({
    '/terms': ['术语', ['size', '打包后体积', '文件包含的字节，也叫包大小。']],
    '/rules': ['规则', ['', '', '规定和规则，再加一条规。']],
  });
  const marked = async (query: string) =>
    (await engine.search(query, { limit: 7 })).flatMap(({ result }) =>
      result.flatMap(({ type, title, header, statement, highlightInfoList }) => {
        const shown = { title, header, content: statement }[type] ?? '';
        return highlightInfoList.map(({ start, length }) => shown.slice(start, start + length));
      }),
    );
  expect(new Set(await marked('包'))).toEqual(new Set(['包']));
  expect(new Set(await marked('规'))).toEqual(new Set(['规']));
  expect(new Set(await marked('规则'))).toEqual(new Set(['规则']));
  expect(new Set(await marked('打包'))).toEqual(new Set(['打包']));
});

test('a section is found by what its author says that readers call it, and stands before one that only mentions it', async () => {
  const documents = documentsOf({
    '/time': [
      'Loaders Timeline',
      ['', '', 'One lane per loader.'],
      ['read', 'Reading', 'Begin above.'],
    ],
    '/other': ['Other', ['', '', 'Unlike a flame graph, this is a table.']],
  });
  const keywords = { 0: 'flame graph, flame chart' };
  const engine = createEngine(contentsOf(documents, { base: '/', keywords }), [], true);
  await engine.addTexts(documents);
  expect(await linksFor(engine, 'flame graph')).toEqual(['/time', '/other']);
});

test('the words that only ask are not marked', async () => {
  const engine = await engineOf({ '/size': ['Sizes', ['', '', 'What is the size of a module.']] });
  const [group] = await engine.search('what is a module', { limit: 7 });
  const { statement = '', highlightInfoList = [] } = group?.result[0] ?? {};
  const marked = highlightInfoList.map(({ start, length }) =>
    statement.slice(start, start + length),
  );
  expect(marked).toEqual(['module']);
});
