import type { Page, TocEntry } from '../model';
import { PAGE_TYPES } from '../page-types';

/** A page in the list of all pages, with its sections. */
export interface ListedPage {
  title: string;
  href: string;
  sections: readonly { text: string; href: string }[];
}

interface PageListSource {
  /** The pages of one language and version. */
  pages: readonly Page[];
  /** The hrefs of its navigation, and those of each of its sidebars. */
  nav: readonly string[];
  sidebars: readonly (readonly string[])[];
  hrefOf(page: Page): string;
  tocOf(page: Page): readonly TocEntry[];
}

/**
 * Every page a reader may look for, in the order of the navigation and, within a part of the site, of its
 * sidebar. Pages that neither contains come last.
 */
export function listPages({ pages, nav, sidebars, hrefOf, tocOf }: PageListSource): ListedPage[] {
  const rankOf = (sidebar: readonly string[]) => {
    const rank = nav.findIndex((href) => sidebar.includes(href));
    return rank < 0 ? nav.length : rank;
  };
  const order = [...sidebars].sort((a, b) => rankOf(a) - rankOf(b)).flat();
  const places = new Map(order.map((href, index) => [href, index]));
  const placeOf = (href: string) => places.get(href) ?? order.length;
  return pages
    .filter(({ frontmatter: { pageType } }) => PAGE_TYPES[pageType].isListed)
    .map((page) => {
      const href = hrefOf(page);
      const sections = tocOf(page).map(({ text, id }) => ({ text, href: `${href}#${id}` }));
      return { title: page.title, href, sections };
    })
    .sort((a, b) => placeOf(a.href) - placeOf(b.href));
}
