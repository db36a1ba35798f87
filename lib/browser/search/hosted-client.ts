import type { DocSearchTransformClient } from '@docsearch/react';
import { inTime } from '../../in-time';
import { SEARCH_FAILURE } from '../../search/searcher';

/** A service must answer within this time, including all its hosts. */
const PATIENCE_MS = 10_000;

/** The clients of applications, with the answers that they keep. */
const clients = new Map<string, DocSearchTransformClient>();

/**
 * A client whose failures are reported apart, as DocSearch drops them. It keeps its answers while the page is open.
 *
 * @param onState Called with the query whose answer failed, and with `undefined` for a new query.
 */
export function reportingClient(
  fresh: DocSearchTransformClient,
  appId: string,
  onState: (failed: string | undefined) => void,
): DocSearchTransformClient {
  const client = clients.get(appId) ?? fresh;
  clients.set(appId, client);
  let latest: object | undefined;
  async function search(...request: Parameters<DocSearchTransformClient['search']>) {
    const [asked] = request;
    latest = asked;
    onState(undefined);
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
      clients.delete(appId);
      if (latest === asked) onState(queryOf(asked));
      return { results: [] };
    }
  }
  return { ...client, search: search as DocSearchTransformClient['search'] };
}

function queryOf(asked: Parameters<DocSearchTransformClient['search']>[0]): string {
  const [first] = Array.isArray(asked) ? asked : asked.requests;
  return first && 'query' in first ? (first.query ?? '') : '';
}
