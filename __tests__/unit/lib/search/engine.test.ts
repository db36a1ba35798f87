import { createEngine } from '@/lib/search/engine';
import { contentsOf } from '@/lib/search/index-file';
import { processorTimeOf } from '../../../support/processor-time';
import {
  documentsOf,
  engineOf,
  headingsEngineOf,
  linksFor,
  type Pages,
} from '../../../support/search-corpus';

const PAGES: Pages = {
  '/guide/start/cli': [
    'Command line',
    ['', '', 'Open a report, or compare two builds.'],
    ['analyze', 'analyze: open a report', 'The option --port sets the port. Ports are random.'],
    ['bundle-diff', 'bundle-diff: compare two builds', 'The option --json writes JSON.'],
  ],
  '/guide/start/ci': [
    'In CI',
    ['', '', 'Set disableClientServer in a pipeline. Compare with bundle-diff.'],
    ['budget', 'Budget', 'A script fails the job. The duplicate is reported.'],
  ],
  '/config/options': [
    'Options',
    ['disable-client-server', 'disableClientServer', 'Ends the process.'],
    ['port', 'port', 'A number.'],
  ],
  '/config/output': ['output.reportDir', ['', '', 'A folder.']],
  '/guide/rules': ['规则', ['e1001', 'E1001', '同一个包的多个版本会让产物变大，请检查重复依赖。']],
};

describe('the best answer comes first', () => {
  test.each([
    ['the title of a page', 'command line', '/guide/start/cli'],
    ['a heading before text', 'disableClientServer', '/config/options#disable-client-server'],
    ['parts of an identifier', 'client server', '/config/options#disable-client-server'],
    ['the beginning of an identifier', 'disableCl', '/config/options#disable-client-server'],
    ['a misspelled identifier', 'disableClentServer', '/config/options#disable-client-server'],
    ['neighbors exchanged', 'budegt', '/guide/start/ci#budget'],
    ['a letter too few', 'duplcate', '/guide/start/ci#budget'],
    ['a name in kebab case', 'bundle-diff', '/guide/start/cli#bundle-diff'],
    ['the same in one word', 'bundlediff', '/guide/start/cli#bundle-diff'],
    ['an option with its dashes', '--json', '/guide/start/cli#bundle-diff'],
    ['the exact word before its plural', 'port', '/config/options#port'],
    ['a code in lower case', 'e1001', '/guide/rules#e1001'],
    ['two signs in the middle of a sentence', '变大', '/guide/rules#e1001'],
    ['a single sign', '规', '/guide/rules'],
    ['both scripts', 'E1001 重复', '/guide/rules#e1001'],
    ['a member of an option', 'reportdir', '/config/output'],
    ['a space left out', 'commandline', '/guide/start/cli'],
    ['a question', 'how do I compare two builds', '/guide/start/cli#bundle-diff'],
    ['a Chinese question', '如何检查重复依赖', '/guide/rules#e1001'],
    ['accents and case', 'BÜDGET', '/guide/start/ci#budget'],
    ['full-width letters', 'Ｅ１００１', '/guide/rules#e1001'],
  ])('%s: %s', async (_, query, link) => {
    expect((await linksFor(await engineOf(PAGES), query))[0]).toBe(link);
  });
});

test('a misspelled word finds the synonyms of the correct word', async () => {
  const pages: Pages = {
    '/a': ['Usage', ['one', 'Plugins', 'They take time.']],
    '/b': ['Other', ['two', 'Duration', 'How long each rule takes.']],
  };
  const engine = await engineOf(pages, [['time', 'duration']]);
  expect(await linksFor(engine, 'tiem')).toContain('/b#two');
});

test('codes and numbers are never corrected', async () => {
  expect(await linksFor(await engineOf(PAGES), 'E1002')).toEqual([]);
});

test('a wrong Han character that sounds right is corrected, another does not affect other words', async () => {
  const engine = await engineOf({
    '/a': ['A', ['one', '插件', '各个插件的耗时分析。'], ['two', '模块', '各个模块的耗时分析。']],
    '/b': ['B', ['three', '规则', '各条规则的耗时分析。']],
  });
  expect((await linksFor(engine, '插键分析'))[0]).toBe('/a#one');
  expect(await linksFor(engine, '插天')).toEqual([]);
  expect(await linksFor(engine, '插天分析')).toEqual(await linksFor(engine, '分析'));
});

test('synonyms match other words, and rank below exact matches', async () => {
  const synonyms = [['产物', 'bundle', 'budget']];
  expect(await linksFor(await engineOf(PAGES), '产物')).toEqual(['/guide/rules#e1001']);
  const found = await linksFor(await engineOf(PAGES, synonyms), '产物体积');
  expect(found).toContain('/guide/start/ci#budget');
  const both = await linksFor(await engineOf(PAGES, synonyms), 'budget');
  expect(both[0]).toBe('/guide/start/ci#budget');
  expect(both).toContain('/guide/rules#e1001');
});

test('a suggestion contains the match: a title, a breadcrumb of headings, or a statement', async () => {
  const engine = await engineOf(PAGES);
  const first = async (query: string) => (await engine.search(query, { limit: 7 }))[0]?.result[0];
  expect(await first('command')).toEqual({
    type: 'title',
    link: '/guide/start/cli',
    title: 'Command line',
    statement: 'Open a report, or compare two builds.',
    highlightInfoList: [{ start: 0, length: 7 }],
  });
  expect(await first('budget')).toMatchObject({
    type: 'header',
    title: 'In CI',
    header: 'Budget',
    statement: 'A script fails the job. The duplicate is reported.',
  });
  expect(await first('变大')).toMatchObject({
    type: 'content',
    statement: '同一个包的多个版本会让产物变大，请检查重复依赖。',
    highlightInfoList: [{ start: 13, length: 2 }],
  });
});

test('a breadcrumb contains the parent headings, unless their names are in the heading', async () => {
  const options = ['A', ['x', 'output', ''], ['y', 'output.mode', 'two'], ['z', 'Inner', 'three']];
  const [document] = documentsOf({ '/a': options as never });
  const nested = document && {
    ...document,
    toc: document.toc.map((entry, index) => ({ ...entry, depth: index === 0 ? (2 as const) : 3 })),
  };
  const documents = nested ? [{ ...nested, toc: nested.toc as typeof document.toc }] : [];
  const engine = headingsEngineOf(documents, '/docs/');
  await engine.addTexts(documents);
  const first = async (query: string) => (await engine.search(query, { limit: 7 }))[0]?.result[0];
  expect(await first('inner')).toMatchObject({ header: 'output > Inner', link: '/docs/a#z' });
  expect(await first('mode')).toMatchObject({ header: 'output.mode', link: '/docs/a#y' });
  // It has no text of its own.
  expect(await first('output')).toMatchObject({ header: 'output', statement: 'two' });
});

test('the number of pages is limited, each with its title as group, and two sections of each', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 12 }, (_, page) => [
      `/p${page}`,
      [`Page ${page}`, ...Array.from({ length: 8 }, (_, at) => [`s${at}`, `Word ${at}`, 'word'])],
    ]),
  ) as Pages;
  const groups = await (await engineOf(pages)).search('word', { limit: 7 });
  expect(groups).toHaveLength(7);
  for (const { group, result, renderType } of groups) {
    expect(group).toMatch(/^Page \d+$/);
    expect(result).toHaveLength(2);
    expect(renderType).toBe('default');
  }
});

test.each([
  ['nothing', '', undefined],
  ['only spaces', '   \t\n', undefined],
  ['only punctuation', '?!…，。、（）', undefined],
  ['an emoji', '🚀👩‍👩‍👧', undefined],
  ['a lone surrogate', '\ud83d', undefined],
  ['regular-expression characters', '.*+?^$()|[]{}\\', undefined],
  ['an open bracket', '([', undefined],
  ['markup', '<img src=x onerror=alert(1)>', undefined],
  ['names of object members', '__proto__ constructor toString hasOwnProperty', undefined],
  ['ten thousand letters', 'a'.repeat(10_000), undefined],
  ['ten thousand words', 'port '.repeat(2000), '/config/options#port'],
  ['ten thousand Han characters', '规则'.repeat(5000), '/guide/rules'],
  ['a null character', 'a\0port', '/config/options#port'],
])('%s is answered quickly, without an exception', async (_, query, best) => {
  const engine = await engineOf(PAGES, [['规则', 'rules']]);
  let links: string[] = [];
  const time = await processorTimeOf(async () => {
    links = await linksFor(engine, query);
  });
  expect(time).toBeLessThan(500);
  expect(links[0]).toBe(best);
});

test('a search on an empty site has an empty result', async () => {
  expect(await linksFor(await engineOf({}), 'anything')).toEqual([]);
});

test('before the texts load, titles and headings are found', async () => {
  const documents = documentsOf(PAGES);
  const engine = headingsEngineOf(documents);
  expect((await linksFor(engine, 'budget'))[0]).toBe('/guide/start/ci#budget');
  expect(await linksFor(engine, '变大')).toEqual([]);
  await engine.addTexts(documents);
  expect((await linksFor(engine, '变大'))[0]).toBe('/guide/rules#e1001');
});

test('before the texts load, only final hits are shown', async () => {
  const documents = documentsOf({
    '/tree': ['Sizes', ['treemap', 'As areas', 'One block a file.']],
    '/map': ['Treemap', ['', '', 'A picture.'], ['read', 'How to read it', 'From left to right.']],
    '/way': ['Ways', ['treemaps', 'Treemap', 'All of them.'], ['in', 'Inner', 'A treemap.']],
  });
  const engine = createEngine(contentsOf(documents, { base: '/' }), []);
  const rows = async () =>
    (await engine.search('treemap', { limit: 7 })).flatMap(({ result }) => result);
  const early = await rows();
  expect(early.map(({ link }) => link)).toEqual(['/map', '/way#treemaps']);
  await engine.addTexts(documents);
  const whole = await rows();
  // An empty line keeps the place of what the text says.
  expect(early.map(({ statement }) => statement)).toEqual(['', '']);
  const [page, heading] = early;
  expect(whole.slice(0, 2)).toEqual([
    { ...page, statement: 'A picture.' },
    { ...heading, statement: 'All of them.' },
  ]);
  expect(whole.length).toBeGreaterThan(early.length);
});

test('if the best page needs a passage, nothing is shown before the texts load', async () => {
  const documents = documentsOf({
    '/sizes': ['Sizes', ['', '', 'One block a file.']],
    '/map': ['How a treemap is drawn, and what else there is', ['', '', 'A picture.']],
  });
  const contents = contentsOf(documents, { base: '/', keywords: { '/sizes': 'treemap' } });
  const engine = createEngine(contents, []);
  expect(await linksFor(engine, 'treemap')).toEqual([]);
  await engine.addTexts(documents);
  expect(await linksFor(engine, 'treemap')).toEqual(['/sizes', '/map']);
});

test('a row that only a keyword matches shows the keyword, marked, before its text', async () => {
  const engine = await engineOf({ '/sizes': ['Sizes', ['', '', 'One block a file.']] }, [], {
    '/sizes': 'flame graph, treemap',
  });
  expect((await engine.search('treemap', { limit: 7 }))[0]?.result).toEqual([
    {
      type: 'content',
      link: '/sizes',
      title: 'Sizes',
      statement: 'treemap · One block a file.',
      highlightInfoList: [{ start: 0, length: 7 }],
    },
  ]);
});

test('a row shows only the keyword that says most of the query', async () => {
  const engine = await engineOf({ '/sizes': ['Sizes', ['', '', 'One block a file.']] }, [], {
    '/sizes': 'slow loader, which loader is slow, loader chart',
  });
  const [group] = await engine.search('chart of a loader', { limit: 7 });
  expect(group?.result[0]?.statement).toBe('loader chart · One block a file.');
});

test('documents of another deployment are rejected', async () => {
  const engine = headingsEngineOf(documentsOf(PAGES));
  const { '/guide/rules': _, ...others } = PAGES;
  await expect(engine.addTexts(documentsOf(others))).rejects.toThrow('belong to another index');
});

test('the same query has the same result, from the cache', async () => {
  const engine = await engineOf(PAGES);
  const ask = (query = 'port') => engine.search(query, { limit: 7 });
  expect(await ask()).toBe(await ask(' port '));
  const before = await ask();
  for (let at = 0; at < 120; at += 1) await ask(`q${at}`);
  expect(await ask()).not.toBe(before);
  expect(await ask()).toEqual(before);
});
