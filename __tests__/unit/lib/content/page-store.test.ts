import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { checkSite } from '@/lib/content/check/check-site';
import { dropOtherPages, isStored } from '@/lib/content/page-store';
import { readSite } from '@/lib/content/site';
import { setWorkspace } from '@/lib/content/workspace';
import {
  type ContentFiles,
  inBothLanguages,
  makeContentFolder,
} from '../../../support/content-folder';
import { makeTempFolder } from '../../../support/temp-folder';

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"></svg>';
const GLOSSARY = `page: terms.mdx
groups:
  - { id: build, en: Build, zh: 构建, terms: [{ id: chunk, en: { name: Chunk, text: Modules. }, zh: { name: Chunk, text: 模块。 } }] }
`;

const FILES: ContentFiles = {
  ...inBothLanguages('plain.mdx', '# Plain\n\nWords and `code`.\n\n```js\nconst a = 1;\n```\n'),
  ...inBothLanguages('piece.mdx', "import P from './p-shared.mdx';\n\n# Piece\n\n<P />\n"),
  ...inBothLanguages('p-shared.mdx', 'A piece that links to [the target](./target.mdx#part).\n'),
  ...inBothLanguages('code.mdx', '# Code\n\n```js file="/code.js"\n```\n'),
  'code.js': 'one();\n',
  ...inBothLanguages('picture.mdx', '# Picture\n\n![A square](./square.svg)\n'),
  ...inBothLanguages('square.svg', SQUARE),
  ...inBothLanguages('terms.mdx', '# Terms\n\n<Glossary />\n'),
  ...inBothLanguages('term.mdx', '# Term\n\nA [chunk](./terms.mdx#chunk).\n'),
  ...inBothLanguages('target.mdx', '# Target\n\n## Part {#part}\n'),
  ...inBothLanguages('wrong.mdx', '# Wrong\n\n[no](./no.mdx)\n\n{null.a}\n'),
  ...inBothLanguages('syntax.mdx', '# Syntax\n\n<b>\n'),
  'glossary.yaml': GLOSSARY,
};

let folder: string;
let store: string;

beforeEach(() => {
  folder = makeContentFolder(FILES);
  store = makeTempFolder();
  setWorkspace({ assets: path.relative(process.cwd(), path.join(store, 'assets')) });
});

afterEach(() => {
  setWorkspace({ pages: undefined });
  setWorkspace({ assets: 'public' });
});

/** The contents and errors of all pages, from the store if possible. */
async function compileAll(withStore: boolean) {
  if (withStore) setWorkspace({ pages: path.join(store, 'pages') });
  else setWorkspace({ pages: undefined });
  const compiled: unknown[] = [];
  const problems = await checkSite(await readSite(), (_, { anchors, ...rest }) => {
    const targets = anchors.map((link) => ({ ...link, target: link.target.file }));
    compiled.push({ ...rest, anchors: targets });
  });
  return JSON.parse(JSON.stringify({ compiled, problems }));
}

/** The entries of the store. */
function entries(): string[] {
  const folders = readdirSync(path.join(store, 'pages')).map((name) =>
    path.join(store, 'pages', name),
  );
  return folders.flatMap((own) => readdirSync(own).map((name) => path.join(own, name)));
}

/** The number of pages that are compiled after an edit. */
async function compiledAfter(edit: () => void): Promise<number> {
  await compileAll(true);
  edit();
  for (const file of entries()) utimesSync(file, 0, 0);
  await compileAll(true);
  return entries().filter((file) => statSync(file).mtimeMs > 0).length;
}

function write(name: string, text: string): void {
  writeFileSync(path.join(folder, name), text);
}

const EDITS: [string, number, () => void][] = [
  ['nothing', 0, () => {}],
  ['a page', 1, () => write('en/plain.mdx', '# Plain\n\nOther words.\n')],
  ['a piece', 1, () => write('en/p-shared.mdx', 'Another piece.\n')],
  ['an imported file', 2, () => write('code.js', 'two();\n')],
  ['a picture', 1, () => write('en/square.svg', SQUARE.replace('width="10"', 'width="20"'))],
  // The glossary page and the page that links to its term.
  ['the glossary', 2, () => write('glossary.yaml', GLOSSARY.replace('Modules.', 'Some modules.'))],
  [
    'the name of a page that a piece links to',
    // That page, and the one that includes the piece.
    2,
    () => renameSync(path.join(folder, 'en/target.mdx'), path.join(folder, 'en/aim.mdx')),
  ],
];

test.each(EDITS)(
  'after an edit of %s, %i pages are compiled, and all have the same result as without a store',
  async (_, times, edit) => {
    expect(await compiledAfter(edit)).toBe(times);
    expect(await compileAll(true)).toEqual(await compileAll(false));
  },
);

test('a build knows which pages are not stored yet, whatever they were compiled from', async () => {
  const stored = async () => (await readSite()).pages.filter(isStored).length;
  setWorkspace({ pages: path.join(store, 'pages') });
  expect(await stored()).toBe(0);
  await compileAll(true);
  const { length } = (await readSite()).pages;
  write('en/plain.mdx', '# Plain\n\nOther words.\n');
  write('en/new.mdx', '# New\n');
  expect(await stored()).toBe(length);
});

test('a stored page keeps its errors', async () => {
  await compileAll(true);
  const { problems } = await compileAll(true);
  expect(problems.map(({ problem }: { problem: string }) => problem)).toEqual(
    expect.arrayContaining([
      'links to ./no.mdx, which does not exist.',
      expect.stringContaining('is not valid MDX'),
    ]),
  );
});

test.each([
  ['cut off', (text: string) => text.slice(0, text.length / 2)],
  ['empty', () => ''],
  ['changed', (text: string) => text.replace('Words', 'Lies')],
  ['something else', () => '{"compiled":{}}\n\n'],
])('an entry that is %s is compiled again', async (_, spoil) => {
  const times = await compiledAfter(() => {
    for (const file of entries()) writeFileSync(file, spoil(readFileSync(file, 'utf8')));
  });
  expect(times).toBeGreaterThan(0);
  expect(await compileAll(true)).toEqual(await compileAll(false));
});

test('the entries of deleted pages and folders are removed', async () => {
  await compileAll(true);
  const gone = path.join(store, 'gone');
  cpSync(makeContentFolder({}), gone, { recursive: true });
  process.env['CONTENT_DIR'] = gone;
  await compileAll(true);
  expect(readdirSync(path.join(store, 'pages'))).toHaveLength(2);
  rmSync(gone, { recursive: true });
  process.env['CONTENT_DIR'] = folder;
  const { pages } = await readSite();
  const kept = pages.filter(({ slug }) => slug[0] !== 'plain');
  dropOtherPages(kept);
  expect(readdirSync(path.join(store, 'pages'))).toHaveLength(1);
  expect(entries()).toHaveLength(kept.length);
});

test('what a process left unfinished is removed, and what one writes now is not', async () => {
  await compileAll(true);
  const kept = path.join(store, 'pages', readdirSync(path.join(store, 'pages'))[0] ?? '');
  const [entry = ''] = readdirSync(kept);
  writeFileSync(path.join(kept, `${entry}.1`), '');
  writeFileSync(path.join(kept, `${entry}.2`), '');
  const longAgo = new Date(Date.now() - 3_600_000);
  utimesSync(path.join(kept, `${entry}.1`), longAgo, longAgo);
  dropOtherPages((await readSite()).pages);
  expect(readdirSync(kept).filter((name) => !name.endsWith('.json'))).toEqual([`${entry}.2`]);
});
