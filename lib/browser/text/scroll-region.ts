/** Rounded sizes do not count as overflow. */
const TOLERANCE_PX = 1;

/** Is a part wider than its place? */
export function isTooWide({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth > clientWidth + TOLERANCE_PX;
}

/**
 * What scrolls sideways has to be reached with the keyboard, as a region with the name that the page gave it.
 * A part that fits its place is neither a tab stop nor a region.
 */
export function markRegion(element: HTMLElement, scrolls: boolean): void {
  // A name without a role would be none: both go, and come back.
  element.dataset['region'] ??= element.getAttribute('aria-label') ?? '';
  const attributes = { role: 'region', tabindex: '0', 'aria-label': element.dataset['region'] };
  for (const [name, value] of Object.entries(attributes)) {
    if (scrolls) element.setAttribute(name, value);
    else element.removeAttribute(name);
  }
}
