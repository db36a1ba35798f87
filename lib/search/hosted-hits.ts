/** Hits of a hosted search lead to the site it was crawled from; here they lead to the same page of this one. */
export function withoutOrigins<Hit extends { url: string }>(hits: readonly Hit[]): Hit[] {
  return hits.map((hit) => ({ ...hit, url: hit.url.replace(/^https?:\/\/[^/]+/, '') || '/' }));
}

/**
 * Where a missing result is reported.
 *
 * @param template An address in which `{query}` stands for what was looked for.
 */
export function missingResultsUrl(template: string, query: string): string {
  return template.replaceAll('{query}', encodeURIComponent(query));
}
