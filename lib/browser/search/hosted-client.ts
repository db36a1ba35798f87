import {
  type Cache,
  createBrowserLocalStorageCache,
  createFallbackableCache,
  createMemoryCache,
} from '@algolia/client-common';
import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { inTime } from '../../in-time';
import type { HostedBackend } from '../../search/search-modes';
import { SEARCH_FAILURE, SERVICE_PATIENCE_MS } from '../../search/searcher';

/** How long an answer is used again. */
const ANSWER_SECONDS = 3_600;

/** The hosts that have failed, by address: the client stores them under other keys than it looks for. */
const hosts = new Map<string, unknown>();
const addressOf = (host: Parameters<Cache['get']>[0]) => (host as { url: string }).url;
const HOSTS: Cache = {
  get: async (host, missing) => (hosts.get(addressOf(host)) as never) ?? missing(),
  async set(host, state) {
    hosts.set(addressOf(host), state);
    return state;
  },
  delete: async (host) => void hosts.delete(addressOf(host)),
  clear: async () => hosts.clear(),
};

/**
 * The client of a hosted search. It reports failures, which DocSearch drops.
 *
 * @param onFailure Called with a query that failed, if no other was asked since.
 */
export function reportingClient(
  { appId, apiKey, insights }: HostedBackend,
  onFailure: (query: string) => void,
): LiteClient {
  const stored = createBrowserLocalStorageCache({ key: appId, timeToLive: ANSWER_SECONDS });
  const client = liteClient(appId, apiKey, {
    hostsCache: HOSTS,
    responsesCache: createFallbackableCache({ caches: [stored, createMemoryCache()] }),
  });
  let latest: object | undefined;
  async function search(...request: Parameters<LiteClient['search']>) {
    const [asked] = request;
    latest = asked;
    try {
      const answer = await inTime(client.search(...request), SERVICE_PATIENCE_MS);
      for (const result of answer.results) {
        if (!('hits' in result && Array.isArray(result.hits)))
          throw new TypeError('The answer of the search has no list of hits.');
        // DocSearch adds them to a hit, not to its page, which it stores in its place and sends events of, too.
        const forEvents = {
          __autocomplete_indexName: result.index,
          __autocomplete_queryID: result.queryID,
          __autocomplete_algoliaCredentials: { appId, apiKey },
        };
        if (insights) for (const hit of result.hits) if (hit) Object.assign(hit, forEvents);
      }
      return answer;
    } catch (error) {
      console.error(SEARCH_FAILURE, error);
      // It may have kept the answer.
      await client.clearCache().catch(() => undefined);
      if (latest === asked) onFailure(queryOf(asked));
      return { results: [] };
    }
  }
  return { ...client, search: search as LiteClient['search'] };
}

function queryOf(asked: Parameters<LiteClient['search']>[0]): string {
  const [first] = Array.isArray(asked) ? asked : asked.requests;
  return first && 'query' in first ? (first.query ?? '') : '';
}
