import { searchHref } from '../../search/query-text';

/**
 * Search on the search page instead of in the dialog. If that page is open already, only its field is filled and
 * focused.
 *
 * @param open Navigates to an address.
 */
export function searchOnPage(
  pageHref: string,
  query: string,
  open: (address: string) => void,
): void {
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
