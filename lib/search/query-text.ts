/** Specified: the longest query, in UTF-16 units as an input field counts them. */
export const MAX_QUERY_LENGTH = 64;

/** Cut a text to the length of a query, without cutting a character in half. */
export function limitQuery(text: string): string {
  if (text.length <= MAX_QUERY_LENGTH) return text;
  const cut = text.slice(0, MAX_QUERY_LENGTH);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** The address of the search page, with a query if there is one. */
export function searchHref(pageHref: string, query: string): string {
  return query === '' ? pageHref : `${pageHref}?q=${encodeURIComponent(query)}`;
}

/** The reader's selection as the first query; empty if it is too long for one. */
export function queryFromSelection(selection: string): string {
  const text = selection.replace(/\s+/g, ' ').trim();
  return text.length <= MAX_QUERY_LENGTH ? text : '';
}

/**
 * The words of an address below its language and version, as a query for the page that may be meant.
 *
 * @example queryFromPath('guide/bundle-diff.html') // 'guide bundle diff'
 */
export function queryFromPath(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== 'index');
  const words = segments.flatMap((segment) => segment.replace(/\.html$/, '').split(/[-_.\s]+/));
  return limitQuery(words.filter(Boolean).join(' '));
}
