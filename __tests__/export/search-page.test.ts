import { readFileSync } from 'node:fs';
import { parseIndexFile } from '@/lib/search/index-file';
import { listFiles } from '@/lib/site/read/files';
import { readExportedPages } from '../support/exported-site';

const SITES = [
  { folder: 'out', home: '/' },
  { folder: '.cache/every-kind', home: '/docs/' },
];

describe.each(SITES)('the search page of $folder', ({ folder, home }) => {
  const pages = readExportedPages(folder);
  const documentAt = (path: string) => {
    const page = pages.find((candidate) => candidate.path === path);
    if (!page) throw new Error(`The page ${path} does not exist.`);
    return page.document;
  };

  test('exists in both languages, and is excluded from search engines', () => {
    for (const path of ['/search', '/zh/search']) {
      const robots = documentAt(path).querySelector('meta[name="robots"]');
      expect(robots?.getAttribute('content')).toContain('noindex');
    }
  });

  test('lists every page of its language except itself and the 404 page', () => {
    const isChinese = (path: string) => path.startsWith('/zh/');
    for (const path of ['/search', '/zh/search']) {
      const links = [...documentAt(path).querySelectorAll('main li > a')]
        .map((link) => decodeURI(link.getAttribute('href') ?? ''))
        .filter((href) => !href.includes('#'));
      const expected = pages
        .filter((page) => isChinese(page.path) === isChinese(path))
        .filter((page) => !/\/(?:404|search)$/.test(page.path))
        .map((page) => home.slice(0, -1) + page.path);
      expect(links.sort()).toEqual(expected.sort());
    }
  });

  test('is the target of the search buttons and of the OpenSearch description', () => {
    const form = documentAt('/zh/').querySelector('header form');
    expect(form?.getAttribute('action')).toBe(`${home}zh/search`);
    const link = documentAt('/zh/').querySelector('link[rel="search"]');
    expect(link?.getAttribute('href')).toBe(`${home}zh/opensearch.xml`);
    const text = readFileSync(`${folder}/zh/opensearch.xml`, 'utf8');
    expect(text).toContain(`${home}zh/search?q={searchTerms}`);
  });
});

test('search contains the headings of every page as anchors', () => {
  const page = readExportedPages('out').find(({ path }) => path === '/search');
  const link = page?.document.querySelector('a[href="/guide/start/cli#exit-codes"]');
  expect(link?.textContent).toBe('Exit codes');
});

test('the list of all pages follows the order of the navigation, with the blog last', () => {
  const page = readExportedPages('out').find(({ path }) => path === '/search');
  const first = page?.document.querySelector('main li > a');
  expect(first?.getAttribute('href')).toBe('/guide/start/intro');
});

test('the index says which pages are news, and contains the keywords of authors', () => {
  const [name = ''] = listFiles('out/static').filter((file) =>
    file.startsWith('search_index_terms.en.'),
  );
  const { pages, keywords } = parseIndexFile(readFileSync(`out/static/${name}`, 'utf8')).contents;
  expect(pages.some(([, , isNews]) => isNews === 1)).toBe(true);
  expect(Object.keys(keywords).length).toBeGreaterThan(30);
});
