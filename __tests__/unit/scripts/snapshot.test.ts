import { snapshotOf } from '@/scripts/snapshot/lines';
import { type Files, filesOf, smallSite } from '../../support/small-site';

/** The lines of the small site, with some of its pages changed. */
function linesAfter(change: (html: string) => string): [name: string, lines: readonly string[]][] {
  const entries = Object.entries(smallSite()).map(([name, text]) => [
    name,
    name.endsWith('.html') ? change(String(text)) : text,
  ]);
  return [...snapshotOf(filesOf(Object.fromEntries(entries)))];
}

test('a changed word is one changed line of its page', () => {
  const before = new Map(linesAfter((html) => html));
  const changed = linesAfter((html) => html.replace('Read on', 'Go on')).flatMap(([name, lines]) =>
    lines.filter((line) => !before.get(name)?.includes(line)).map((line) => [name, line.trim()]),
  );
  expect(changed).toEqual([['guide.html', '<p> Go on.']]);
});

test('differences in CSS module classes, hashes, code and payload are ignored', () => {
  const changed = linesAfter((html) =>
    html
      .replace('<article>', '<article class="O8Na-a_root">')
      .replace('chunks/a.css', 'chunks/0q9bhjlxdpsqd.css')
      .replaceAll(/sha256-[\w+/=]+/g, 'sha256-abc')
      .replace('early()', 'later()'),
  );
  expect(changed).toEqual(linesAfter((html) => html));
});

test('hashes in file names are ignored', () => {
  const [one, other] = ['FYI2OiRTBr3I', 'wWv-fSWd9LoR'].map((hash) =>
    linesAfter((html) =>
      html.replace(
        '</article>',
        ['/static/styles/HASH.css', '/static/reading/HASH.js', '/_next/static/chunks/HASH.css']
          .map((name) => `<a href="${name.replace('HASH', hash)}">A</a>`)
          .join('')
          .concat('</article>'),
      ),
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
  const linesOf = (files: Files) => [...snapshotOf(filesOf(files))];
  expect(linesOf(terms('A', 'slow'))).toEqual(linesOf(terms('B', 'slow', 2)));
  expect(linesOf(terms('A', 'slow'))).not.toEqual(linesOf(terms('A', 'late')));
});
