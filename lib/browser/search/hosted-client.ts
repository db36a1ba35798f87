import {
  createBrowserLocalStorageCache,
  createFallbackableCache,
  createMemoryCache,
} from '@algolia/client-common';
import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { inTime } from '../../in-time';
import type { HostedBackend } from '../../search/search-modes';
import { SEARCH_FAILURE } from '../../search/searcher';

/** A service must answer within this time, including all its hosts. */
const PATIENCE_MS = 10_000;

/** How long an answer is used again. */
const ANSWER_SECONDS = 3_600;

/** The hosts that have failed. The default of the client stores them as text, which loses when to ask them again. */
const HOSTS = createMemoryCache({ serializable: false });

/**
 * The client of a hosted search. It reports failures, which DocSearch drops.
 *
 * @param onFailure Called with a query that failed, if no other was asked since.
 */
export function reportingClient(
  { appId, apiKey }: HostedBackend,
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
      const answer = await inTime(client.search(...request), PATIENCE_MS);
      for (const result of answer.results) {
        if (!('hits' in result && Array.isArray(result.hits)))
          throw new TypeError('The answer of the search has no list of hits.');
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
