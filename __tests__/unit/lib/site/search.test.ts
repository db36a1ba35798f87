import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatProblem } from '@/lib/problem/report';
import type { SearchDocument } from '@/lib/search/document';
import { parseIndexFile } from '@/lib/search/index-file';
import type { SearchSource } from '@/lib/search/model';
import { checkSite } from '@/lib/site/check/check-site';
import { readLiveSite } from '@/lib/site/dev/live-site';
import { setWorkspace } from '@/lib/site/read/workspace';
import {
  liveSearchSource,
  loadSearchFiles,
  renderSearchFiles,
  SearchCollector,
  scopeOf,
  writeSearchFiles,
} from '@/lib/site/search/search-files';
import { readSite } from '@/lib/site/site';
import {
  type ContentFiles,
  inBothLanguages,
  makeContentFolder,
} from '../../../support/content-folder';

afterEach(() => {
  setWorkspace({ assets: 'public' });
});

async function collect(files: ContentFiles) {
  makeContentFolder(files);
  const site = await readSite();
  const search = new SearchCollector(site);
  const problems = await checkSite(site, (page, text) => search.add(page, text));
  return { site, search, problems: problems.map(formatProblem) };
}

/** The English documents by path. */
async function documents(files: ContentFiles): Promise<Record<string, SearchDocument>> {
  const { search, problems } = await collect(files);
  expect(problems).toEqual([]);
  return Object.fromEntries((search.scopes.get('en') ?? []).map((page) => [page.routePath, page]));
}

test('a document has the fields of the specification', async () => {
  const { '/a': page } = await documents(
    inBothLanguages('a.mdx', '# Title\n\nLead.\n\n## Part {#part}\n\nText `code`.\n'),
  );
  expect(page).toEqual({
    id: 0,
    title: 'Title',
    content: 'Lead.\nText `code`.\n',
    toc: [{ text: 'Part', id: 'part', depth: 2, charIndex: 6 }],
    routePath: '/a',
    domain: '',
  });
});

test('shared pieces, the 404 page and pages without text are excluded', async () => {
  const pages = await documents({
    ...inBothLanguages('b.mdx', "# B\n\nimport P from './p-shared.mdx'\n\n<P />\n"),
    ...inBothLanguages('p-shared.mdx', 'A piece.\n'),
    ...inBothLanguages('404.mdx', '---\npageType: 404\n---\n\nLost.\n'),
    ...inBothLanguages('blank.mdx', '---\npageType: blank\ntitle: Blank\n---\n\n{/* nothing */}\n'),
  });
  expect(Object.keys(pages).sort()).toEqual(['/', '/b']);
  expect(pages['/b']?.content).toContain('A piece.');
});

test('the names of columns are not in the text', async () => {
  const { '/a': page } = await documents(
    inBothLanguages(
      'a.mdx',
      '# A\n\n## Part {#part}\n\n| You see | Do this |\n| --- | --- |\n| One | Two |\n',
    ),
  );
  expect(page?.content).toBe('One\nTwo\n');
});

test('search indexes the names and terminal lines of code that are not in the text of the section', async () => {
  const { '/a': page } = await documents(
    inBothLanguages(
      'a.mdx',
      '# A\n\nSet `plugins`.\n\n```js\nexport default { plugins: [one(), two.three()] };\n```\n\n```bash\nnpx one\nnpx one --flag\n```\n\n```js\nplugins.one();\n```\n\n## Part {#part}\n\nEnd.\n',
    ),
  );
  expect(page?.content).toBe(
    'Set `plugins`.\n`one two.three`\n`npx one`\n`npx one --flag`\nEnd.\n',
  );
  expect(page?.content.slice(page.toc[0]?.charIndex)).toBe('End.\n');
});

test('the boxes and bars that a terminal draws are not text', async () => {
  const output = '┌──────┬──────┐\n│ Size │ 4 kB │\n└──────┴──────┘\n━━━━━━━━ (50%) building';
  const { '/a': page } = await documents(
    inBothLanguages('a.mdx', `# A\n\nRun it:\n\n\`\`\`text\n${output}\n\`\`\`\n`),
  );
  expect(page?.content).toBe('Run it:\n`Size 4 kB`\n`(50%) building`\n');
});

const VERSIONED = (versioned: boolean) => `export default {
  title: 'S', description: 'D', url: 'https://example.com', base: '/docs/', defaultLocale: 'en',
  locales: [{ lang: 'en', label: 'English' }],
  multiVersion: { default: '2.x', versions: ['1.x', '2.x'] },
  search: { mode: 'local', versioned: ${versioned} },
};`;
const VERSIONS: ContentFiles = {
  'en/index.mdx': null,
  'zh/index.mdx': null,
  '1.x/en/index.mdx': '# One\n',
  '2.x/en/index.mdx': '# Two\n',
};

test('a site has one search per language, or one per language and version', async () => {
  const one = await collect({ ...VERSIONS, 'site.config.ts': VERSIONED(false) });
  expect([...one.search.scopes.keys()]).toEqual(['en']);
  expect(one.search.scopes.get('en')?.map(({ title }) => title)).toEqual(['One', 'Two']);
  const each = await collect({ ...VERSIONS, 'site.config.ts': VERSIONED(true) });
  expect([...each.search.scopes.keys()]).toEqual(['1.x.en', '2.x.en']);
});

test('the links of hits have the base path; documents contain the path without it', async () => {
  const { site, search } = await collect({ ...VERSIONS, 'site.config.ts': VERSIONED(true) });
  const files = renderSearchFiles(site, search.scopes.get('1.x.en') ?? []);
  expect(parseIndexFile(files.index).contents.pages).toEqual([['One', '/docs/1.x/', 0]]);
  expect(JSON.parse(files.documents)[0]).toMatchObject({ routePath: '/1.x/', domain: '' });
});

test('the same content gives the same bytes, also when it is generated on demand', async () => {
  const files = inBothLanguages('a.mdx', '# A\n\n## Part {#p}\n\nText.\n');
  const { site, search } = await collect(files);
  const built = renderSearchFiles(site, search.scopes.get('en') ?? [], search.keywords);
  expect(await loadSearchFiles(site, 'en')).toEqual(built);
  expect(await loadSearchFiles(await readSite(), 'en')).toEqual(built);
});

test('a build writes the files of each language and version, under names with a hash of their content', async () => {
  const { site, search } = await collect({ ...VERSIONS, 'site.config.ts': VERSIONED(true) });
  const assets = '.cache/test-assets/search';
  setWorkspace({ assets });
  const written = writeSearchFiles(search);
  const sources = site.pages.map((page) => written.get(scopeOf(site.config, page)));
  const [first] = sources;
  expect(new Set(sources).size).toBe(2);
  expect(first?.documentsUrl).toMatch(/^\/docs\/static\/search_index\.1\.x\.en\.\w{8}\.json$/);
  const { documents } = renderSearchFiles(site, search.scopes.get('1.x.en') ?? []);
  const file = assets + first?.documentsUrl.replace('/docs', '');
  expect(readFileSync(file, 'utf8')).toBe(documents);
});

test('a post named after a version is news, and a dated guide is not', async () => {
  const dated = (title: string) => `---\npublished_at: 2026-01-02\n---\n\n# ${title}\n\nText.\n`;
  makeContentFolder({
    ...inBothLanguages('blog/guide.mdx', dated('Find what slows your build')),
    ...inBothLanguages('blog/release.mdx', dated('Tool 1.0')),
    ...inBothLanguages('move.mdx', '# Move to 1.0\n\nText.\n'),
  });
  const { index } = await loadSearchFiles(await readSite(), 'en');
  const { pages } = parseIndexFile(index).contents;
  expect(pages.flatMap(([title, , isNews]) => (isNews ? title : []))).toEqual(['Tool 1.0']);
});

test('in development the addresses of search files change with every edit', async () => {
  const folder = makeContentFolder({});
  const sourceNow = async () => {
    const site = await readLiveSite();
    const [page] = site.pages;
    return page && (liveSearchSource(site, page) as SearchSource);
  };
  const source = await sourceNow();
  expect(source?.documentsUrl).toMatch(
    /^\/search-index\/en\.documents\.json\?revision=content-\w+$/,
  );
  expect(source?.indexUrl).toMatch(/^\/search-index\/en\.index\.json\?revision=content-\w+$/);
  writeFileSync(path.join(folder, 'en/index.mdx'), '# Another home\n');
  expect((await sourceNow())?.indexUrl).not.toBe(source?.indexUrl);
});

test('a site with another search mode, or without search, has no files', async () => {
  const hosted = "{ appId: 'a', apiKey: 'b', indexName: 'c' }";
  const others = ["'off'", "'remote', remote: { url: '/api' }", `'hosted', hosted: ${hosted}`];
  for (const mode of others) {
    const config = VERSIONED(false).replace("'local'", mode);
    const { site, search } = await collect({ ...VERSIONS, 'site.config.ts': config });
    expect(writeSearchFiles(search).size).toBe(0);
    expect(site.pages.map((page) => liveSearchSource(site, page))).not.toContainEqual(
      expect.anything(),
    );
  }
});

test.each([
  ['invalid JSON', '[["a", "b"],]', [/synonyms\.json:1: is not JSON/]],
  [
    'an object instead of a list',
    '{ "a": ["b"] }',
    [/synonyms\.json:1: the file is \{"a":\["b"\]\}\.\n {2}Write a list\./],
  ],
  [
    'a group of one term',
    '[\n  ["a"]\n]',
    [/synonyms\.json:2: `\[0\]` is \["a"\]\.\n {2}Write at least two terms/],
  ],
  [
    'a term without letters',
    '[\n  ["a", "…"]\n]',
    [/synonyms\.json:2: `\[0\]\[1\]` is "…"\.\n {2}Write a word/],
  ],
  ['a number', '[["a", 1]]', [/synonyms\.json:1: `\[0\]\[1\]` is 1/]],
  [
    'a duplicate term',
    '[\n  ["a", "b"],\n  ["B", "c"]\n]',
    [/synonyms\.json:3: has the term “B” twice\.\n {2}Keep it in one group/],
  ],
])('synonyms with %s are an error', async (_, text, expected) => {
  const { problems } = await collect({ 'synonyms.json': text });
  expect(problems).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});

test('synonyms are in the index', async () => {
  const { site, search, problems } = await collect({ 'synonyms.json': '[["产物", "bundle"]]' });
  expect(problems).toEqual([]);
  const { index } = renderSearchFiles(site, search.scopes.get('zh') ?? []);
  expect(JSON.parse(index).synonyms).toEqual([['产物', 'bundle']]);
});

describe('keywords', () => {
  const pages = inBothLanguages('a.mdx', '# Title\n\nLead.\n\n## Part {#part}\n\nText.\n');
  const written = (text: string) => ({ ...pages, 'en/keywords.yaml': text });

  test('are in the index by section, but neither in the documents nor on the page', async () => {
    const { site, search, problems } = await collect(
      written('a.mdx: [slow, other name]\na.mdx#part:\n  - 卡住\n  - hangs\n'),
    );
    expect(problems).toEqual([]);
    const files = renderSearchFiles(site, search.scopes.get('en') ?? [], search.keywords);
    expect(parseIndexFile(files.index).contents.keywords).toEqual({
      0: 'slow, other name',
      1: '卡住, hangs',
      // The title of the home page in the other language.
      2: '首页',
    });
    expect(files.documents).not.toContain('hangs');
  });

  test.each([
    ['in the text', 'a.mdx: [slow,\n  Lead]', /:2: has the keyword “Lead”, which the text/],
    ['in the section', 'a.mdx#part: [text]', /:1: has the keyword “text”, which/],
    ['twice', 'a.mdx: [slow]\na.mdx#part: [Slow]', /:2: has the keyword “Slow” twice/],
    ['without a letter', 'a.mdx: ["-"]', /:1: `a\.mdx\[0\]` is "-"\.\n {2}Write words/],
    ['missing', 'a.mdx: []', /:1: `a\.mdx` is \[\]\.\n {2}Write a word, or remove/],
    [
      'for no page',
      'b.mdx: [slow]',
      /:1: names b\.mdx, which is not a page\.\n {2}Did you mean a\.mdx/,
    ],
    [
      'for no heading',
      'a.mdx#prt: [slow]',
      /:1: names the heading #prt, which .*a\.mdx does not have\.\n {2}Did you mean #part/,
    ],
    [
      'for a page twice',
      'a.mdx: [slow]\na.mdx: [hangs]',
      /:2: is not YAML: the key is there twice/,
    ],
  ])('%s are an error', async (_, text, expected) => {
    const { problems } = await collect(written(text));
    expect(problems).toEqual([expect.stringMatching(expected)]);
  });
});
