import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkPublic } from '@/lib/site/check/check-public';
import { listFiles } from '@/lib/site/read/files';
import { readSite } from '@/lib/site/site';
import { readExportedPages } from '../support/exported-site';

const SITES = [
  {
    folder: 'out',
    content: 'content',
    edit: 'https://github.com/web-infra-dev/rsdoctor/edit/v1.x/packages/document/docs/',
  },
  {
    folder: '.cache/every-kind',
    content: '__tests__/fixtures/every-kind',
    edit: 'https://example.com/edit/',
  },
];

// scripts/check-site checks what applies to every site; these tests depend on the content.
describe.each(SITES)('every page of $folder', ({ folder, content, edit }) => {
  const pages = readExportedPages(folder);

  test('has an edit link to its source if it has an article with a foot', () => {
    for (const page of pages) {
      const links = page.document.querySelectorAll(`a[href^="${edit}"]`);
      const hasFoot = page.document.querySelector('main:has(> article) ~ footer') !== null;
      expect([page.path, links.length]).toEqual([page.path, hasFoot ? 1 : 0]);
      const [, source = ''] = links[0]?.getAttribute('href')?.split(edit) ?? [];
      if (hasFoot) expect(existsSync(path.join(content, source))).toBe(true);
    }
  });

  test('has no link to a mail address, which Markdown makes of `name@1.0.0`', () => {
    for (const { path: file, document } of pages)
      expect([file, document.querySelectorAll('a[href^="mailto:"]').length]).toEqual([file, 0]);
  });

  test('that is a document is reached by Next from the first page of its sidebar, once', () => {
    const linkOf = (page: { document: Document }, rel: string) =>
      page.document.querySelector(`a[rel="${rel}"]`)?.getAttribute('href') ?? undefined;
    const hrefs = new Map(
      pages.map((page) => {
        const link = page.document.querySelector('link[rel="canonical"]');
        const address = decodeURI(link?.getAttribute('href') ?? '');
        return [address.replace(/^https?:\/\/[^/]+/, ''), page];
      }),
    );
    const documents = pages.filter(({ document }) =>
      document.querySelector('[data-page-list="page"] a'),
    );
    const reached = documents
      .filter((page) => linkOf(page, 'prev') === undefined)
      .flatMap((first) => {
        const chain = [first];
        for (let href = linkOf(first, 'next'); href !== undefined; ) {
          const next = hrefs.get(href);
          if (!next || chain.includes(next)) throw new Error(`${href} is not the next page.`);
          expect(hrefs.get(linkOf(next, 'prev') ?? '')).toBe(chain.at(-1));
          chain.push(next);
          href = linkOf(next, 'next');
        }
        return chain;
      });
    expect(reached.map(({ path: name }) => name).sort()).toEqual(
      documents.map(({ path: name }) => name).sort(),
    );
  });

  test('marks at most one sidebar entry as current', () => {
    const counts = pages.flatMap(({ document, path: name }) =>
      [...document.querySelectorAll('[data-page-list="page"]')].map((sidebar) => ({
        name,
        isRight: sidebar.querySelectorAll('[aria-current="page"]').length <= 1,
      })),
    );
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.filter(({ isRight }) => !isRight)).toEqual([]);
  });
});

test('a page with a sidebar belongs to the entry of the navigation that leads into this sidebar', () => {
  const found = readExportedPages('out').flatMap(({ path: name, document }) => {
    const links = [...document.querySelectorAll('[data-page-list="page"] a')];
    const entry = document.querySelector('header nav a[data-active]')?.getAttribute('href') ?? '';
    const isRight = links.some((link) => link.getAttribute('href') === entry);
    return links.length > 0 ? [{ name, entry, isRight }] : [];
  });
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ isRight }) => !isRight)).toEqual([]);
});

test('no file of public/ may have the name of one that the build writes', async () => {
  const site = await readSite();
  const written = listFiles('out')
    .filter((name) => !/^(?:_next|static)\//.test(name) && !site.publicFiles.has(`/${name}`))
    .map((name) => `/${name}`);
  const refused: string[] = [];
  checkPublic({ ...site, publicFiles: new Set(written) }, ({ file }) => refused.push(file));
  expect(refused).toEqual(written.map((name) => `public${name}`));
});
