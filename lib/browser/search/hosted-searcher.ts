import { liteClient } from 'algoliasearch/lite';
import { FEW_HITS_SCREEN } from '../../breakpoints';
import { HITS_PER_PAGE, parseHostedAnswer } from '../../search/hosted-answer';
import type { SearchBackend } from '../../search/search-modes';
import type { Searcher } from '../../search/searcher';
import { createAnswerCache } from './answer-cache';
import { createInsights } from './insights';

/** Specified: the number of hits per group, in general and on small screens. */
const MOST_PER_GROUP = { wide: 20, small: 5 } as const;
/** Specified: the number of suggested queries. */
const MOST_SUGGESTED = 3;

const HEADINGS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((lvl) => `hierarchy.${lvl}`);

/** What a request to a DocSearch index contains besides the query. */
const PARAMETERS = {
  attributesToRetrieve: ['hierarchy.lvl0', ...HEADINGS, 'content', 'type', 'url'],
  attributesToSnippet: [...HEADINGS.map((heading) => `${heading}:10`), 'content:20'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: HITS_PER_PAGE,
};

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;
type Key = Parameters<HostsCache['get']>[0];

/** Searches a DocSearch index with the client of its service, which tries one host after the other. */
export function createHostedSearcher({
  appId,
  apiKey,
  indexName,
  insights,
}: Extract<SearchBackend, { mode: 'hosted' }>): Searcher {
  const client = liteClient(appId, apiKey, { hostsCache: createHostsCache() });
  const cache = createAnswerCache(`search-answers:${appId}:${indexName}`);
  // The answer with the most groups so far names most parts of the site.
  let parts: readonly string[] = [];

  async function ask(query: string): Promise<unknown> {
    const request = { indexName, query, ...PARAMETERS, clickAnalytics: insights };
    // Another attempt must not find a failed answer in the client's own cache.
    await client.clearCache();
    return client.search({ requests: [request] });
  }

  return {
    async search(query) {
      const answer = cache.get(query) ?? (await ask(query));
      const { small, wide } = MOST_PER_GROUP;
      const mostPerGroup = matchMedia(FEW_HITS_SCREEN).matches ? small : wide;
      const groups = parseHostedAnswer(answer, { mostPerGroup, origin: location.origin });
      cache.set(query, answer);
      if (groups.length > parts.length) parts = groups.map(({ group }) => group);
      return [{ index: indexName, groups, suggestedQueries: parts.slice(0, MOST_SUGGESTED) }];
    },
    ...(insights && createInsights({ appId, apiKey, indexName })),
  };
}

/**
 * What the client knows of its hosts, by their addresses: it asks one that has failed again after two minutes. Its own
 * cache has the time in its keys, and so finds nothing again, and grows with every failure.
 */
function createHostsCache(): HostsCache {
  const hosts = new Map<string, unknown>();
  const addressOf = (key: Key) => (typeof key === 'string' ? key : String(key['url']));
  return {
    get: async <Host>(key: Key, otherwise: () => Promise<Host>) =>
      (hosts.get(addressOf(key)) as Host) ?? otherwise(),
    async set(key, host) {
      hosts.set(addressOf(key), host);
      return host;
    },
    delete: async (key) => void hosts.delete(addressOf(key)),
    clear: async () => hosts.clear(),
  };
}
