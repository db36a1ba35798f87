import { metaOf } from '../../export/html';
import { addressesIn, targetFinder } from '../addresses';
import type { SiteProblem } from '../problem';
import type { ExportedSite, SitePage } from '../site';

const MOST_CLICKS = 3;

/** Checks that links lead from a home page to every page that search engines may index, within three clicks. */
export function findFarPages(site: ExportedSite): SiteProblem[] {
  const clicks = clicksToPages(site);
  return site.pages
    .filter(({ isIndexed }) => isIndexed)
    .flatMap((page) => {
      const count = clicks.get(page);
      if (count === undefined) return [{ file: page.file, message: 'No link leads to this page.' }];
      if (count <= MOST_CLICKS) return [];
      return [
        {
          file: page.file,
          message: `The page is ${count} clicks from the home page; ${MOST_CLICKS} are allowed.`,
        },
      ];
    });
}

/**
 * The number of links that a reader follows from the home page of a language. Links on pages that search engines may
 * not index do not count: the search page lists every page.
 */
function clicksToPages(site: ExportedSite): ReadonlyMap<SitePage, number> {
  const targetOf = targetFinder(site);
  const homes = site.pages.filter(({ path, lang }) => path === '/' || path === `/${lang}/`);
  const clicks = new Map(homes.map((home) => [home, 0]));
  // Iterating over a map includes the entries that are added meanwhile, here in the order of discovery.
  for (const [page, count] of clicks) {
    if (count > 0 && metaOf(page.elements, 'robots') !== undefined) continue;
    for (const { value, use } of addressesIn(page.elements)) {
      const target = use === 'follow' ? targetOf(value, page) : undefined;
      if (target?.kind === 'page' && !clicks.has(target.page)) clicks.set(target.page, count + 1);
    }
  }
  return clicks;
}
