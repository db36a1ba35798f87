/*
 * A request to search that a reader makes before the framework is loaded. It is stored on an element of the page (see
 * components/search/Search), because the reading script and the framework share no module.
 */

const PLACE = '[data-search-page]';

interface SearchRequest {
  /** The first query of the dialog; undefined if the dialog is only to be prepared. */
  query: string | undefined;
}

/** The search page; undefined on a site without search. */
export function searchPageHref(): string | undefined {
  return placeOfRequest()?.dataset['searchPage'];
}

/** @param query Opens the dialog with it; without it the dialog is only prepared. */
export function askForSearch(query?: string): void {
  const { dataset } = placeOfRequest() ?? {};
  if (!dataset) return;
  dataset['wanted'] = '';
  if (query !== undefined) dataset['query'] = query;
}

/** The dialog is no longer wanted. */
export function withdrawSearch(): void {
  delete placeOfRequest()?.dataset['query'];
}

/** Remove and return the request, if there is one. */
export function takeSearchRequest(): SearchRequest | undefined {
  const { dataset } = placeOfRequest() ?? {};
  if (dataset?.['wanted'] === undefined) return undefined;
  const { query } = dataset;
  delete dataset['wanted'];
  delete dataset['query'];
  return { query };
}

function placeOfRequest(): HTMLElement | null {
  return document.querySelector<HTMLElement>(PLACE);
}
