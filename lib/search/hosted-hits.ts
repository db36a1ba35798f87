import type { DocSearchHit } from '@docsearch/react';
import { pathOf } from './hit-link';
import { markedText, readMarked } from './marked-text';

/** The number of hits that DocSearch requests. */
const MOST_HITS = 20;

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** A record of a DocSearch index, any part of which may be missing: it comes from outside. */
type Uncertain<Value> = { [Key in keyof Value]?: Uncertain<Value[Key]> } | null;

/**
 * The hits of a DocSearch index, from its service or from the storage of the browser, as DocSearch may show them: it
 * inserts their texts as HTML and follows any address. Those without a web address are left out, the others lead to the
 * same page of this site.
 *
 * @param origin The origin of this site.
 */
export function safeHits(hits: unknown, origin: string): DocSearchHit[] {
  if (!Array.isArray(hits)) return [];
  return hits.slice(0, MOST_HITS).flatMap((hit: Uncertain<DocSearchHit>) => {
    const url = pathOf(stringOf(hit?.url), origin);
    if (url === undefined) return [];
    const texts = Object.fromEntries(
      LEVELS.map((level) => [level, escaped(readMarked(hit?.hierarchy?.[level]).text) || null]),
    );
    // DocSearch needs the name of a group, and of a page.
    texts['lvl0'] ??= texts['lvl1'] ?? url;
    texts['lvl1'] ??= texts['lvl0'];
    const content = escaped(readMarked(hit?.content).text) || null;
    const passage = markedOf(hit, (result) => result?.content) ?? content;
    const type =
      hit?.type === 'content' && passage ? 'content' : LEVELS.findLast((level) => texts[level]);
    const marked = LEVELS.map((level) => {
      const value = markedOf(hit, (result) => result?.hierarchy?.[level]) ?? texts[level];
      return [level, { value }] as const;
    });
    return [
      {
        objectID: stringOf(hit?.objectID) || url,
        url,
        type,
        content: content ?? passage,
        hierarchy: texts,
        _snippetResult: { content: { value: passage }, hierarchy: Object.fromEntries(marked) },
      } as unknown as DocSearchHit,
    ];
  });
}

type Marked = Uncertain<{ value: string }>;
type MarkedResult = Uncertain<Pick<DocSearchHit['_snippetResult'], 'content' | 'hierarchy'>>;

/** A text with the marks of its service, from its snippet or from its whole. */
function markedOf(
  hit: Uncertain<DocSearchHit>,
  part: (result: MarkedResult | undefined) => Marked | undefined,
): string | undefined {
  return htmlOf((part(hit?._snippetResult) ?? part(hit?._highlightResult))?.value) || undefined;
}

/** A text as HTML that has no elements except marks. */
function htmlOf(value: unknown): string {
  const { text, highlights } = readMarked(value);
  return markedText(text, highlights)
    .map((part) => (part.isMatch ? `<mark>${escaped(part.text)}</mark>` : escaped(part.text)))
    .join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
