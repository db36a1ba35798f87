import { readExportedPages } from '../support/exported-site';
import { VIEWED_SITES } from '../support/viewed-pages';

/** An element as style sheets see it, without the indentation classes of code lines: tag and classes of the parent and the element. */
function kindOf(element: Element): string {
  return [element.parentElement, element].map(nameOf).join(' > ');
}

function nameOf(element: Element | null): string {
  const classes = [...(element?.classList ?? [])].filter((name) => !/^i\d+$/.test(name));
  return [element?.localName, ...classes.sort()].join('.');
}

test('every kind of element of the site is on a page that is tested in every view', () => {
  const viewed = new Set<string>();
  for (const { site, paths } of VIEWED_SITES) {
    const pages = new Map(readExportedPages(site.out).map((page) => [page.path, page]));
    for (const path of paths) {
      const page = pages.get(`/${path}`);
      if (!page) throw new Error(`${site.out} does not contain the page /${path}.`);
      for (const element of page.document.querySelectorAll('*')) viewed.add(kindOf(element));
    }
  }
  const unseen = new Map<string, string>();
  for (const { path, document } of readExportedPages('out')) {
    for (const element of document.querySelectorAll('*')) {
      const kind = kindOf(element);
      if (!viewed.has(kind)) unseen.set(kind, path);
    }
  }
  // Add the page to the list, or add its elements to a page in the list.
  expect([...unseen]).toEqual([]);
});
