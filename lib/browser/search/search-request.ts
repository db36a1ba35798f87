/*
 * What a reader has asked of the search before it was there. The request stands on an element of the page (see
 * components/search/Search), because the script that takes it down and the search that answers share nothing else.
 */

const PLACE = '[data-search-page]';

interface SearchRequest {
  /** The first query of the dialog; undefined if it is not to be opened yet. */
  query: string | undefined;
}

/** Where a search without the dialog leads; undefined on a page without search. */
export function searchPageHref(): string | undefined {
  return placeOfRequest()?.dataset['searchPage'];
}

/** @param query Opens the dialog with it; without it the search is made ready. */
export function askForSearch(query?: string): void {
  const { dataset } = placeOfRequest() ?? {};
  if (!dataset) return;
  dataset['wanted'] = '';
  if (query !== undefined) dataset['query'] = query;
}

/** The dialog is not wanted any more. */
export function withdrawSearch(): void {
  delete placeOfRequest()?.dataset['query'];
}

/** Does a request wait to be taken over? */
export function hasSearchRequest(): boolean {
  return placeOfRequest()?.dataset['wanted'] !== undefined;
}

/** Take the request over, if there is one. */
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
