import { compareSnapshots, isSame } from '@/scripts/snapshot/compare';
import { withoutHashes } from '@/scripts/snapshot/page-lines';
import { markdownOfComparison, textOfComparison } from '@/scripts/snapshot/report';
import { snapshotOf } from '@/scripts/snapshot/snapshot';
import { type Files, filesOf, smallSite } from '../../support/small-site';

/**
 * The report after changes of some files of the small site.
 *
 * @param part The element that replaces `<nav>` in the pages of both sides.
 */
function reportAfter(change: (html: string, name: string) => string, part = '<nav>') {
  const before: Files = Object.fromEntries(
    Object.entries(smallSite()).map(([name, text]) => [
      name,
      name.endsWith('.html') ? String(text).replace('<nav>', part) : text,
    ]),
  );
  const after: Files = Object.fromEntries(
    Object.entries(before).map(([name, text]) => [
      name,
      name.endsWith('.html') ? change(String(text), name) : text,
    ]),
  );
  const comparison = compareSnapshots(snapshotOf(filesOf(before)), snapshotOf(filesOf(after)));
  return { comparison, text: textOfComparison(comparison, 'HEAD^') };
}

test('a changed word is shown once, with its page and place', () => {
  const { text } = reportAfter((html) => html.replace('Read on', 'Go on'));
  expect(text).toContain('1 file changed by 1 cause, 0 new, 0 gone.');
  expect(text).toContain(
    '<article>: changed, in 1 file (guide.html)\n- <p> Read on.\n+ <p> Go on.',
  );
});

test('an additional navigation item on every page is one cause', () => {
  const { text, comparison } = reportAfter((html) =>
    html.replace('</nav>', '<a href="/new">New</a></nav>'),
  );
  expect(comparison.causes).toHaveLength(1);
  expect(text).toContain(
    '<nav>: 1 line more, in 4 files (guide.html, index.html, zh/guide.html, zh/index.html)\n+ <a href="/new"> New',
  );
});

test('the same line in two parts of a page is two causes, each with the name of its part', () => {
  const link = '<a href="/new">New</a>';
  const { text } = reportAfter(
    (html) => html.replace('</nav>', `${link}</nav>`).replace('</article>', `${link}</article>`),
    '<nav class="bar" aria-label="Main">',
  );
  for (const part of ['<nav aria-label="Main">', '<article>']) {
    expect(text).toMatch(
      new RegExp(`^${part}: 1 line more, in 4 files.*\\n\\+ <a href="/new"> New`, 'm'),
    );
  }
});

test('differences in CSS module classes, hashes, code and payload are ignored', () => {
  const { text, comparison } = reportAfter((html) =>
    html
      .replace('<article>', '<article class="O8Na-a_root">')
      .replace('chunks/a.css', 'chunks/0q9bhjlxdpsqd.css')
      .replaceAll(/sha256-[\w+/=]+/g, 'sha256-abc')
      .replace('early()', 'later()'),
  );
  expect(isSame(comparison)).toBe(true);
  expect(text).toContain('no content for readers or machines has changed.');
});

test('files with the same bytes are not parsed', () => {
  const { files, ...rest } = snapshotOf(filesOf(smallSite()));
  const lines = jest.fn(() => []);
  const unparsed = new Map([...files].map(([name, { bytes }]) => [name, { bytes, lines }]));
  expect(isSame(compareSnapshots({ files: unparsed, ...rest }, { files, ...rest }))).toBe(true);
  expect(unparsed.size).toBeGreaterThan(0);
  expect(lines).not.toHaveBeenCalled();
});

test('hashes in file names are ignored', () => {
  const [one, other] = ['FYI2OiRTBr3I', 'wWv-fSWd9LoR'].map((hash) =>
    ['/static/styles/HASH.css', '/static/reading/HASH.js', '/_next/static/chunks/HASH.css'].map(
      (name) => withoutHashes(name.replace('HASH', hash)),
    ),
  );
  expect(one).toEqual(other);
});

test('the keywords of a search index are compared, but not its titles, which the documents contain too', () => {
  const terms = (title: string, keywords: string, section = 1): Files => ({
    'static/search_index_terms.en.0123abcd.json': JSON.stringify({
      synonyms: [],
      contents: { pages: [[title]], sections: [], keywords: { [section]: keywords } },
    }),
  });
  const compared = (before: Files, after: Files) =>
    compareSnapshots(snapshotOf(filesOf(before)), snapshotOf(filesOf(after)));
  expect(isSame(compared(terms('A', 'slow'), terms('B', 'slow', 2)))).toBe(true);
  const { causes } = compared(terms('A', 'slow'), terms('A', 'late'));
  expect(causes.map(({ removed, added }) => [removed, added])).toEqual([[['"slow"'], ['"late"']]]);
});

test('a long line is shown around the difference', () => {
  const long = (word: string) => `${'a '.repeat(200)}${word}${' z'.repeat(200)}`;
  const { text } = reportAfter((html) => html.replace('Read on', long('new')));
  const report = (word: string) => ({ 'llms.txt': long(word) });
  const { causes, ...rest } = compareSnapshots(
    snapshotOf(filesOf(report('old'))),
    snapshotOf(filesOf(report('new'))),
  );
  const shown = textOfComparison({ causes, ...rest }, 'HEAD^').split('\n');
  expect(shown.find((line) => line.startsWith('- '))).toMatch(/^- …(?:a )+old(?: z)+ ?…$/);
  expect(shown.find((line) => line.startsWith('+ '))).toMatch(/^\+ …(?:a )+new(?: z)+ ?…$/);
  expect(text).toContain('- <p> Read on.');
});

test('differences of sizes are in bytes', () => {
  const { text } = reportAfter((html) => html.replace('early()', 'later2()'));
  expect(text).toMatch(/size: \.html [\d.]+ → [\d.]+ kB \(\+\d+ bytes\)/);
});

test('the report in Markdown has a table of files', () => {
  const { comparison } = reportAfter((html) => html.replace('Read on', 'Go on'));
  const markdown = markdownOfComparison(comparison, 'HEAD^');
  expect(markdown).toContain('| File | Changes |\n| --- | --- |\n| guide.html | 1 |\n');
  expect(markdown).toContain('````diff\n- <p> Read on.\n+ <p> Go on.\n````');
});

test('new and deleted files are listed', () => {
  const before = smallSite();
  const { 'guide.html': moved = '', ...others } = before;
  const comparison = compareSnapshots(
    snapshotOf(filesOf(before)),
    snapshotOf(filesOf({ ...others, 'moved.html': moved })),
  );
  expect([comparison.added, comparison.removed]).toEqual([['moved.html'], ['guide.html']]);
});
