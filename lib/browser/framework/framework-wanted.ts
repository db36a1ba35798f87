import { onInterest } from '../interest';
import { visitPage } from '../navigation/navigation';
import { searchOnPage } from '../search/search-page';
import { askForSearch, searchPageHref, withdrawSearch } from '../search/search-request';
import { attachSearch, describeTriggers, showTriggersBusy } from '../search/search-trigger';
import { isFrameworkDeferred, loadFramework } from './load-framework';
import { frameworkState, onFrameworkState } from './state';

/**
 * Load the framework when a reader shows interest in what needs it: the search, and controls that a page imports. Until
 * it runs, the button of the search shows that the dialog is coming.
 */
export function attachFramework(signal: AbortSignal): void {
  if (!isFrameworkDeferred) return;
  const waiting = new AbortController();
  onFrameworkState(() => frameworkState() === 'running' && waiting.abort(), signal);
  onInterest((element) => isImportedControl(element) && load(), signal);
  if (needsFramework('now')) load();
  // Only the framework can show the results.
  if (needsFramework('query') && location.search !== '') load();
  if (searchPageHref() === undefined) return;
  attachSearch(createSearchControl(), waiting.signal);
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

/** Stands in for the search until the framework has brought it, and leads to the search page if it does not come. */
function createSearchControl() {
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
        if (isOpen && href !== undefined) searchOnPage(href, query, visitPage);
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
