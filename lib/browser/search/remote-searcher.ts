import { inTime } from '../../in-time';
import { parseRemoteAnswer } from '../../search/remote-answer';
import type { SearchBackend } from '../../search/search-modes';
import { type IndexAnswer, SERVICE_PATIENCE_MS, type Searcher } from '../../search/searcher';

/** Searches by asking a service. */
export function createRemoteSearcher({
  url,
  indexes,
  lang,
  limit,
  siteUrl,
}: Extract<SearchBackend, { mode: 'remote' }>): Searcher {
  async function ask(query: string): Promise<readonly IndexAnswer[]> {
    const address = new URL(url, location.origin);
    address.searchParams.set('keyword', query);
    address.searchParams.set('limit', String(limit));
    address.searchParams.set('searchIndexes', indexes.join(','));
    address.searchParams.set('lang', lang);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`The search service answered ${answer.status}.`);
    const { origin } = location;
    return parseRemoteAnswer(await answer.json(), { query, limit, origin, siteUrl });
  }
  return { search: (query) => inTime(ask(query), SERVICE_PATIENCE_MS) };
}
