/* Loaded on the search page only; see behaviors.ts. */
import { withData } from '../../data-names';
import { limitQuery } from '../../search/query-text';
import { type LoadSearch, searchSetup } from './search-shell';

/**
 * Show the hits for the query in the address. A search loads the page again, as a form does without script, so every
 * search has an address.
 */
export function attach(signal: AbortSignal, { loadSearch }: { loadSearch: LoadSearch }): void {
  const place = document.querySelector<HTMLElement>(withData('searchResults'));
  const field = document.querySelector<HTMLInputElement>('main input[name="q"]');
  const setup = searchSetup();
  if (!place || !field || !setup) return;
  const query = limitQuery(new URLSearchParams(location.search).get('q') ?? '');
  // The reader may have begun to type.
  if (field.value === '') field.value = query;
  if (query.trim() === '') return;
  loadSearch(setup.view.backend).then(
    ({ showResults }) => {
      if (!signal.aborted) signal.addEventListener('abort', showResults(place, setup, query));
    },
    () => undefined,
  );
}
