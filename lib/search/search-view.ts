import type { Locale } from '../model';
import type { SearchConfig, SiteConfig } from '../site-config';
import type { SearchSource } from './model';

/** The slug of the search page, below language and version. */
export const SEARCH_SLUG = 'search';

/** As many matching pages are shown unless the site says otherwise. */
const DEFAULT_LIMIT = 7;
const DEFAULT_MODE: SearchMode = 'local';

type SearchMode = SearchConfig['mode'];

interface BackendSource extends SearchConfig {
  locale: Locale;
  /** Where the index of the language and version is. Only a local search has one. */
  source: SearchSource | undefined;
}

/** What only some modes bring along; see `SearchView`. */
type Extras = Pick<SearchView, 'service' | 'isOwnIndex'>;

interface ModeFacts {
  /** Does the build write an index of the pages? */
  hasIndex: boolean;
  /** Does the site have a search page and buttons that open a search? */
  hasPage: boolean;
  /** What the browser needs in order to search; undefined without a search. */
  backendOf(source: BackendSource): { mode: SearchMode } | undefined;
  extrasOf?(source: BackendSource): Extras;
}

/**
 * All facts about the modes of search that the build needs. What a browser loads for each stands in
 * `lib/browser/search/load-searcher.ts`; another mode is one entry here and one there.
 */
export const SEARCH_MODES = {
  local: {
    hasIndex: true,
    hasPage: true,
    backendOf: ({ limit = DEFAULT_LIMIT, source }) =>
      source && { mode: 'local' as const, limit, source },
    extrasOf: () => ({ isOwnIndex: true }),
  },
  remote: {
    hasIndex: false,
    hasPage: true,
    backendOf: ({ limit = DEFAULT_LIMIT, indexes = [], remote, locale }) =>
      remote && { mode: 'remote' as const, limit, url: remote.url, indexes, lang: locale },
  },
  hosted: {
    hasIndex: false,
    hasPage: true,
    backendOf({ hosted, locale }) {
      if (!hosted) return undefined;
      const { appId, apiKey, indexName: names, insights = false } = hosted;
      const indexName = typeof names === 'string' ? names : (names[locale] ?? '');
      return { mode: 'hosted' as const, appId, apiKey, indexName, insights };
    },
    extrasOf: ({ hosted }) => ({
      service: {
        origin: `https://${hosted?.appId}-dsn.algolia.net`,
        missingResultsUrl: hosted?.missingResultsUrl,
      },
    }),
  },
  off: { hasIndex: false, hasPage: false, backendOf: () => undefined },
} satisfies Record<SearchMode, ModeFacts>;

/** The facts about the search of a site. */
export function searchModeOf({ search }: SiteConfig): ModeFacts {
  return SEARCH_MODES[search?.mode ?? DEFAULT_MODE];
}

/** What the browser needs in order to search, told apart by `mode`. */
export type SearchBackend = NonNullable<ReturnType<(typeof SEARCH_MODES)[SearchMode]['backendOf']>>;

/** Search as a page offers it. */
export interface SearchView {
  /** The search page, which works without script; a form that leads there names its query `q`. */
  pageHref: string;
  /** Where saved searches are kept: one place per site, language and version. */
  storageKey: string;
  backend: SearchBackend;
  /** Is what is searched a file of this site, which a new deployment replaces? */
  isOwnIndex?: boolean;
  /** The service that answers, where the dialog offers the parts that only a DocSearch service has. */
  service?: {
    /** Connected to while the page loads. */
    origin: string;
    /** Where readers report a missing result; `{query}` stands for the query. */
    missingResultsUrl: string | undefined;
  };
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
export function viewSearch({
  config,
  homeHref,
  ...place
}: SearchViewSource): SearchView | undefined {
  const { backendOf, extrasOf } = searchModeOf(config);
  const source: BackendSource = { mode: DEFAULT_MODE, ...config.search, ...place };
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
