/** The origin to which events are sent. */
export const INSIGHTS_ORIGIN = 'https://insights.algolia.io';

/** The hosts of an application that the client of the service tries, the nearest first. */
export function originsOfService(appId: string): [nearest: string, ...others: string[]] {
  const fallbacks = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, `https://${appId}.algolia.net`, ...fallbacks];
}

/** The style element in the logo of DocSearch, which its page must allow. */
export const LOGO_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';
