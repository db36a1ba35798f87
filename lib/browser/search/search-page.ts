import { searchHref } from '../../search/query-text';
import { followLink } from '../navigation/follow-link';

/**
 * Search without the dialog: on the page that is made for it. Where that page is on show already, its field waits
 * for the reader, because a page that is there is not loaded again.
 *
 * @param open Goes to an address.
 */
export function searchOnPage(pageHref: string, query: string, open = followLink): void {
  const field =
    location.pathname === pageHref
      ? document.querySelector<HTMLInputElement>('main input[name="q"]')
      : null;
  if (!field) {
    open(searchHref(pageHref, query));
    return;
  }
  if (query !== '') field.value = query;
  field.focus();
  field.select();
}
