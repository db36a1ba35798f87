import { isTooWide, markRegion } from './scroll-region';

const TABLE = '.table-region';

/** Let the Tab key stop only at the tables of the page that are wider than the text. */
export function attachTables(signal: AbortSignal): void {
  const sizes = new ResizeObserver((entries) => {
    const regions = new Set(
      entries.flatMap(({ target }) => target.closest<HTMLElement>(TABLE) ?? []),
    );
    // Measured before one is changed, so that the browser lays out the page once.
    const measured = [...regions].map((region) => ({ region, scrolls: isTooWide(region) }));
    for (const { region, scrolls } of measured) markRegion(region, scrolls);
  });
  signal.addEventListener('abort', () => sizes.disconnect());
  for (const region of document.querySelectorAll(TABLE)) {
    // The region changes with the window, the table with the size of the text.
    for (const element of [region, ...region.children]) sizes.observe(element);
  }
}
