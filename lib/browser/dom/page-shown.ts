const EVENT = 'docs:page-shown';

/** Announce that a page is in the document: another one, the same after an edit, or the same with its components alive. */
export function announcePage(): void {
  document.dispatchEvent(new Event(EVENT));
}

/** Listen for every page that is shown. The listener runs before the page is painted. */
export function onPageShown(listener: () => void, signal?: AbortSignal): void {
  document.addEventListener(EVENT, listener, { signal });
}
