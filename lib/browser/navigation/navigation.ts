import { focusPage } from './focus';
import { internalPath, isPlainClick, keptPlace } from './internal-link';
import { watchLoads } from './load-watch';
import { createProgressBar } from './progress-bar';
import { focusFollowed, noteFollowed } from './return-focus';

/** What navigation needs of the framework's router. Paths come without the base. */
interface Router {
  push(path: string): void;
  replace(path: string): void;
}

/** The path of the current page. A change of language attaches again in the same document. */
let shown: string | undefined;

export interface Navigation {
  /** A page is shown: the first one, or the one that was requested. */
  arrive(): void;
}

/**
 * Make every plain link of the site navigate inside the app. One listener for the document: links stay native elements
 * that work before this runs, wherever they come from.
 *
 * @param base The path the site is served under, with slashes at both ends.
 * @param signal Leaves links to the browser again.
 */
export function attachNavigation(router: Router, base: string, signal: AbortSignal): Navigation {
  const bar = createProgressBar(document.getElementById('_loading-bar'));
  const loads = watchLoads(bar.stop, signal);
  shown ??= location.pathname;
  let isReturn = false;

  function onClick(event: MouseEvent): void {
    const path = isPlainClick(event) ? internalPath(event.target, base) : undefined;
    if (path === undefined) return;
    event.preventDefault();
    isReturn = false;
    const link = (event.target as Element).closest('a') as HTMLAnchorElement;
    noteFollowed(link);
    const place = keptPlace(link);
    // The current page does not load again, so nothing would end the wait.
    if (link.pathname !== location.pathname) {
      bar.start();
      loads.expect(link.href + place);
    }
    // A dialog with a history entry of its own passes that entry to the next page.
    if ('replace' in link.dataset) router.replace(path + place);
    else router.push(path + place);
  }
  function onReturn(): void {
    isReturn = true;
  }
  document.addEventListener('click', onClick, { signal });
  window.addEventListener('popstate', onReturn, { passive: true, signal });
  return {
    arrive() {
      bar.stop();
      loads.arrive();
      if (location.pathname === shown) return;
      shown = location.pathname;
      if (!(isReturn && focusFollowed())) focusPage();
      isReturn = false;
    },
  };
}
