import { closestTo } from '../closest';
import { onInterest } from '../interest';
import { internalPath, isPlainClick, keptPlace } from '../navigation/internal-link';
import { watchDocumentLoads } from '../navigation/load-failure';
import { savesData } from '../saves-data';
import { searchOnPage } from '../search/search-page';
import { askForSearch, searchPageHref, withdrawSearch } from '../search/search-request';
import { attachSearch, describeTriggers, showTriggersBusy } from '../search/search-trigger';
import { isFrameworkDeferred, loadFramework } from './load-framework';
import { prefetchPage } from './payloads';
import { frameworkState, onFrameworkState } from './state';

/** What the browser does when idle is done after this time even if it is still busy. */
const PATIENCE_MS = 8000;

/** Set in the tab's storage once the framework has been loaded for a link. */
const FOLLOWS_LINKS_KEY = 'follows-links';

/**
 * Load the framework when a reader shows interest in what needs it: search, controls that a page imports, and links
 * within the site, which it follows without a new document; the page behind such a link is loaded too. Until the
 * framework runs, the browser follows links. If it has followed one, the next page loads the framework when idle: on a
 * slow connection every click would come before the framework, and stop its loading. For readers who save data, links
 * do not load it: a page is much smaller than the framework.
 */
export function attachFramework(signal: AbortSignal, { base }: { base: string }): void {
  if (!isFrameworkDeferred) return;
  const waiting = new AbortController();
  onFrameworkState(() => {
    if (frameworkState() !== 'running') return;
    waiting.abort();
    if (!savesData()) atIdle(prefetchNeighbors);
  }, signal);

  onInterest((element) => {
    if (isImportedControl(element)) load();
    const link = element.closest('a');
    if (!link || savesData() || internalPath(link, base) === undefined) return;
    load();
    rememberInterest();
    prefetchPage(link);
  }, signal);
  function onClick(event: MouseEvent): void {
    const link = closestTo<HTMLAnchorElement>(event.target, 'a');
    const place = link && isPlainClick(event) ? keptPlace(link) : '';
    if (place === '' || internalPath(link, base) === undefined) return;
    event.preventDefault();
    location.assign(link?.href + place);
  }
  document.addEventListener('click', onClick, { signal: waiting.signal });
  if (needsFramework('now')) load();
  else if (followsLinks() && !savesData()) atIdle(load);
  // Only the framework can show the results.
  if (needsFramework('query') && location.search !== '') load();
  if (searchPageHref() === undefined) return;
  const { load: openDocument } = watchDocumentLoads(waiting.signal);
  attachSearch(createSearchControl(openDocument), waiting.signal);
  describeTriggers(false);
}

/** The element by which a page says when its components need the framework; see LiveText. */
function needsFramework(moment: 'now' | 'query' | 'interest'): Element | null {
  return document.querySelector(`[data-needs-framework="${moment}"]`);
}

/** Is this a control in the text of a page whose code runs in the browser? */
function isImportedControl(target: Element): boolean {
  const isControl = target.closest('button, input, select, textarea') !== null;
  return isControl && needsFramework('interest')?.parentElement?.contains(target) === true;
}

/**
 * Stands in for the search until the framework has brought it.
 *
 * @param openDocument Leads to the search page if the framework does not come.
 */
function createSearchControl(openDocument: (url: string) => void) {
  let isOpen = false;
  return {
    isOpen: () => isOpen,
    open(query: string): void {
      isOpen = true;
      askForSearch(query);
      showTriggersBusy(true);
      loadFramework().catch(() => {
        showTriggersBusy(false);
        const href = searchPageHref();
        if (isOpen && href !== undefined) searchOnPage(href, query, openDocument);
        isOpen = false;
      });
    },
    close(): void {
      isOpen = false;
      withdrawSearch();
      showTriggersBusy(false);
    },
    prepare(): void {
      askForSearch();
      load();
    },
  };
}

function load(): void {
  loadFramework().catch(() => undefined);
}

function rememberInterest(): void {
  try {
    sessionStorage.setItem(FOLLOWS_LINKS_KEY, '1');
  } catch {
    // Without storage the next page waits for another sign of interest.
  }
}

/** Has the reader been interested in a link since this tab was opened? */
function followsLinks(): boolean {
  try {
    return sessionStorage.getItem(FOLLOWS_LINKS_KEY) !== null;
  } catch {
    return false;
  }
}

/** Most readers continue to the next page or return to the previous one. */
function prefetchNeighbors(): void {
  const links = 'main a:is([rel="prev"], [rel="next"])';
  document.querySelectorAll<HTMLAnchorElement>(links).forEach(prefetchPage);
}

/** Do something once the page has loaded and the browser has nothing else to do. */
function atIdle(action: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => atIdle(action), { once: true });
  } else if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: PATIENCE_MS });
  else setTimeout(action, PATIENCE_MS);
}
