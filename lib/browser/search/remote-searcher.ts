import { parseRemoteAnswer } from '../../search/remote-answer';
import type { SearchBackend } from '../../search/search-modes';
import type { Searcher } from '../../search/searcher';

/** Searches by asking a service. */
export function createRemoteSearcher({
  url,
  indexes,
  lang,
  limit,
  siteUrl,
}: Extract<SearchBackend, { mode: 'remote' }>): Searcher {
  return {
    async search(query) {
      const address = new URL(url, location.origin);
      address.searchParams.set('keyword', query);
      address.searchParams.set('limit', String(limit));
      address.searchParams.set('searchIndexes', indexes.join(','));
      address.searchParams.set('lang', lang);
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`The search service answered ${answer.status}.`);
      const { origin } = location;
      return parseRemoteAnswer(await answer.json(), { query, limit, origin, siteUrl });
    },
  };
}
