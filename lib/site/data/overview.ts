import path from 'node:path/posix';
import type { NavItem, Page } from '../../model';
import { isSamePage, navStateOf } from '../../page/nav';
import {
  buildOverview,
  DEFAULT_OVERVIEW_HEADERS,
  type ListedPage,
  type OverviewGroup,
} from '../../page/overview';
import { hrefFor } from '../../paths';
import { compilePage } from '../compile/compile-page';
import { rootKeyOf, sidebarKeyOf } from '../pages/pages';
import type { Site } from '../site';

/**
 * The overview of the folder of a page, or undefined for a page that is not an overview. The pages of the
 * folder are compiled for their headings.
 */
export async function readOverview(site: Site, page: Page): Promise<OverviewGroup[] | undefined> {
  if (!page.frontmatter.overview) return undefined;
  const headers = page.frontmatter.overviewHeaders ?? navHeadersOf(site, page);
  const listed = new Map<string, ListedPage>();
  for (const other of site.pages.filter((candidate) => isListed(candidate, page))) {
    const { toc } = await compilePage(site, other);
    const depths = other.frontmatter.overviewHeaders;
    listed.set(hrefFor(other.routePath, site.config.base), { toc, headers: depths ?? headers });
  }
  return buildOverview(site.sidebars.get(sidebarKeyOf(page)) ?? [], listed);
}

/** Is a page in or below the folder of an overview? */
function isListed(page: Page, overview: Page): boolean {
  const folder = `${path.dirname(overview.relativePath)}/`;
  return page !== overview && page.relativePath.startsWith(folder);
}

/** The depths that the item of the top navigation names to which the page belongs. */
function navHeadersOf(site: Site, page: Page): readonly number[] {
  const pagePath = `/${page.slug.join('/')}`;
  const pageHref = hrefFor(page.routePath, site.config.base);
  const find = (items: readonly NavItem[]): readonly number[] | undefined => {
    for (const item of items) {
      const isOwn = item.href !== undefined && isSamePage(item.href, pageHref);
      const isActive = navStateOf(item, pagePath, isOwn) !== undefined;
      const headers = find(item.items) ?? (isActive ? item.overviewHeaders : undefined);
      if (headers) return headers;
    }
    return undefined;
  };
  return find(site.navs.get(rootKeyOf(page)) ?? []) ?? DEFAULT_OVERVIEW_HEADERS;
}
