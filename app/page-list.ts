import { rootKeyOf } from '@/lib/content/pages';
import { readSearchDocuments } from '@/lib/content/search/read-search-documents';
import type { NavItem, Page } from '@/lib/model';
import { hrefFor } from '@/lib/paths';
import { type ListedPage, listPages } from '@/lib/search/page-list';
import { linksOf } from '@/lib/sidebar';
import { getSite } from './site';

/** Every page in the language and version of another, for readers without script. */
export async function listPagesLike(page: Page): Promise<readonly ListedPage[]> {
  const site = await getSite();
  const root = rootKeyOf(page);
  const sidebars = [...site.sidebars]
    .filter(([key]) => key === root || key.startsWith(`${root}/`))
    .map(([, items]) => linksOf(items).map(({ href }) => href));
  const documents = await readSearchDocuments(site, page);
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
