import type { DocSearchHit } from '@docsearch/react';
import { pathOf } from './hit-link';
import { readMarked } from './marked-text';
import type { Highlight, SearchGroup, Suggestion } from './model';

/** Specified: the number of hits to ask for. Further ones are ignored. */
export const HITS_PER_PAGE = 20;

const BREADCRUMB = ' > ';
const HEADINGS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** A record of a DocSearch index, any part of which may be missing: it comes from outside. */
type Uncertain<Value> = { [Key in keyof Value]?: Uncertain<Value[Key]> } | null;

/** A hit with what events about it name. */
export interface HostedHit extends Suggestion {
  objectID: string;
  queryID: string;
  /** From 1, among all hits of the answer. */
  position: number;
}

export function isHostedHit(hit: object): hit is HostedHit {
  return 'objectID' in hit;
}

/**
 * Read the answer of a hosted search: its hits, grouped by their topmost heading. Hits without a web address are left
 * out; the others lead to the same page of this site.
 *
 * @param origin The origin of this site.
 * @throws if the answer has no list of hits.
 */
export function parseHostedAnswer(
  answer: unknown,
  { mostPerGroup, origin }: { mostPerGroup: number; origin: string },
): SearchGroup[] {
  const { results } = (answer ?? {}) as {
    results?: Uncertain<{ hits: unknown; queryID: unknown }>[];
  };
  const { hits, queryID } = results?.[0] ?? {};
  if (!Array.isArray(hits)) throw new TypeError('The answer of the search has no list of hits.');
  const groups = new Map<string, HostedHit[]>();
  hits.slice(0, HITS_PER_PAGE).forEach((value: unknown, index) => {
    const record = value as Uncertain<DocSearchHit>;
    const hit = suggestionOf(record, origin);
    if (!hit) return;
    const name = readMarked(record?.hierarchy?.lvl0).text || hit.title;
    const own = groups.get(name) ?? [];
    groups.set(name, own);
    if (own.length >= mostPerGroup) return;
    const event = { objectID: stringOf(record?.objectID), queryID: stringOf(queryID) };
    own.push({ ...hit, ...event, position: index + 1 });
  });
  return [...groups].map(([group, result]) => ({ group, result, renderType: 'default' }));
}

function suggestionOf(record: Uncertain<DocSearchHit>, origin: string): Suggestion | undefined {
  const link = pathOf(stringOf(record?.url), origin);
  if (link === undefined) return undefined;
  const lvl1 = markedLevel(record, 'lvl1');
  const title = lvl1.text === '' ? markedLevel(record, 'lvl0') : lvl1;
  const page = { link, title: title.text };
  const headings = HEADINGS.map((level) => markedLevel(record, level));
  const header = trailOf(headings.filter(({ text }) => text !== ''));
  const content = readMarked(
    record?._snippetResult?.content?.value ??
      record?._highlightResult?.content?.value ??
      record?.content,
  );
  if (record?.type === 'content' && content.text !== '') {
    return {
      type: 'content',
      ...page,
      header: header.text || undefined,
      statement: content.text,
      highlightInfoList: content.highlights,
    };
  }
  if (header.text === '') return { type: 'title', ...page, highlightInfoList: title.highlights };
  return { type: 'header', ...page, header: header.text, highlightInfoList: header.highlights };
}

/** The headings above a hit, the last of them with its marks. */
function trailOf(headings: readonly Marked[]): Marked {
  const last = headings.at(-1) ?? { text: '', highlights: [] };
  const before = headings
    .slice(0, -1)
    .map(({ text }) => text + BREADCRUMB)
    .join('');
  const highlights = last.highlights.map(({ start, length }) => ({
    start: before.length + start,
    length,
  }));
  return { text: before + last.text, highlights };
}

function markedLevel(
  record: Uncertain<DocSearchHit>,
  level: keyof DocSearchHit['hierarchy'],
): Marked {
  return readMarked(
    record?._snippetResult?.hierarchy?.[level]?.value ??
      record?._highlightResult?.hierarchy?.[level]?.value ??
      record?.hierarchy?.[level],
  );
}

interface Marked {
  text: string;
  highlights: Highlight[];
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
