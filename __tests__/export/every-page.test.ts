import { existsSync } from 'node:fs';
import path from 'node:path';
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

  test('has an edit link to its source if it has an article', () => {
    for (const page of pages) {
      const links = page.document.querySelectorAll(`main a[href^="${edit}"]`);
      const hasArticle = page.document.querySelector('main > article') !== null;
      expect([page.path, links.length]).toEqual([page.path, hasArticle ? 1 : 0]);
      const [, source = ''] = links[0]?.getAttribute('href')?.split(edit) ?? [];
      if (hasArticle) expect(existsSync(path.join(content, source))).toBe(true);
    }
  });

  test('has inline scripts with the names of data attributes, not with the code that makes them', () => {
    const scripts = pages.flatMap(({ document }) => [
      ...document.querySelectorAll('script:not([src], [type])'),
    ]);
    const texts = new Set(scripts.map(({ textContent }) => textContent));
    expect([...texts].join()).toContain('[data-page-list]');
    expect([...texts].join()).not.toContain('[A-Z]');
  });

  test('marks at most one sidebar entry as current', () => {
    for (const { document, path: name } of pages) {
      const sidebars = [...document.querySelectorAll('nav')].filter((nav) =>
        nav.querySelector('details'),
      );
      const counts = sidebars.map((nav) => nav.querySelectorAll('[aria-current="page"]').length);
      expect([name, Math.max(0, ...counts)]).toEqual([name, Math.min(1, Math.max(0, ...counts))]);
    }
  });
});
