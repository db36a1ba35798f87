const EVENT = 'docs:page-shown';

/** Announce that a page is in the document: another one, or the same with another query or after an edit. */
export function announcePage(): void {
  document.dispatchEvent(new Event(EVENT));
}

/** Listen for every page that the framework shows. The listener runs before the page is painted. */
export function onPageShown(listener: () => void): void {
  document.addEventListener(EVENT, listener);
}
