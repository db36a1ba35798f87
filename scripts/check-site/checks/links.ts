import { addressesIn, targetFinder } from '../addresses';
import { placeOf, type SiteProblem } from '../problem';
import type { ExportedSite, SitePage } from '../site';

/** Checks that every address leads to an existing file, and to an existing anchor in it. */
export function findBrokenLinks(site: ExportedSite): SiteProblem[] {
  const targetOf = targetFinder(site);
  const redirects = new Map(site.redirects.map(({ file, elements }) => [file, elements]));
  return site.pages.flatMap((page) =>
    addressesIn(page.elements).flatMap(({ element, value, use }) => {
      const broken = (problem: string) => [
        { file: page.file, element: placeOf(element), message: `“${value}” ${problem}.` },
      ];
      const target = targetOf(value, page);
      if (target.kind === 'nowhere') return broken(target.reason);
      if (target.kind === 'page' && !hasAnchor(target.page, target.hash)) {
        return broken(
          `leads to ${target.page.file}, which has no element with id “${target.hash}”`,
        );
      }
      if (target.kind === 'file' && use === 'follow' && redirects.has(target.file)) {
        return broken(`leads to a redirect, ${target.file}: link to its target instead`);
      }
      return [];
    }),
  );
}

/** `#top` and the empty fragment are the top of every page; only the browser reads what follows `:~:`. */
function hasAnchor({ ids }: SitePage, hash: string): boolean {
  const [id = ''] = hash.split(':~:');
  return id === '' || id === 'top' || ids.has(id);
}
