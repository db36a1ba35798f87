import { onInterest } from '../dom/interest';
import { internalPath, isPlainClick, keptPlace } from './internal-link';
import { prefetchPage } from './page-source';
import { attachVisits, visitLink } from './visit';

/**
 * Follow links within the site by putting the next page in the place of this one. It is fetched when the reader points at
 * its link. One listener for the document: links stay native elements that work before this runs, wherever they come from.
 *
 * @param base The path the site is served under, with slashes at both ends.
 */
export function attachNavigation(signal: AbortSignal, { base }: { base: string }): void {
  attachVisits(signal);
  onInterest((element) => {
    const link = element.closest('a');
    if (link && internalPath(link, base) !== undefined) prefetchPage(link.href);
  }, signal);
  function onClick(event: MouseEvent): void {
    if (!isPlainClick(event) || internalPath(event.target, base) === undefined) return;
    const link = (event.target as Element).closest('a') as HTMLAnchorElement;
    event.preventDefault();
    visitLink(link, new URL(link.href + keptPlace(link)));
  }
  document.addEventListener('click', onClick, { signal });
}
