import { searchHref } from '../../search/query-text';

/**
 * Search on the search page instead of in the dialog. If that page is open already, only its field is filled and
 * focused.
 *
 * @param open Navigates to an address.
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

/** Navigate as if the reader had clicked a link, so that the page opens inside the app. */
function followLink(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}
