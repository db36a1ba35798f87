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
  /** The hrefs of its sidebars, in the order of the navigation. */
  listed: readonly string[];
  hrefOf(page: Page): string;
  tocOf(page: Page): readonly TocEntry[];
}

/**
 * Every page a reader may look for, in the order of the navigation and, within a part of the site, of its
 * sidebar. Pages that neither contains come last.
 */
export function listPages({ pages, listed, hrefOf, tocOf }: PageListSource): ListedPage[] {
  const placeOf = (href: string) => listed.indexOf(href) + 1 || listed.length + 1;
  return pages
    .filter(({ frontmatter: { pageType } }) => PAGE_TYPES[pageType].isListed)
    .map((page) => {
      const href = hrefOf(page);
      const sections = tocOf(page).map(({ text, id }) => ({ text, href: `${href}#${id}` }));
      return { title: page.title, href, sections };
    })
    .sort((a, b) => placeOf(a.href) - placeOf(b.href));
}
