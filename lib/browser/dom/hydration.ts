import { withData } from '../../data-names';
import { announcePage } from './page-shown';

/** Does React own the document of a page? Only if the page imports code. */
export function isHydrated(page: Document = document): boolean {
  return page.querySelector(withData('hydrated')) !== null;
}

/** React would find elements that it has not rendered, if scripts added some before this ends. */
export function awaitsHydration(): boolean {
  return document.querySelector(withData('hydrated', 'no')) !== null;
}

/** React has hydrated the page. */
export function reportHydrated(): void {
  const mark = document.querySelector<HTMLElement>(withData('hydrated'));
  if (mark) mark.dataset.hydrated = 'yes';
  announcePage();
}
