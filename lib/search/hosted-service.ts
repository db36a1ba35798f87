/** Specified: the script comes from a CDN. The browser refuses any other content at that address. */
export const INSIGHTS_SCRIPT = {
  src: 'https://cdn.jsdelivr.net/npm/search-insights@2.17.3/dist/search-insights.min.js',
  integrity: 'sha384-puGTibgj5tll4rKBSZMNWXFBG+MuObLcSQE3VnZ/PbPozbHGK7qhg0CFKG9FBUjZ',
} as const;

/** The origin to which that script sends events. */
export const INSIGHTS_ORIGIN = 'https://insights.algolia.io';

/** The hosts of an application that the client of the service tries, the nearest first. */
export function originsOfService(appId: string): [nearest: string, ...others: string[]] {
  const fallbacks = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, `https://${appId}.algolia.net`, ...fallbacks];
}

/** The style element in the logo of DocSearch, which its page must allow. */
export const LOGO_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';
