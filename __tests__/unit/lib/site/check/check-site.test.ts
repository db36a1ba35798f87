import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AUTHOR_NAMES } from '@/lib/component-table';
import { checkSite } from '@/lib/site/check/check-site';
import { compilePage } from '@/lib/site/compile/compile-page';
import { assetsDir } from '@/lib/site/images/assets';
import { readSite } from '@/lib/site/site';
import {
  type ContentFiles,
  inBothLanguages,
  makeContentFolder,
  shortProblems,
} from '../../../../support/content-folder';

/** The errors of a folder as `file:line: problem`, file names below the folder. */
async function check(files: ContentFiles): Promise<string[]> {
  makeContentFolder(files);
  const problems = await checkSite(await readSite());
  return shortProblems(problems);
}

/** An error in the English page; the Chinese page has the same content. */
function english(text: string): ContentFiles {
  return inBothLanguages('a.mdx', text);
}

function inEnglish(problems: readonly string[]): string[] {
  return problems.filter((problem) => !/^zh\/(?:a|p-shared)\.mdx/.test(problem));
}

test('a valid site has no errors', async () => {
  expect(
    await check({
      ...inBothLanguages(
        'a.mdx',
        '# A\n\n## Part {#part}\n\n[b](./b.mdx#there) [home](/) [up](#part)\n',
      ),
      ...inBothLanguages('b.md', '# B\n\n## There\n\n[a](/a#part) [logo](/icon.svg)\n'),
    }),
  ).toEqual([]);
});

test('pages can link to files that a build writes, and to those that hosts read', async () => {
  const links = (names: string[]) => names.map((name) => `[x](${name})`).join(' ');
  const text = `# A\n\n${links(['/llms.txt', '/llms-full.txt', '/sitemap.xml', '/_redirects'])}\n`;
  expect(
    await check({
      ...inBothLanguages('a.mdx', `${text}\n[zh](/zh/llms-full.txt)\n`),
      'public/_redirects': '/old /a 301\n',
    }),
  ).toEqual([]);
});

/** An error in a page alone, or in a folder; the Chinese page has the same content. */
const CASES: [what: string, page: string | ContentFiles, expected: string[]][] = [
  [
    'a link to a page that does not exist',
    '# A\n\n[b](./b.mdx)\n',
    [
      'en/a.mdx:3:1: links to ./b.mdx, which does not exist.\n  Correct the path, or remove the link.',
    ],
  ],
  [
    'a link to an anchor of another page that does not exist',
    '# A\n\n[home](./index.mdx#nowhere)\n',
    [
      'en/a.mdx:3:1: links to ./index.mdx#nowhere, but en/index.mdx has no #nowhere.\n  Use one of #home.',
    ],
  ],
  [
    'a link to a page that has moved',
    {
      ...english('# A\n\n[b](./guide/cli.mdx) [c](/guide/cli)\n'),
      ...inBothLanguages('start/cli.mdx', '# Commands\n'),
    },
    [
      'en/a.mdx:3:1: links to ./guide/cli.mdx, which does not exist.\n  Did you mean ./start/cli.mdx?',
      'en/a.mdx:3:22: links to /guide/cli, which does not exist.\n  Did you mean /start/cli?',
    ],
  ],
  [
    'an anchor in another letter case, or with a typo,',
    '# A\n\n## B {#reportdir}\n\n## C {#support-for-bannerplugin}\n\n[d](#reportDir) [e](#supports-bannerplugin)\n',
    [
      'en/a.mdx:7:1: links to #reportDir, but en/a.mdx has no #reportDir.\n  Did you mean #reportdir?',
      'en/a.mdx:7:17: links to #supports-bannerplugin, but en/a.mdx has no #supports-bannerplugin.\n  Did you mean #support-for-bannerplugin?',
    ],
  ],
  [
    'an image that does not exist',
    '# A\n\n![a](./none.png)\n\n![b](/none.svg)\n',
    [
      'en/a.mdx:3:1: shows the image ./none.png, which does not exist.\n  Put the file at en/none.png, or start the path with / for public/.',
      'en/a.mdx:5:1: shows the image /none.svg, which does not exist.\n  Put the file at public/none.svg, or write a path relative to the page.',
    ],
  ],
  [
    'a row of a table that is longer or shorter than its head',
    '# A\n\n| a | b |\n| - | - |\n| `x|y` | lost |\n| 1 |\n| 1 | 2 |\n',
    [
      'en/a.mdx:5:1: has a row with another number of cells (3) than its head (2).\n  Write `\\|` for a bar within a cell, also within code, and all cells, if empty.',
      'en/a.mdx:6:1: has a row with another number of cells (1) than its head (2).\n  Write `\\|` for a bar within a cell, also within code, and all cells, if empty.',
    ],
  ],
  [
    'a path with a space',
    '# A\n\n![A quay](./my photo.png), [the plan](my plan.md)\n\nCall `f[0](a, b)`, f[0](a, b).\n',
    [
      'en/a.mdx:3:1: has the path ./my photo.png with a space, so that it is shown as text.\n  Rename the file, or write (<./my photo.png>).',
      'en/a.mdx:3:1: has the path my plan.md with a space, so that it is shown as text.\n  Rename the file, or write (<my plan.md>).',
    ],
  ],
  [
    'a link without a scheme',
    '# A\n\n[b](www.v.example)\n',
    [
      'en/a.mdx:3:1: links to www.v.example, which does not exist.\n  Did you mean https://www.v.example?',
    ],
  ],
  [
    'a sentence that begins with a keyword of code',
    '# A\n\nexport your settings before you update.\n',
    [
      expect.stringMatching(
        /^en\/a\.mdx:3:\d+: is not valid MDX: .*\n {2}A line that begins with `import` or `export` is code: correct it, or begin the sentence with another word\.$/,
      ),
    ],
  ],
  [
    'a link to a file that is not published',
    { ...english('# A\n\n[the plan](./plan.pdf)\n'), 'en/plan.pdf': 'x', 'zh/plan.pdf': 'x' },
    [
      'en/a.mdx:3:1: links to ./plan.pdf, which is there, but not published.\n  Put the file at public/plan.pdf, and write /plan.pdf.',
    ],
  ],
  [
    'a name that every object has',
    {
      ...english('# A\n\n<DemoLink to="constructor" />\n\n{figures.a.constructor}\n'),
      'figures.json': '{ "a": 1 }',
    },
    [
      'en/a.mdx:3:1: leads to constructor in the demo.\n  Add the place to content/pictures/report.yaml.',
      'en/a.mdx:5: names the figure a.constructor, which is not in figures.json.\n  Write the name of a number there, as {figures.a}.',
    ],
  ],
  [
    'an anchor of the navigation that does not exist',
    { ...english('# A\n'), 'en/_nav.json': '[{ "text": "A", "link": "/a#none" }]' },
    ['en/_nav.json:1: links to /a#none, but en/a.mdx has no #none.\n  Use one of #a.'],
  ],
  ['an empty link', '# A\n\n[b]()\n', ['en/a.mdx:3:1: links to nothing.\n  Write where it leads.']],
  [
    'a page without a title',
    'A text.\n',
    [
      'en/a.mdx: has no title.\n  Begin the text with `# Title`, or write `title: …` in the front matter.',
    ],
  ],
  [
    'an empty page',
    '---\ntitle: A\n---\n\n',
    ['en/a.mdx: is empty.\n  Write `# Title` and a text, or remove the file.'],
  ],
  [
    'a link with a scheme that runs code or reads the disk',
    '# A\n\n[b](javascript:alert(1))\n\n[d](JavaScript:alert)\n\n[e][f]\n\n[f]: file:///etc/passwd\n\n![g](data:image/png;base64,x)\n\n<LinkCard href="javascript:alert(1)" title="J" />\n',
    [
      'en/a.mdx:3:1: links to javascript:alert(1), which begins with javascript:.\n  Write a path, or an address with http, https, mailto, tel.',
      'en/a.mdx:5:1: links to JavaScript:alert, which begins with javascript:.\n  Write a path, or an address with http, https, mailto, tel.',
      'en/a.mdx:9:1: links to file:///etc/passwd, which begins with file:.\n  Write a path, or an address with http, https, mailto, tel.',
      'en/a.mdx:11:1: shows the image data:image/png;base64,x, which begins with data:.\n  Write a path, or an address with http, https, mailto, tel.',
      'en/a.mdx:13:1: links to javascript:alert(1), which begins with javascript:.\n  Write a path, or an address with http, https, mailto, tel.',
    ],
  ],
  [
    'a link of the front matter, of navigation or of a sidebar with such a scheme',
    {
      ...english(
        '---\nhero:\n  name: A\n  actions:\n    - { text: Go, link: "javascript:a" }\nfeatures:\n  - { title: B, details: C, icon: "javascript:b", link: "javascript:c" }\n---\n\nText.\n',
      ),
      'en/_nav.json': '[{ "text": "A", "link": "javascript:d", "tag": "<svg onload=\\"e\\" />" }]',
      'en/_meta.json': '["a", { "type": "custom-link", "label": "B", "link": "javascript:f" }]',
      'redirects.json': '{ "/old": "javascript:g" }',
    },
    [
      'en/_meta.json:1: links to javascript:f, which begins with javascript:.\n  Write a path, or an address with http, https, mailto, tel.',
      'en/_nav.json:1: `[0].tag` is "<svg onload=\\"e\\" />".\n  Write a word, the URL of a picture, or SVG without scripts.',
      'en/a.mdx:5: links to javascript:a, which begins with javascript:.\n  Write a path, or an address with http, https, mailto, tel.',
      'en/a.mdx:7: links to javascript:c, which begins with javascript:.\n  Write a path, or an address with http, https, mailto, tel.',
      'en/a.mdx:7: shows the image javascript:b, which begins with javascript:.\n  Write a path, or an address with http, https, mailto, tel.',
      'redirects.json:1: leads /old to javascript:g, which is not an address.\n  Write a path from the root, or a full URL.',
    ],
  ],
  [
    'an element of HTML, or an anchor with more than its id,',
    '# A\n\n<script>alert()</script>\n\nText <b onclick="b()">c</b>.\n\n<span id="e"></span><span id="f" style="g"></span>\n',
    [
      ['3:1', 'script'],
      ['5:6', 'b'],
      ['7:21', 'span'],
    ].map(
      ([place, name]) =>
        `en/a.mdx:${place}: has <${name}>, but of HTML pages have only anchors: <span id="…">, <code id="…">.\n  Write Markdown or a component, or the characters in inline code.`,
    ),
  ],
  [
    'a code block that is not closed, at the end or in a list,',
    '# A\n\n- B\n\n  ```js\n  b();\n\n> ~~~js\n> c();\n> ~~~\n\n````js\n```\n\n## D\n',
    [
      'en/a.mdx:5:3: opens a code block that is not closed.\n  Close it with ``` on its own line.',
      'en/a.mdx:12:1: opens a code block that is not closed.\n  Close it with ```` on its own line.',
    ],
  ],
  [
    'a code block that goes on to the end of the next one',
    '# A\n\n```bash\nnpm i\n\nText.\n\n```js title="a.js"\nb();\n```\n\n````md\n```js\nc();\n```\n````\n',
    [
      'en/a.mdx:3:1: opens a code block that is not closed before “```js title="a.js"”.\n  Close it with ``` on its own line; if that is part of its code, begin and end it with ````.',
    ],
  ],
  [
    'a quotation that begins like an alert of an unknown kind',
    '# A\n\n> [!TPI]\n> b\n\n> [!TPI][c]\n\n[c]: /\n',
    [
      'en/a.mdx:3:1: WARNING: has a quotation that begins with [!TPI], which is not an alert; it is shown as a quotation.\n  Write one of [!NOTE], [!TIP], [!IMPORTANT], [!INFO], [!WARNING], [!CAUTION], [!DANGER], or begin with another text.',
    ],
  ],
  [
    'a code block without a language',
    '# A\n\n```\nb\n```\n\n``` [a]\nc\n```\n',
    [
      'en/a.mdx:3:1: has a code block without a language.\n  Write ```js, or its own language, above it; ```text where it has none.',
      'en/a.mdx:7:1: has a code block without a language.\n  Write ```js, or its own language, above it; ```text where it has none.',
    ],
  ],
  [
    'a heading that skips a level',
    '# A\n\n### B\n\n## C\n\n#### D\n\n## E\n\n##### F\n',
    [
      'en/a.mdx:3:1: has “### B” below a heading of 1 #, which skips a level.\n  Write `##`.',
      'en/a.mdx:7:1: has “#### D” below a heading of 2 #, which skips a level.\n  Write `###`.',
      'en/a.mdx:11:1: has “##### F” below a heading of 2 #, which skips a level.\n  Write `###`.',
    ],
  ],
  [
    'an HTML comment',
    '# A\n\n<!-- b -->\n',
    ['en/a.mdx:3:2: has an HTML comment.\n  Write `{/* text */}`.'],
  ],
  [
    'a missing piece',
    english("# A\n\nimport C from './c.md'\n\n<C />\n"),
    [
      'en/a.mdx:3: imports ./c.md, which is not a file of the content.\n  Write its path from this file, as ../shared/piece.mdx.',
    ],
  ],
  [
    'a second h1',
    '# A\n\n# B\n',
    ['en/a.mdx:3:1: has a second h1, “B”.\n  Write `##`; a page has one title.'],
  ],
  [
    'an undefined component',
    '# A\n\n<Piece />\n\nSum {total}, {Math.PI}, {own}.\n\nexport const own = 1;\n',
    [
      `en/a.mdx:3:1: uses <Piece />, which nothing defines.\n  Import it, or use one of ${AUTHOR_NAMES.join(', ')}.`,
      'en/a.mdx:5:5: uses the variable total, which nothing defines.\n  Write \\{total} for the text itself, or export the variable.',
    ],
  ],
  [
    'a piece inside a line of text',
    {
      ...english("import P from './p-shared.mdx'\n\n# A\n\nNow <P /> here.\n"),
      ...inBothLanguages('p-shared.mdx', 'text'),
    },
    [
      'en/a.mdx:5:5: places <P /> inside a line of text.\n  Put it on its own line, with an empty line before and after.',
    ],
  ],
  [
    'HTML in plain Markdown',
    { 'en/a.md': '# A\n\n<!-- fine -->\n\n<details>x</details>\n', 'zh/a.mdx': '# A\n' },
    [
      'en/a.md:5:1: has HTML (<details>x</details>), which a .md file leaves out.\n  Rename the file to .mdx, or write the characters in inline code.',
    ],
  ],
  [
    'an id of the page that is repeated in its piece',
    {
      ...english("import P from './p-shared.mdx'\n\n# A\n\n## B {#b}\n\n<P />\n"),
      ...inBothLanguages('p-shared.mdx', 'one\n\ntwo\n\n## C {#b}\n'),
    },
    [
      'en/p-shared.mdx:5:1: has the id “b” twice.\n  Give the heading an id of its own: `## Title {#other-id}`.',
    ],
  ],
  [
    'a language without home page',
    { 'zh/index.mdx': null, 'zh/a.mdx': '# A', 'en/a.mdx': '# A' },
    [
      'en/index.mdx: has no page in the language “zh”.\n  Write zh/index.mdx.',
      'zh/index.mdx: does not exist.\n  Write the home page of the language “zh”.',
    ],
  ],
  [
    'a link to a shared piece',
    {
      ...english('# A\n\n[p](./p-shared.mdx)\n'),
      ...inBothLanguages('p-shared.mdx', 'text'),
    },
    [
      'en/a.mdx:3:1: links to ./p-shared.mdx, which is there, but not published.\n  That is a shared piece: link to a page that includes it.',
    ],
  ],
];

describe('of the pages of one folder', () => {
  const pages = CASES.flatMap(([what, page, expected]) =>
    typeof page === 'string' ? [{ what, page, expected }] : [],
  );
  let problems: string[];
  beforeAll(async () => {
    const files = pages.map(({ page }, index) => inBothLanguages(`case-${index}.mdx`, page));
    problems = await check(Object.assign({}, ...files));
  });

  test.each(pages.map((one, index) => ({ ...one, name: `case-${index}.mdx` })))(
    '$what is an error',
    ({ name, expected }) => {
      const found = problems.filter((problem) => problem.startsWith(`en/${name}:`));
      expect(found.map((problem) => problem.replaceAll(name, 'a.mdx'))).toEqual(expected);
    },
  );
});

test.each(CASES.filter(([, page]) => typeof page !== 'string'))(
  '%s is an error',
  async (_, files, expected) => {
    expect(inEnglish(await check(files as ContentFiles))).toEqual(expected);
  },
);

test.each([
  [
    'a heading of another level',
    '# A\n\n## B {#b}\n\n### C {#c}\n',
    '# A\n\n## B {#b}\n\n## C {#c}\n',
    'zh/a.mdx:5: has the heading `## … {#c}`, where en/a.mdx:5 has the heading `### … {#c}`.',
  ],
  [
    'another id',
    '# A\n\n## Install\n',
    '# A\n\n## 安装\n',
    'zh/a.mdx:3: has the heading `## … {#安装}`, where en/a.mdx:3 has the heading `## … {#install}`.',
  ],
  [
    'an additional image',
    '# A\n\n## B {#b}\n',
    '# A\n\n## B {#b}\n\n![图](/icon.svg)\n',
    'zh/a.mdx:5: has an image, which en/a.mdx does not have.',
  ],
  ['no image', '# A\n\n![Icon](/icon.svg)\n', '# A\n', 'zh/a.mdx:1: lacks an image of en/a.mdx:3.'],
])('a translation with %s is an error', async (_, en, zh, problem) => {
  const remedy = 'Give both languages the same headings, ids and images, in the same order.';
  expect(await check({ 'en/a.mdx': en, 'zh/a.mdx': zh })).toEqual([`${problem}\n  ${remedy}`]);
});

test('a difference between two languages is an error of the page that was edited last', async () => {
  const folder = makeContentFolder({
    'en/a.mdx': '# A\n\n## B {#b}\n\n## C {#c}\n',
    'zh/a.mdx': '# A\n\n## B {#b}\n',
    'en/d.mdx': '# D\n\n## E {#e}\n',
    'zh/d.mdx': '# D\n\n## F {#f}\n',
  });
  utimesSync(path.join(folder, 'zh/a.mdx'), 0, 0);
  utimesSync(path.join(folder, 'en/d.mdx'), 0, 0);
  const problems = shortProblems(await checkSite(await readSite()));
  expect(problems.map((text) => text.split('\n')[0])).toEqual([
    'en/a.mdx:5: has the heading `## … {#c}`, which zh/a.mdx does not have.',
    'zh/d.mdx:3: has the heading `## … {#f}`, where en/d.mdx:3 has the heading `## … {#e}`.',
  ]);
});

const PIECE_PAGE = "import P from './p-shared.mdx'\n\n# A\n\n<P />\n";

test.each<[what: string, files: ContentFiles, expected: string[]]>([
  ['a tag that is not closed', { 'en/a.mdx': '# A\n\n<div>\n\n## B {#b}\n' }, ['en/a.mdx:3:1']],
  [
    'front matter that is not YAML',
    { 'en/a.mdx': '---\ntitle: A: a guide\n---\n\nText.\n\n## B {#b}\n' },
    ['en/a.mdx:2'],
  ],
  ['front matter without an end', { 'en/a.mdx': '---\ntitle: A\n\n## B {#b}\n' }, ['en/a.mdx:1']],
  [
    'a tag that is not closed in a piece',
    {
      ...inBothLanguages('a.mdx', PIECE_PAGE),
      ...{ 'en/p-shared.mdx': '## B {#b}\n\n<div>\n', 'zh/p-shared.mdx': '## B {#b}\n' },
    },
    ['en/p-shared.mdx:3:1'],
  ],
  ['a piece that does not exist', { 'en/a.mdx': PIECE_PAGE }, ['en/a.mdx:1']],
  [
    'a glossary that is not YAML',
    {
      ...inBothLanguages('a.mdx', '# A\n\n<Glossary />\n'),
      'glossary.yaml': 'page: [\n',
    },
    ['en/a.mdx:3:1', 'glossary.yaml:2', 'zh/a.mdx:3:1'],
  ],
])('%s makes no error of what is right', async (_, files, expected) => {
  const problems = await check({
    'zh/a.mdx': '# A\n\n## B {#b}\n',
    ...inBothLanguages('c.mdx', '# C\n\n[b](./a.mdx#b)\n'),
    ...files,
  });
  expect(problems.map((text) => text.split(': ')[0])).toEqual(expected);
});

test('an error in a shared piece is reported once, in the file of the piece', async () => {
  const page = "import P from './p-shared.mdx'\n\n# A\n\n<P />\n";
  const problems = await check({
    ...inBothLanguages('a.mdx', page),
    ...inBothLanguages('b.mdx', page.replace('# A', '# B')),
    'en/p-shared.mdx': 'line\n\n[x](./none.mdx)\n',
    'zh/p-shared.mdx': 'line\n',
  });
  expect(problems).toEqual([
    expect.stringMatching(/^en\/p-shared\.mdx:3:1: links to \.\/none\.mdx, which does not exist\./),
  ]);
});

test.each([
  ['Using **bold** and ~~old~~ words', 'Using bold and old words'],
  ['With `code` and **weight** {#id}', 'With code and weight'],
  ['![a dot](/icon.svg) Title', 'Title'],
  ['Title {/* a note */}', 'Title'],
  ['Title\n=====', 'Title', ''],
])('the title “%s” reads “%s” in navigation', async (heading, title, mark = '# ') => {
  expect(await check(inBothLanguages('a.mdx', `${mark}${heading}\n`))).toEqual([]);
  const { routes } = await readSite();
  expect(routes.find({ locale: 'en', version: undefined, slug: ['a'] })?.title).toBe(title);
});

test('a title that cannot be read from one line must be in the front matter', async () => {
  const text = '# See [foo][bar]\n\n[bar]: /\n';
  expect(inEnglish(await check(english(text)))).toEqual([
    'en/a.mdx:1: has the title “See foo”, which navigation cannot find.\n  Add `title: …` to the front matter.',
  ]);
  expect(inEnglish(await check(english(`---\ntitle: See foo\n---\n\n${text}`)))).toEqual([]);
});

test('the name and the content of an unknown component are shown', async () => {
  makeContentFolder(inBothLanguages('a.mdx', '# A\n\n<BlogList>\n\nPosts.\n\n</BlogList>\n'));
  const site = await readSite();
  const page = site.routes.findByFile('en/a.mdx');
  const { nodes } = page ? await compilePage(site, page) : {};
  expect(JSON.stringify(nodes)).toMatch(/<BlogList \/>.*Posts\./);
});

test('a link to a choice on its own page keeps the choice', async () => {
  makeContentFolder(
    inBothLanguages('a.mdx', '# A {/* note */}\n\n## B {/* note */}\n\n[c](?tabs=pnpm)\n'),
  );
  const site = await readSite();
  const page = site.routes.findByFile('en/a');
  const { nodes, ids } = page ? await compilePage(site, page) : {};
  expect(JSON.stringify(nodes)).toContain('"href":"?tabs=pnpm"');
  expect(ids).toEqual(['a', 'b']);
});

test('a piece adds its text, not its front matter', async () => {
  makeContentFolder({
    ...inBothLanguages('a.mdx', "import P from './p-shared.mdx'\n\n# A\n\n<P />\n"),
    ...inBothLanguages('p-shared.mdx', '---\ntitle: Piece\n---\n\nWords.\n'),
  });
  const site = await readSite();
  const [page] = site.pages;
  expect(page && (await compilePage(site, page)).text).toBe('A\nWords.\n');
});

test('an image next to its page is published with a hash in its name', async () => {
  const folder = makeContentFolder(inBothLanguages('a.mdx', '# A\n\n![dot](./dot.svg)\n'));
  const dot = '<svg viewBox="0 0 8 8"/>';
  for (const locale of ['en', 'zh']) writeFileSync(path.join(folder, locale, 'dot.svg'), dot);
  expect(await checkSite(await readSite())).toEqual([]);
  const published = path.join(assetsDir(), 'static/images/dot.e4083d5d.svg');
  expect(existsSync(published)).toBe(true);
  rmSync(published);
});
