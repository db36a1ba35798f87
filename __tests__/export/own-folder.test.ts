import { listFiles } from '@/lib/site/read/files';
import { readExportedPages } from '../support/exported-site';

const OUT = '.cache/every-kind';
const pages = new Map(readExportedPages(OUT).map((page) => [page.path, page.document]));
test('the export contains the public files of the content folder, and none of this project', () => {
  const files = listFiles(OUT);
  expect(files).toEqual(expect.arrayContaining(['icon.svg', 'icon-512.png']));
  expect(files.filter((name) => /^(?:demo|tools)\//.test(name))).toEqual([]);
  expect(files).not.toContain('icon-192.png');
});

test('a component of the content folder is rendered without an import', () => {
  const textOf = (path: string) => pages.get(path)?.querySelector('article')?.textContent;
  expect(textOf('/guide/code-imports')).toContain('Clicks: 0');
  expect(textOf('/zh/guide/code-imports')).toContain('点击: 0');
});
