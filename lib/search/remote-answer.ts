import type { TocEntry } from '../model';
import { type SearchDocument, sectionsOf } from './document';
import { linkOf } from './hit-link';
import { MOST_PER_PAGE, type SearchGroup } from './model';
import type { IndexAnswer } from './searcher';
import { linkTo, rowOf } from './suggestions';
import { termsOf } from './tokenize';

/** Anything beyond these limits is ignored. */
const MOST_INDEXES = 10;
const MOST_HEADINGS = 1000;
const MOST_TEXT = 200_000;

/** The parts of a document of the public index format that a row needs. */
interface RemoteHit extends Pick<SearchDocument, 'title' | 'content' | 'toc'> {
  link: string;
}

interface RemoteSetting {
  query: string;
  /** The most pages of an index. */
  limit: number;
  /** The origin of this site. */
  origin: string;
  /** That of the deployed site, of which this may be a preview. */
  siteUrl: string;
}

/**
 * Read the answer of a remote search: a list of `{ index, hits }`, each hit a document of the public index format.
 * Hits of another form are left out.
 *
 * @throws if the answer is not such a list.
 */
export function parseRemoteAnswer(
  answer: unknown,
  { query, limit, ...site }: RemoteSetting,
): IndexAnswer[] {
  if (!Array.isArray(answer)) throw new TypeError('The answer is not a list.');
  return answer.slice(0, MOST_INDEXES).map((entry: unknown) => {
    const { index, hits } = (entry ?? {}) as Partial<Record<string, unknown>>;
    if (!Array.isArray(hits)) throw new TypeError('A group of the answer has no list of hits.');
    const pages = hits.flatMap((hit) => parseHit(hit, site)).slice(0, limit);
    return {
      index: typeof index === 'string' ? index : '',
      groups: pages.map((page) => groupOf(page, query)),
    };
  });
}

function parseHit(
  value: unknown,
  { origin, siteUrl }: Pick<RemoteSetting, 'origin' | 'siteUrl'>,
): RemoteHit[] {
  const { title, routePath, domain, content, toc } = (value ?? {}) as Partial<
    Record<string, unknown>
  >;
  if (typeof title !== 'string' || typeof routePath !== 'string') return [];
  const host = typeof domain === 'string' && domain !== siteUrl ? domain : '';
  const link = linkOf(host + routePath, origin);
  if (link === undefined) return [];
  return [
    {
      title,
      link,
      content: typeof content === 'string' ? content.slice(0, MOST_TEXT) : '',
      toc: Array.isArray(toc) ? toc.slice(0, MOST_HEADINGS).flatMap(parseHeading) : [],
    },
  ];
}

/** A heading without a `charIndex` has no text of its own. */
function parseHeading(value: unknown): TocEntry[] {
  const { text, id, charIndex } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (typeof text !== 'string' || typeof id !== 'string') return [];
  return [{ text, id, depth: 2, charIndex: typeof charIndex === 'number' ? charIndex : Infinity }];
}

/** The sections of a hit that have most of the query; a hit that has none of it is shown by its title. */
function groupOf({ title, link, ...document }: RemoteHit, query: string): SearchGroup {
  const wanted = termsOf(query);
  const sections = sectionsOf(document).map(({ id, header, text }) => {
    const heading = header || title;
    const { terms, words } = matchOf(`${heading}\n${text}`, wanted);
    const section = { title, link: linkTo(link, id), heading: header, trail: header, text };
    return { section, terms, words: 2 * words + matchOf(heading, wanted).words };
  });
  const result = sections
    .filter(({ words }) => words > 0)
    .sort((a, b) => b.words - a.words)
    .slice(0, MOST_PER_PAGE)
    .map(({ section, terms }) => rowOf(section, terms));
  if (result.length === 0) result.push({ type: 'title', title, link, highlightInfoList: [] });
  return { group: title, result, renderType: 'default' };
}

/** The terms of a text that the query begins to write, and how many of its words they answer. */
function matchOf(text: string, wanted: readonly string[]) {
  const inText = termsOf(text);
  const found = wanted.map((start) =>
    inText.filter((term) => term === start || (start.length > 1 && term.startsWith(start))),
  );
  return { terms: new Set(found.flat()), words: found.filter(({ length }) => length > 0).length };
}
