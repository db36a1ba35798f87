import type { Locale } from '../model';
import type { SiteConfig } from '../site-config';
import type { SearchSource } from './model';

/** The slug of the search page, below language and version. */
export const SEARCH_SLUG = 'search';

/** Specified: as many matching pages are shown unless the site says otherwise. */
const DEFAULT_LIMIT = 7;

/** What the browser needs in order to search, told apart by `mode`. */
export type SearchBackend =
  | { mode: 'local'; limit: number; source: SearchSource }
  | { mode: 'remote'; limit: number; url: string; indexes: readonly string[]; lang: Locale }
  | {
      mode: 'hosted';
      appId: string;
      apiKey: string;
      indexName: string;
      insights: boolean;
      missingResultsUrl: string | undefined;
    };

/** Search as a page offers it. */
export interface SearchView {
  /** The search page, which works without script; a form that leads there names its query `q`. */
  pageHref: string;
  /** Where saved searches are kept: one place per site, language and version. */
  storageKey: string;
  backend: SearchBackend;
}

/** What a search is offered for. */
export interface SearchViewSource {
  config: SiteConfig;
  locale: Locale;
  /** The home page of the language and version. */
  homeHref: string;
  /** Where the index of the language and version lies; needed for local search alone. */
  source: SearchSource | undefined;
}

/** The search of a page, or undefined where the site has none. */
export function viewSearch(options: SearchViewSource): SearchView | undefined {
  const { homeHref } = options;
  const backend = backendOf(options);
  return (
    backend && {
      pageHref: homeHref + SEARCH_SLUG,
      storageKey: `saved-searches:${homeHref}`,
      backend,
    }
  );
}

function backendOf({ config, locale, source }: SearchViewSource): SearchBackend | undefined {
  const {
    mode = 'local',
    limit = DEFAULT_LIMIT,
    indexes = [],
    remote,
    hosted,
  } = config.search ?? {};
  if (mode === 'local') return source && { mode, limit, source };
  if (mode === 'remote' && remote) return { mode, limit, url: remote.url, indexes, lang: locale };
  if (mode === 'hosted' && hosted) {
    const { appId, apiKey, indexName, insights = false, missingResultsUrl } = hosted;
    const name = typeof indexName === 'string' ? indexName : (indexName[locale] ?? '');
    return { mode, appId, apiKey, indexName: name, insights, missingResultsUrl };
  }
  return undefined;
}
