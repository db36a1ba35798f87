import type { SearchGroup, Suggestion } from './model';
import type { IndexAnswer } from './searcher';

/** Specified: so much of a text is shown around a match. */
const SNIPPET_LENGTH = 100;

/** A document of the public index format, as far as a hit has to hold one. */
interface RemoteHit {
  title: string;
  routePath: string;
  domain: string;
  content: string;
  toc: readonly { text: string; id: string }[];
}

/**
 * What a remote search answered: a list of `{ index, hits }`, each hit a document of the public index format.
 * Hits that are none are left out.
 *
 * @throws if the answer is not such a list.
 */
export function parseRemoteAnswer(answer: unknown, query: string, limit: number): IndexAnswer[] {
  if (!Array.isArray(answer)) throw new TypeError('The answer is not a list.');
  return answer.map((entry: unknown) => {
    const { index, hits } = (entry ?? {}) as Partial<Record<string, unknown>>;
    if (!Array.isArray(hits)) throw new TypeError('A group of the answer has no list of hits.');
    const groups = hits.flatMap(parseHit).slice(0, limit);
    return {
      index: typeof index === 'string' ? index : '',
      groups: groups.map((hit) => groupOf(hit, query)),
    };
  });
}

function parseHit(value: unknown): RemoteHit[] {
  const { title, routePath, domain, content, toc } = (value ?? {}) as Partial<
    Record<string, unknown>
  >;
  if (typeof title !== 'string' || typeof routePath !== 'string') return [];
  const origin = typeof domain === 'string' ? domain : '';
  // Whatever a service answers, a link leads to a web address.
  if (!/^(?:https?:\/\/[^/]|\/(?!\/))/.test(origin + routePath)) return [];
  return [
    {
      title,
      routePath,
      domain: origin,
      content: typeof content === 'string' ? content : '',
      toc: Array.isArray(toc) ? toc.filter(isHeading) : [],
    },
  ];
}

function isHeading(value: unknown): value is { text: string; id: string } {
  const { text, id } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof text === 'string' && typeof id === 'string';
}

/** The parts of a hit that match; one that matches by other means is shown by its title. */
function groupOf(
  { title, routePath, domain, content, toc }: RemoteHit,
  query: string,
): SearchGroup {
  const page = { title, link: domain + routePath };
  const inTitle = findMatch(title, query);
  const headings = toc.flatMap(({ text, id }): Suggestion[] => {
    const match = findMatch(text, query);
    if (!match) return [];
    const link = `${page.link}#${id}`;
    return [{ type: 'header', ...page, link, header: text, highlightInfoList: [match] }];
  });
  const statement = snippetOf(content, query);
  const passages: Suggestion[] = statement ? [{ type: 'content', ...page, ...statement }] : [];
  const others = [...headings, ...passages];
  const own: Suggestion = {
    type: 'title',
    ...page,
    highlightInfoList: inTitle ? [inTitle] : [],
  };
  const result = inTitle || others.length === 0 ? [own, ...others] : others;
  return { group: title, result, renderType: 'default' };
}

function snippetOf(content: string, query: string) {
  const match = findMatch(content, query);
  if (!match) return undefined;
  const start = Math.max(0, match.start - Math.floor((SNIPPET_LENGTH - match.length) / 2));
  return {
    statement: content.slice(start, start + SNIPPET_LENGTH),
    highlightInfoList: [{ start: match.start - start, length: match.length }],
  };
}

function findMatch(text: string, query: string) {
  const start = text.toLowerCase().indexOf(query.toLowerCase());
  return start < 0 ? undefined : { start, length: query.length };
}
