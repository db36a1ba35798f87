import { type Page, SERVICE_PAGE_TYPES, type TocEntry } from '../model';

/** A page in the list of all pages, with its sections. */
export interface ListedPage {
  title: string;
  href: string;
  sections: readonly { text: string; href: string }[];
}

interface PageListSource {
  /** The pages of one language and version. */
  pages: readonly Page[];
  /** The links of its sidebars, in order. */
  order: readonly string[];
  hrefOf(page: Page): string;
  tocOf(page: Page): readonly TocEntry[];
}

/** Every page a reader may look for, in the order of the sidebars; pages that none of them lists come last. */
export function listPages({ pages, order, hrefOf, tocOf }: PageListSource): ListedPage[] {
  const places = new Map(order.map((href, index) => [href, index]));
  const placeOf = (href: string) => places.get(href) ?? order.length;
  return pages
    .filter(
      ({ isShared, frontmatter: { pageType } }) =>
        !isShared && !SERVICE_PAGE_TYPES.includes(pageType),
    )
    .map((page) => {
      const href = hrefOf(page);
      const sections = tocOf(page).map(({ text, id }) => ({ text, href: `${href}#${id}` }));
      return { title: page.title, href, sections };
    })
    .sort((a, b) => placeOf(a.href) - placeOf(b.href));
}
