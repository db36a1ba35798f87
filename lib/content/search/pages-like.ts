import type { NavItem, Page } from '../../model';
import { hrefFor } from '../../paths';
import { type ListedPage, listPages } from '../../search/page-list';
import { linksOf } from '../../sidebar';
import { rootKeyOf } from '../pages';
import type { Site } from '../site';
import { documentsLike } from './load-search-files';

/** Every page in the language and version of another, for readers without script. */
export async function listPagesLike(site: Site, page: Page): Promise<readonly ListedPage[]> {
  const root = rootKeyOf(page);
  const sidebars = [...site.sidebars]
    .filter(([key]) => key === root || key.startsWith(`${root}/`))
    .map(([, items]) => linksOf(items).map(({ href }) => href));
  const documents = await documentsLike(site, page);
  const tocs = new Map(documents.map(({ routePath, toc }) => [routePath, toc]));
  return listPages({
    pages: site.pages.filter((other) => rootKeyOf(other) === root),
    nav: navHrefs(site.navs.get(root) ?? []),
    sidebars,
    hrefOf: ({ routePath }) => hrefFor(routePath, site.config.base),
    tocOf: ({ routePath }) => tocs.get(routePath) ?? [],
  });
}

function navHrefs(items: readonly NavItem[]): string[] {
  return items.flatMap(({ href, items: inner }) =>
    inner.length > 0 ? navHrefs(inner) : (href ?? []),
  );
}
