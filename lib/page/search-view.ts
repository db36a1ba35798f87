import type { SiteSettings } from '../config/resolve-site';
import type { Locale } from '../model';
import type { SearchSource } from '../search/model';
import { searchModeOf } from '../search/search-modes';

/** The slug of the search page, below language and version. */
export const SEARCH_SLUG = 'search';

/** Search as a page offers it. */
export type SearchView = NonNullable<ReturnType<typeof viewSearch>>;

interface SearchViewSource {
  config: Pick<SiteSettings, 'search' | 'url'>;
  locale: Locale;
  /** The home page of the language and version. */
  homeHref: string;
  /** The index that the build has written for them. */
  source: SearchSource | undefined;
  /** The pages of `start` in the configuration. */
  start: readonly { title: string; href: string }[];
}

/** The search of a page, or undefined where the site has none. */
export function viewSearch({ config, homeHref, start, ...place }: SearchViewSource) {
  const facts = searchModeOf(config);
  const backend = facts?.backendOf({ ...config.search, siteUrl: config.url, ...place });
  return (
    backend && {
      /** The search page, which works without script; a form that leads there names its query `q`. */
      pageHref: homeHref + SEARCH_SLUG,
      /** Where saved searches are kept: one place per site, language and version. */
      storageKey: `saved-searches:${homeHref}`,
      backend,
      isOwnIndex: facts?.hasIndex === true,
      /** Offered before the reader types. */
      start,
    }
  );
}
