import type { Locale } from '../model';
import type { SiteSettings } from '../resolve-site';
import type { SearchPieces, SearchSource } from './model';
import {
  type BackendSource,
  type SearchBackend,
  type SearchExtras,
  searchModeOf,
} from './search-modes';

/** The slug of the search page, below language and version. */
export const SEARCH_SLUG = 'search';

/** Search as a page offers it. */
export interface SearchView extends SearchExtras {
  /** The search page, which works without script; a form that leads there names its query `q`. */
  pageHref: string;
  /** Where saved searches are kept: one place per site, language and version. */
  storageKey: string;
  backend: SearchBackend;
}

/** What a search is offered for. */
interface SearchViewSource {
  config: Pick<SiteSettings, 'search'>;
  locale: Locale;
  /** The home page of the language and version. */
  homeHref: string;
  /** Where the index of the language and version lies; needed for local search alone. */
  source: SearchSource | SearchPieces | undefined;
}

/** The search of a page, or undefined where the site has none. */
export function viewSearch({
  config,
  homeHref,
  ...place
}: SearchViewSource): SearchView | undefined {
  const { backendOf, extrasOf } = searchModeOf(config);
  const source: BackendSource = { ...config.search, ...place };
  const backend = backendOf(source) as SearchBackend | undefined;
  return (
    backend && {
      pageHref: homeHref + SEARCH_SLUG,
      storageKey: `saved-searches:${homeHref}`,
      backend,
      ...extrasOf?.(source),
    }
  );
}
