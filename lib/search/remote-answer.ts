import { highlightsIn } from './highlight';
import { linkOf } from './hit-link';
import type { SearchGroup, Suggestion } from './model';
import { foldText } from './normalize';
import type { IndexAnswer } from './searcher';
import { snippetOf } from './snippet';
import { termsOf, wordsOf } from './tokenize';

/** A page that matches everywhere does not push the others out of sight. */
const MOST_PER_PAGE = 5;
/** More are not looked through, whatever the service answers. */
const MOST_INDEXES = 10;
const MOST_HEADINGS = 1000;
const MOST_TEXT = 200_000;

/** A document of the public index format, as far as a hit has to hold one. */
interface RemoteHit {
  title: string;
  link: string;
  content: string;
  toc: readonly { text: string; id: string }[];
}

interface RemoteSetting {
  query: string;
  /** The most pages of an index. */
  limit: number;
  /** The origin of this site. */
  origin: string;
}

/**
 * What a remote search answered: a list of `{ index, hits }`, each hit a document of the public index format.
 * Hits that are none are left out.
 *
 * @throws if the answer is not such a list.
 */
export function parseRemoteAnswer(
  answer: unknown,
  { query, limit, origin }: RemoteSetting,
): IndexAnswer[] {
  if (!Array.isArray(answer)) throw new TypeError('The answer is not a list.');
  return answer.slice(0, MOST_INDEXES).map((entry: unknown) => {
    const { index, hits } = (entry ?? {}) as Partial<Record<string, unknown>>;
    if (!Array.isArray(hits)) throw new TypeError('A group of the answer has no list of hits.');
    const pages = hits.flatMap((hit) => parseHit(hit, origin)).slice(0, limit);
    return {
      index: typeof index === 'string' ? index : '',
      groups: pages.map((page) => groupOf(page, query)),
    };
  });
}

function parseHit(value: unknown, origin: string): RemoteHit[] {
  const { title, routePath, domain, content, toc } = (value ?? {}) as Partial<
    Record<string, unknown>
  >;
  if (typeof title !== 'string' || typeof routePath !== 'string') return [];
  const link = linkOf((typeof domain === 'string' ? domain : '') + routePath, origin);
  if (link === undefined) return [];
  return [
    {
      title,
      link,
      content: typeof content === 'string' ? content.slice(0, MOST_TEXT) : '',
      toc: Array.isArray(toc) ? toc.slice(0, MOST_HEADINGS).filter(isHeading) : [],
    },
  ];
}

function isHeading(value: unknown): value is { text: string; id: string } {
  const { text, id } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof text === 'string' && typeof id === 'string';
}

/** The parts of a hit that match; one that matches by other means is shown by its title. */
function groupOf({ title, link, content, toc }: RemoteHit, query: string): SearchGroup {
  const page = { title, link };
  const own: Suggestion = { type: 'title', ...page, highlightInfoList: marksIn(title, query) };
  const headings = toc
    .filter(({ text }) => holdsAll(text, query))
    .map(
      ({ text, id }): Suggestion => ({
        type: 'header',
        title,
        link: `${link}#${id}`,
        header: text,
        highlightInfoList: marksIn(text, query),
      }),
    );
  const { statement, highlights } = snippetOf(content, termsFound(content, query));
  const passage: Suggestion = {
    type: 'content',
    ...page,
    statement,
    highlightInfoList: highlights,
  };
  const matches = [
    ...(holdsAll(title, query) ? [own] : []),
    ...headings,
    ...(highlights.length > 0 ? [passage] : []),
  ];
  const result = matches.length > 0 ? matches.slice(0, MOST_PER_PAGE) : [own];
  return { group: title, result, renderType: 'default' };
}

/** Is each word of the query in this text? */
function holdsAll(text: string, query: string): boolean {
  const folded = foldText(text);
  const words = wordsOf(query).flatMap((word) => (word.parts.length > 0 ? word.parts : word));
  return words.length > 0 && words.every((word) => folded.includes(word.text));
}

function marksIn(text: string, query: string) {
  return highlightsIn(text, termsFound(text, query));
}

/** The terms of a text that the query begins to write. */
function termsFound(text: string, query: string): Set<string> {
  const wanted = termsOf(query);
  return new Set(
    termsOf(text).filter((term) =>
      wanted.some((start) => term === start || (start.length > 1 && term.startsWith(start))),
    ),
  );
}
