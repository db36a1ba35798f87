import { isTooWide, markRegion } from './scroll-region';

const TABLE = '.table-region';

/**
 * Let the Tab key stop only at the tables of the page that are wider than the text, also at those that come later.
 *
 * @returns Ends it.
 */
export function attachTables(): () => void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const region = target.closest<HTMLElement>(TABLE);
      if (region) markRegion(region, isTooWide(region));
    }
  });
  const observed = new WeakSet<Element>();
  function observeTables() {
    for (const region of document.querySelectorAll(TABLE)) {
      if (observed.has(region)) continue;
      observed.add(region);
      // The place changes with the window, the table with the size of the text.
      for (const element of [region, ...region.children]) sizes.observe(element);
    }
  }
  // While its author edits a page, tables come and go without a navigation.
  const arrivals = new MutationObserver(observeTables);
  arrivals.observe(document, { childList: true, subtree: true });
  observeTables();
  return () => {
    sizes.disconnect();
    arrivals.disconnect();
  };
}
