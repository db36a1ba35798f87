import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { listFiles } from '@/lib/content/read/files';
import { parseDocuments, sectionsOf } from '@/lib/search/document';
import { contentsOf, parseIndexFile } from '@/lib/search/index-file';
import { readExportedPages } from '../support/exported-site';

const OUT = 'out';
const files = listFiles(`${OUT}/static`).filter((name) => name.startsWith('search_index'));

function read(pattern: RegExp): string {
  const [name, ...others] = files.filter((file) => pattern.test(file));
  expect(others).toEqual([]);
  return readFileSync(`${OUT}/static/${name}`, 'utf8');
}

test('every language has its documents and its index, named after their bytes', () => {
  expect(files.map((name) => name.replace(/[\da-f]{8}/, '*'))).toEqual([
    'search_index.en.*.json',
    'search_index.zh.*.json',
    'search_index_terms.en.*.json',
    'search_index_terms.zh.*.json',
  ]);
  for (const name of files) {
    const hash = createHash('sha256')
      .update(readFileSync(`${OUT}/static/${name}`))
      .digest('hex');
    expect(name).toContain(`.${hash.slice(0, 8)}.`);
  }
});

describe.each(['en', 'zh'])('the search of %s', (lang) => {
  const documents = parseDocuments(read(new RegExp(`^search_index\\.${lang}\\.`)));
  const pages = new Map(readExportedPages(OUT).map((page) => [page.path, page.document]));

  test('has documents with the fields of the specification, in order', () => {
    const fields = ['id', 'title', 'content', 'toc', 'routePath', 'domain'];
    documents.forEach((document, id) => {
      expect(Object.keys(document)).toEqual(fields);
      expect(document.id).toBe(id);
    });
  });

  test('leads to pages and anchors that exist, whose texts begin on lines of their own', () => {
    for (const { routePath, toc, content } of documents) {
      const page = pages.get(routePath);
      expect(page?.documentElement.lang).toBe(lang);
      for (const { id, charIndex } of toc) {
        expect(page?.getElementById(id)).not.toBeNull();
        expect(charIndex === 0 || content[charIndex - 1] === '\n').toBe(true);
      }
    }
  });

  test('has an index file that goes with the documents', () => {
    const index = parseIndexFile(read(new RegExp(`^search_index_terms\\.${lang}\\.`)));
    const { pages, sections, keywords } =
      index.contents ?? contentsOf(documents, { base: '/', ...index });
    expect(sections).toHaveLength(documents.flatMap(sectionsOf).length);
    expect(pages.map(([title]) => title)).toEqual(documents.map(({ title }) => title));
    expect(pages.some(([, , isDated]) => isDated === 1)).toBe(true);
    expect(Object.keys(keywords).length).toBeGreaterThan(pages.length);
  });
});
