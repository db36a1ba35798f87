import type { TocEntry } from '../model';
import { type SearchDocument, type Section, sectionsOf } from './document';
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
interface RemoteHit extends Pick<SearchDocument, 'content' | 'toc'> {
  title: string;
  link: string;
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
      toc: Array.isArray(toc) ? toc.slice(0, MOST_HEADINGS).flatMap(parseHeading) : [],
    },
  ];
}

/** Where a heading does not say where it stands, the text below it is that of the page. */
function parseHeading(value: unknown): TocEntry[] {
  const { text, id, charIndex } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (typeof text !== 'string' || typeof id !== 'string') return [];
  return [{ text, id, depth: 2, charIndex: typeof charIndex === 'number' ? charIndex : Infinity }];
}

/** The parts of a hit that match; one that matches by other means is shown by its title. */
function groupOf({ title, link, content, toc }: RemoteHit, query: string): SearchGroup {
  const own: Suggestion = { type: 'title', title, link, highlightInfoList: marksIn(title, query) };
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
  const passage = passageOf({ title, link, content, toc }, query);
  const isNew = headings.every((heading) => heading.link !== passage?.link);
  const matches = [
    ...(holdsAll(title, query) ? [own] : []),
    ...headings,
    ...(passage && isNew ? [passage] : []),
  ];
  const result = matches.length > 0 ? matches.slice(0, MOST_PER_PAGE) : [own];
  return { group: title, result, renderType: 'default' };
}

/** Of the section that has most of what was asked for; undefined where none has any. */
function passageOf({ title, link, ...document }: RemoteHit, query: string): Suggestion | undefined {
  let best: (Section & { terms: ReadonlySet<string> }) | undefined;
  for (const section of sectionsOf(document)) {
    const terms = termsFound(section.text, query);
    if (terms.size > (best?.terms.size ?? 0)) best = { ...section, terms };
  }
  if (!best) return undefined;
  const { statement, highlights } = snippetOf(best.text, best.terms);
  return {
    type: 'content',
    title,
    link: best.id === '' ? link : `${link}#${best.id}`,
    header: best.header || undefined,
    statement,
    highlightInfoList: highlights,
  };
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
