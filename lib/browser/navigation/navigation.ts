import { inTime } from '../../in-time';
import { atIdle } from '../at-idle';
import { onInterest } from '../interest';
import { savesData } from '../saves-data';
import { internalPath, isPlainClick, keptPlace } from './internal-link';

/** A click waits no longer for the code; the browser follows the link then. */
const PATIENCE_MS = 1000;

type Visits = typeof import('./visit');

let visits: Visits | undefined;

/**
 * Follow links within the site by putting the next page in the place of this one. It is fetched when the reader points at
 * its link, with the code that does so if that is not there yet. One listener for the
 * document: links stay native elements that work before this runs, wherever they come from.
 *
 * @param base The path the site is served under, with slashes at both ends.
 */
export function attachNavigation(signal: AbortSignal, { base }: { base: string }): void {
  onInterest((element) => {
    const link = element.closest('a');
    if (!link || savesData() || internalPath(link, base) === undefined) return;
    const { href } = link;
    loadVisits().then(({ prefetchPage }) => prefetchPage(href), ignore);
  }, signal);
  function onClick(event: MouseEvent): void {
    if (!isPlainClick(event) || internalPath(event.target, base) === undefined) return;
    const link = (event.target as Element).closest('a') as HTMLAnchorElement;
    const url = new URL(link.href + keptPlace(link));
    event.preventDefault();
    const leave = () => ('replace' in link.dataset ? location.replace(url) : location.assign(url));
    if (visits) visits.visitLink(link, url);
    else inTime(loadVisits(), PATIENCE_MS).then(({ visitLink }) => visitLink(link, url), leave);
  }
  document.addEventListener('click', onClick, { signal });
  const load = () => void loadVisits().catch(ignore);
  // The browser leaves the place on the page to it; see places.
  if (history.scrollRestoration === 'manual') load();
  else if (!savesData()) atIdle(load);
}

async function loadVisits(): Promise<Visits> {
  visits ??= await import('./visit');
  return visits;
}

/** The browser follows links without it. */
function ignore(): void {}
