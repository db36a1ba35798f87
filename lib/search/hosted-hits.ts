import type { DocSearchHit } from '@docsearch/react';
import { escapeHtml } from '../html';
import { pathOf } from './hit-link';
import { markedText, readMarked } from './marked-text';

/**
 * The hits of a DocSearch index as DocSearch may show them: it inserts their texts as HTML and follows any address. Those
 * without a web address are left out, the others lead to the same page of this site.
 *
 * @param origin The origin of this site.
 */
export function safeHits(hits: readonly DocSearchHit[], origin: string): DocSearchHit[] {
  return hits.flatMap((hit) => {
    const url = typeof hit?.url === 'string' ? pathOf(hit.url, origin) : undefined;
    // DocSearch groups hits by their headings.
    if (url === undefined || !hit.hierarchy) return [];
    return [{ ...withoutMarkup(hit), objectID: hit.objectID, url }];
  });
}

/** A value whose texts have no elements except marks. */
function withoutMarkup<Value>(value: Value): Value;
function withoutMarkup(value: unknown): unknown {
  if (typeof value === 'string') return htmlOf(value);
  if (Array.isArray(value)) return value.map((part) => withoutMarkup(part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutMarkup(part)]),
  );
}

function htmlOf(value: string): string {
  const { text, highlights } = readMarked(value);
  return markedText(text, highlights)
    .map((part) => (part.isMatch ? `<mark>${escapeHtml(part.text)}</mark>` : escapeHtml(part.text)))
    .join('');
}
