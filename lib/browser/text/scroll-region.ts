const TABLE = '.table-region';

/** Rounded sizes do not count as overflow. */
const TOLERANCE_PX = 1;

/** Is a part wider than its place? */
export function isTooWide({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth > clientWidth + TOLERANCE_PX;
}

/** Make an element a tab stop and a named region if it scrolls sideways, and neither if it fits. */
export function markRegion(element: HTMLElement, scrolls: boolean): void {
  // A name without a role is invalid, so both are removed, and set again.
  element.dataset.region ??= element.getAttribute('aria-label') ?? '';
  const attributes = { role: 'region', tabindex: '0', 'aria-label': element.dataset.region };
  for (const [name, value] of Object.entries(attributes)) {
    if (scrolls) element.setAttribute(name, value);
    else element.removeAttribute(name);
  }
}

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
