import { readFileSync } from 'node:fs';
import { parseFeed } from 'feedsmith';
import { readExportedPages } from '../support/exported-site';

const FOLDER = '.cache/every-kind';
/** As in `blog/hostile.mdx` of the fixture. */
const TITLE = '"></title><script>attack()</script>';
const IDS = ['__proto__', 'constructor', 'img-srcx-onerrorattack', 'tostring'];

function read(name: string): string {
  return readFileSync(`${FOLDER}/${name}`, 'utf8');
}

// scripts/check-site checks that no page contains foreign scripts or handlers.
test.each([
  ['/blog/hostile', 'Every kind'],
  ['/zh/blog/hostile', '每一种'],
])('markup in the metadata of %s is text and nothing else', (path, site) => {
  const page = readExportedPages(FOLDER).find((candidate) => candidate.path === path);
  const { document } = page ?? {};
  if (!document) throw new Error(`The page ${path} does not exist.`);
  expect(document.title).toBe(`${TITLE} - ${site}`);
  expect(document.querySelector('h1')?.textContent).toBe(TITLE);
  expect(document.querySelectorAll('article img, article script, article [onclick]')).toHaveLength(
    0,
  );
  expect([...document.querySelectorAll('article :is(h2, h3)')].map(({ id }) => id)).toEqual(IDS);
  const outline = document.querySelectorAll('div[data-part="outline"] nav a');
  expect([...outline].map((link) => link.getAttribute('href'))).toEqual(IDS.map((id) => `#${id}`));
  const [data] = document.querySelectorAll('script[type="application/ld+json"]');
  expect(data?.textContent).toContain('attack()');
  expect(data?.textContent).not.toContain('<');
});

test('feeds and Markdown contain it as text', () => {
  const [rss, atom, json] = ['xml', 'atom', 'json'].map((form) =>
    parseFeed(read(`feeds/blog.${form}`)),
  );
  if (rss?.format !== 'rss' || atom?.format !== 'atom' || json?.format !== 'json') {
    throw new Error('The feeds have unexpected formats.');
  }
  expect(rss.feed.items?.map(({ title }) => title)).toContain(TITLE);
  expect(json.feed.items?.map(({ title }) => title)).toContain(TITLE);
  // Titles in Atom are HTML.
  expect(atom.feed.entries?.map(({ title }) => title?.value)).toContain(
    '&quot;&gt;&lt;/title&gt;&lt;script&gt;attack()&lt;/script&gt;',
  );
  expect(read('blog/hostile.md')).toContain('\n# ">\\</title>\\<script>attack()\\</script>\n');
});
