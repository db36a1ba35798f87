import type { LocalEngine } from '@/lib/search/engine';
import { engineOf, linksFor, type Pages } from '../../../support/search-corpus';

/** The marked words in the hits of a query. */
async function marksFor(engine: LocalEngine, query: string): Promise<string[]> {
  const groups = await engine.search(query, { limit: 7 });
  return groups.flatMap(({ result }) =>
    result.flatMap(({ type, title, header, statement, highlightInfoList }) => {
      const shown = { title, header, content: statement }[type] ?? '';
      return highlightInfoList.map(({ start, length }) => shown.slice(start, start + length));
    }),
  );
}

test('a synonym ranks as the word itself', async () => {
  const pages: Pages = {
    '/options': [
      'Options',
      ['a', 'loaderInterceptorOptions', 'Options of a loader.'],
      ['b', 'loaderInterceptorOptions.skipLoaders', 'A list of loaders.'],
      ['c', 'features.loader', 'Whether a loader is measured.'],
    ],
    '/terms': ['Terms', ['loader', 'Loader', 'Turns one text into another.']],
    '/timeline': ['Loaders analysis', ['', '', 'Which loader took how long?']],
  };
  const engine = await engineOf(pages, [['加载器', 'loader']]);
  const found = await linksFor(engine, '加载器');
  expect(found).toEqual(await linksFor(engine, 'loader'));
  expect(found[0]).toBe('/terms#loader');
});

test('a synonym of a name ranks as the name, in singular or plural', async () => {
  const engine = await engineOf(
    {
      '/a': ['A', ['', '', 'Warnings, warnings and more warnings about a build.']],
      '/b': ['Build alerts', ['', '', 'A list.']],
    },
    [['warning', 'alert']],
  );
  expect((await linksFor(engine, 'build warning'))[0]).toBe('/b');
});

test('a question matches a keyword that asks the same about something else', async () => {
  const engine = await engineOf(
    {
      '/rule': ['Rules', ['', '', 'Forbid moment.'], ['ban', 'Forbid', 'No moment in a bundle.']],
      '/module': ['Modules', ['', '', 'Who imports it?']],
    },
    [],
    { '/module': 'why is a package in my bundle' },
  );
  expect((await linksFor(engine, 'why is moment in my bundle'))[0]).toBe('/module');
});

test('a heading with all words of the query ranks above one with some of them', async () => {
  const engine = await engineOf({
    '/terms': [
      'Terms',
      ['chunk', 'Chunk', 'A file of the output, with modules: a module is in a chunk.'],
    ],
    '/rules': ['Rules', ['mixed', 'Module in mixed chunks', 'It is in several of them.']],
  });
  expect((await linksFor(engine, 'mixed chunk module'))[0]).toBe('/rules#mixed');
});

test('a name in code is found where it stands, not where its parts are headings', async () => {
  const engine = await engineOf({
    '/rules': ['Rules', ['a', 'ecma-version-check', 'Checks the version of ECMAScript.']],
    '/node': ['Node options', ['', '', 'Options of Node.']],
    '/options': [
      'Options',
      ['b', 'Duplicates', 'The largest difference that is reported: checkVersion.'],
      ['c', 'Memory', 'Give it more memory by NODE_OPTIONS.'],
    ],
  });
  expect((await linksFor(engine, 'checkVersion'))[0]).toBe('/options#b');
  expect((await linksFor(engine, 'NODE_OPTIONS'))[0]).toBe('/options#c');
  // One that stands nowhere is found by its parts.
  expect((await linksFor(engine, 'ecmaVersion'))[0]).toBe('/rules#a');
});

test('a section that matches only by its page is not shown next to the matching page', async () => {
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
  // An address may contain the English word for a heading in another language.
  expect(await linksFor(engine, 'treemap')).toEqual(['/tree#treemap']);
});

test('the words of the query are marked', async () => {
  const engine = await engineOf({
    '/terms': ['术语', ['size', '打包后体积', '文件包含的字节，也叫包大小。']],
    '/rules': ['规则', ['', '', '规定和规则，再加一条规。']],
  });
  const marked = (query: string) => marksFor(engine, query);
  expect(new Set(await marked('包'))).toEqual(new Set(['包']));
  expect(new Set(await marked('规'))).toEqual(new Set(['规']));
  expect(new Set(await marked('规则'))).toEqual(new Set(['规则']));
  expect(new Set(await marked('打包'))).toEqual(new Set(['打包']));
});

test('a section is found by its keywords, and ranks above one that only mentions them', async () => {
  const engine = await engineOf(
    {
      '/time': [
        'Loaders Timeline',
        ['', '', 'One lane per loader.'],
        ['read', 'Reading', 'Begin above.'],
      ],
      '/other': ['Other', ['', '', 'Unlike a flame graph, this is a table.']],
    },
    [],
    { '/time': 'flame graph, flame chart' },
  );
  expect(await linksFor(engine, 'flame graph')).toEqual(['/time', '/other']);
});

test('question words are not marked', async () => {
  const engine = await engineOf({ '/size': ['Sizes', ['', '', 'What is the size of a module.']] });
  expect(await marksFor(engine, 'what is a module')).toEqual(['module']);
});

test('a pair of Han characters across two words ranks lower than the words, however rare it is', async () => {
  const engine = await engineOf({
    '/a': ['A', ['joins', '概览', '每个插件分开放置，另有说明。']],
    '/b': ['B', ['means', '用法', '这里的插件可以用来分析产物。']],
    '/c': ['C', ['one', '其一', '一种插件。'], ['two', '其二', '分析一次。']],
    '/d': ['D', ['three', '其三', '另一种插件。'], ['four', '其四', '再分析一次。']],
  });
  expect((await linksFor(engine, '插件分析'))[0]).toBe('/b#means');
});

test.each([
  ['报告在浏览器', '报告 浏览器'],
  ['chunk 和 module 啥区别', 'chunk module 区别'],
  ['存在哪些问题', '存在 问题'],
])('filler words of the question “%s” are ignored', async (query, meant) => {
  const engine = await engineOf({
    '/a': ['A', ['one', '浏览器', '报告存在问题，和 chunk 无关，区别在于 module。']],
  });
  expect(await marksFor(engine, query)).toEqual(await marksFor(engine, meant));
});

test('a flag is found where it is written as a flag, before sections with the same name', async () => {
  const engine = await engineOf({
    '/term': ['Terms', ['compiler', 'Compiler', 'One run of a bundler.']],
    '/cli': ['Command line', ['flags', 'Choose a compiler', 'Write --compiler web.']],
  });
  expect((await linksFor(engine, '--compiler'))[0]).toBe('/cli#flags');
  expect((await linksFor(engine, 'compiler'))[0]).toBe('/term#compiler');
});

test.each([
  ['构健', '构建'],
  ['内存溢初', '内存溢出'],
])('“%s”, which sounds like “%s”, finds the same', async (typed, meant) => {
  const engine = await engineOf({
    '/a': ['A', ['', '', '一次构建。'], ['b', '乙', '内存溢出。']],
    '/c': ['C', ['', '', '内存与构造。']],
  });
  expect(await engine.search(typed, { limit: 7 })).toEqual(
    await engine.search(meant, { limit: 7 }),
  );
  expect(await linksFor(engine, meant)).not.toEqual([]);
});

test('Han that the pages have, or that nothing there sounds like, is taken as typed', async () => {
  const engine = await engineOf({
    '/a': ['A', ['', '', '时间与时间，再加时间。']],
    '/b': ['B', ['', '', '一个实践。']],
  });
  expect(await linksFor(engine, '实践')).toEqual(['/b']);
  expect(await linksFor(engine, '鑫淼')).toEqual([]);
});

test.each(['e 1001', 'E 1001', 'what does E 1001 mean'])(
  'a code typed with a space is found: %s',
  async (query) => {
    const engine = await engineOf({
      '/numbers': ['Numbers', ['e', 'E', 'The letter e, with 1001 examples of e.']],
      '/rules': [
        'Rules',
        ['e1001', 'E1001: duplicate-package', 'Same package twice.'],
        ['e1004', 'E1004', 'Syntax.'],
      ],
    });
    expect((await linksFor(engine, query))[0]).toBe('/rules#e1001');
  },
);

test.each(['c++20', 'C++ 20', 'Use C++20'])(
  'a letter with a sign and a number is found: %s',
  async (query) => {
    const engine = await engineOf({ '/a': ['A', ['part', 'Part', 'Use C++20 or C# with .NET.']] });
    expect(await linksFor(engine, query)).toEqual(['/a#part']);
  },
);

test.each([
  ['chunks', 'chunk'],
  ['chunk', 'chunks'],
  ['dependencies', 'dependency'],
  ['dependency', 'dependencies'],
  ['boxes', 'box'],
  ['class', 'classes'],
])('%s finds %s', async (query, written) => {
  const engine = await engineOf({ '/a': ['A', ['part', 'Part', `All about a ${written} here.`]] });
  expect(await linksFor(engine, query)).toEqual(['/a#part']);
});

test('what is written in the number that was typed ranks above what is not', async () => {
  const engine = await engineOf({
    '/one': ['A', ['', '', 'Every chunk is a file.']],
    '/several': ['B', ['', '', 'Every chunks is a file.']],
  });
  expect(await linksFor(engine, 'chunks')).toEqual(['/several', '/one']);
});

test('an address names its page, also in a language that writes the title in other words', async () => {
  const engine = await engineOf({
    '/guide/start': [
      '开始',
      ['both', '用 port 与 host 修改本机服务的监听地址', '运行时写在命令后面。'],
    ],
    '/config/server/port': ['监听端口', ['', '', '默认是 3000，被占用时换一个。']],
  });
  expect((await linksFor(engine, 'port'))[0]).toBe('/config/server/port');
});

test.each(['port', 'environment variables'])(
  'a page ranks above sections elsewhere with the same name: %s',
  async (query) => {
    const text = 'The port of the server, and the environment variables. '.repeat(3);
    const engine = await engineOf({
      '/config/dev/client': [
        'dev.client',
        ['port', 'port', text],
        ['env', 'Environment variables', text],
      ],
      '/config/server/port': ['server.port', ['', '', 'A number. The default is 3000.']],
      '/guide/env-vars': [
        'Environment variables',
        ['', '', 'How to pass them.'],
        ['one', 'One', text],
      ],
    });
    const [first] = await linksFor(engine, query);
    expect(first).toBe(query === 'port' ? '/config/server/port' : '/guide/env-vars');
  },
);
