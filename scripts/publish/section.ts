import type { Page } from '../../lib/model';
import { navStateOf } from '../../lib/page/nav';
import { PAGE_TYPES } from '../../lib/page-types';
import { rootKeyOf } from '../../lib/site/pages/pages';
import type { Site } from '../../lib/site/site';

/** The navigation item that a page belongs to; empty if none, and for a page that is not listed. */
export function sectionOf(page: Page, { navs }: Pick<Site, 'navs'>): string {
  if (!PAGE_TYPES[page.frontmatter.pageType].isListed) return '';
  const path = `/${page.slug.join('/')}`;
  const nav = navs.get(rootKeyOf(page)) ?? [];
  return nav.find((item) => navStateOf(item, path, false) === 'section')?.text ?? '';
}
