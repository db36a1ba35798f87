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
