import { isTooWide, markRegion } from './scroll-region';

const TABLE = '.table-region';

/** Let the Tab key stop only at the tables of the page that are wider than the text. */
export function attachTables(signal: AbortSignal): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const region = target.closest<HTMLElement>(TABLE);
      if (region) markRegion(region, isTooWide(region));
    }
  });
  signal.addEventListener('abort', () => sizes.disconnect());
  for (const region of document.querySelectorAll(TABLE)) {
    // The place changes with the window, the table with the size of the text.
    for (const element of [region, ...region.children]) sizes.observe(element);
  }
}
