import { dataAttribute, withData } from '../../data-names';
import { announce } from '../dom/announce';
import { atIdle } from '../dom/at-idle';
import { closestTo } from '../dom/closest';
import { isHydrated } from '../dom/hydration';
import { announcePage } from '../dom/page-shown';
import { fitNavbar } from '../first-frame/navbar-fit';
import { settleTabs } from '../text/tabs';
import { focusPage } from './focus';
import { forgetPages, loadPage, NotSwappable, prefetchPage } from './page-source';
import {
  attachPlaces,
  enter,
  focusFollowed,
  keepPlace,
  moveWithinPage,
  returnToPlace,
} from './places';
import { createProgressBar, type ProgressBar } from './progress-bar';
import { isReachable } from './recovery';
import { loadStyles, swapPage } from './swap';

/** A page that the reader has asked for. */
interface Visit {
  url: URL;
  /** `return` by Back and Forward; `replace` takes the place of the entry of a dialog. */
  kind: 'push' | 'replace' | 'return';
}

let bar: ProgressBar;
let shown: string;
/** The page that is being loaded. */
let wanted: Visit | undefined;
/** The last page that could not be loaded. */
let failed: Visit | undefined;

/** Follow Back and Forward, and the buttons of the message that a page cannot be loaded. */
export function attachVisits(signal: AbortSignal): void {
  bar = createProgressBar(document.getElementById('_loading-bar'));
  shown = keyOf(location);
  attachPlaces(signal);
  // It may follow an anchor.
  document.addEventListener('click', layOutAll, { signal });
  document.addEventListener('click', onNotice, { signal });
  document.addEventListener('visibilitychange', forgetPages, { signal });
  addEventListener('popstate', onReturn, { signal });
}

/**
 * Put a page in the place of this one. On any doubt the browser loads it, and without a connection this page stays, with
 * a message.
 */
async function visit(next: Visit): Promise<void> {
  // React owns the document of a page that imports code, and in development that of every page.
  if (isHydrated() || process.env.NODE_ENV === 'development') return leave(next);
  wanted = next;
  showFailure(false);
  bar.start();
  try {
    const page = await loadPage(next.url.href, next.kind === 'return');
    await loadStyles(page);
    if (wanted !== next) return;
    show(page, next);
  } catch (error) {
    // An error page of the browser must not take the place of the text.
    const isThere = error instanceof NotSwappable && (await isReachable(next.url.href));
    if (wanted !== next) return;
    if (isThere) return leave(next);
    wanted = undefined;
    failed = next;
    bar.stop();
    showFailure(true);
  }
}

/** Follow a link of this page. */
export function visitLink(link: HTMLAnchorElement, url: URL): void {
  const isHere = keyOf(url) === shown && url.hash === location.hash;
  void visit({ url, kind: isHere || 'replace' in link.dataset ? 'replace' : 'push' });
}

function show(page: Document, { url, kind }: Visit): void {
  wanted = undefined;
  bar.stop();
  keepPlace();
  swapPage(page);
  shown = keyOf(url);
  // What they hide is not laid out.
  settleTabs();
  layOut(kind === 'return' || url.hash !== '');
  // Its height is above every place of the page.
  fitNavbar();
  if (kind === 'return') returnToPlace();
  else {
    scrollTo({ top: 0, behavior: 'instant' });
    enter(url, kind === 'replace');
  }
  announcePage();
  if (kind !== 'return' || !focusFollowed()) focusPage();
  announce(document.title);
  atIdle(layOutAll);
  atIdle(fetchNext);
}

/** Most readers who have followed a link continue to the next page. */
function fetchNext(): void {
  const next = document.querySelector<HTMLAnchorElement>('a[rel="next"]');
  if (next) prefetchPage(next.href);
}

/**
 * Let the first frame of a long page lay out little more than it shows, and the rest once the browser is idle.
 *
 * @param isWhole Lay out all of it: the place of an anchor, or of the reader, depends on what is above it.
 */
function layOut(isWhole: boolean): void {
  document.documentElement.toggleAttribute(dataAttribute('arriving'), !isWhole);
}

const layOutAll = () => layOut(true);

/** The buttons of the message that a page cannot be loaded. */
function onNotice({ target }: MouseEvent): void {
  const action = closestTo(target, withData('load'))?.dataset.load;
  if (action === 'dismiss') showFailure(false);
  if (action === 'retry' && failed) void visit(failed);
}

function onReturn(): void {
  layOutAll();
  if (keyOf(location) === shown) {
    wanted = undefined;
    bar.stop();
    moveWithinPage();
  } else void visit({ url: new URL(location.href), kind: 'return' });
}

/** Let the browser load a page. */
function leave({ url, kind }: Visit): void {
  if (kind === 'return') location.reload();
  else if (kind === 'replace') location.replace(url);
  else location.assign(url);
}

/** Two addresses of one page have the same key. */
function keyOf({ pathname, search }: URL | Location): string {
  return pathname + search;
}

/** Show or hide the message that a page cannot be loaded; see LoadFailure. */
function showFailure(isShown: boolean): void {
  const notice = document.querySelector<HTMLElement>(withData('loadFailure'));
  if (notice) notice.hidden = !isShown;
}
