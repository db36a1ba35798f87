import path from 'node:path';
import { compilePage } from '@/lib/site/compile/compile-page';
import { setWorkspace } from '@/lib/site/read/workspace';
import { SearchCollector } from '@/lib/site/search/search-files';
import { readSite } from '@/lib/site/site';
import { type ExportedPage, readExportedPages } from '../support/exported-site';

const OUT = '.cache/every-kind';
const exported = new Map(readExportedPages(OUT).map((page) => [page.path, page]));

beforeAll(() => {
  process.env['CONTENT_DIR'] = '__tests__/fixtures/every-kind';
  setWorkspace({ assets: path.join('.cache', 'test-assets') });
});

afterAll(() => {
  delete process.env['CONTENT_DIR'];
  setWorkspace({ assets: 'public' });
});

test('ids, outline and search document of the page are those of the compiled source, whether or not it imports code', async () => {
  const site = await readSite();
  const search = new SearchCollector(site);
  const pages = site.pages.filter(({ frontmatter }) => frontmatter.pageType === 'doc');
  const compared = { run: 0, bundled: 0 };
  for (const page of pages) {
    const compiled = await compilePage(site, page);
    search.add(page, compiled);
    const { ids, toc, live } = compiled;
    const article = exported.get(page.routePath)?.document.querySelector('article');
    const found = [...(article?.querySelectorAll('[id]') ?? [])].map(({ id }) => id);
    expect([page.routePath, found]).toEqual([page.routePath, expect.arrayContaining([...ids])]);
    const headings = [...(article?.querySelectorAll('h2, h3, h4') ?? [])].map(({ id }) => id);
    const outline = toc.map(({ id }) => id);
    expect([page.routePath, headings.filter((id) => outline.includes(id))]).toEqual([
      page.routePath,
      outline,
    ]);
    compared[live ? 'bundled' : 'run'] += 1;
  }
  expect(compared.bundled).toBe(4);
  expect(compared.run).toBeGreaterThan(20);

  const documents = search.scopes.get('en') ?? [];
  const documentAt = (address: string) => documents.find(({ routePath }) => routePath === address);
  expect(documentAt('/blog/hostile')?.title).toBe('"></title><script>attack()</script>');
  expect(documentAt('/blog/hostile')?.toc.map(({ id }) => id)).toEqual([
    '__proto__',
    'constructor',
    'img-srcx-onerrorattack',
    'tostring',
  ]);
  expect(documentAt('/guide/code-imports')?.toc.map(({ id }) => id)).toEqual(['sizes', 'counted']);
  expect(documentAt('/guide/code-imports')?.content).toContain('A text that is not counted.');
  // A page that links to terms does not repeat the glossary.
  expect(JSON.stringify(documents).split('Bytes after gzip.')).toHaveLength(2);
});

describe('a page that imports code', () => {
  const page = exported.get('/guide/code-imports') as ExportedPage;

  test('shows what the code computes from its data', () => {
    const { textContent } = page.document.querySelector('article') as Element;
    expect(textContent).toContain('460 kB; from loader to leader it is 1 step');
    expect(textContent).toContain('vendor.js: 340 kB');
    expect(textContent).toContain('Clicks: 0A text that is not counted.');
  });

  test('keeps the scripts and style sheets of Next.js, with a policy for them; other pages do not', () => {
    const ofNext = (address: string) => [
      ...(exported.get(address) as ExportedPage).document.querySelectorAll(
        'script[src*="/_next/"], link[rel="stylesheet"][href*="/_next/"]',
      ),
    ];
    expect(ofNext('/guide/code-imports').map(({ tagName }) => tagName)).toEqual(
      expect.arrayContaining(['SCRIPT', 'LINK']),
    );
    expect(ofNext('/guide/plain')).toEqual([]);
    const policyOf = (address: string) =>
      exported.get(address)?.document.querySelector('meta[http-equiv]')?.getAttribute('content');
    expect(policyOf('/guide/code-imports')).not.toBe(policyOf('/guide/plain'));
  });
});
