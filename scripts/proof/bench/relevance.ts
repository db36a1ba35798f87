import type { Contents } from '../../../lib/search/index-file';
import type { SearchEngine } from '../../../lib/search/model';

/** A query and the addresses that answer it. */
export interface ExpectedAnswer {
  query: string;
  kind: string;
  links: readonly string[];
}

/** The quality of the results of an engine, averaged over all queries. */
interface Relevance {
  queries: number;
  recallAt1: number;
  recallAt5: number;
  /** Mean reciprocal rank. */
  mrr: number;
  /** The queries whose first result is wrong, with the rank of the right one; 0 if it is missing. */
  misses: readonly { query: string; rank: number; first: string | undefined }[];
}

const MOST_PAGES = 7;

/** Parses a list of `query → address, address`, with `## kind` above the queries of a kind. */
export function parseAnswers(text: string): ExpectedAnswer[] {
  let kind = '';
  const answers: ExpectedAnswer[] = [];
  for (const line of text.split('\n')) {
    kind = /^## (.*)/.exec(line)?.[1] ?? kind;
    const [, query, links] = /^([^#].*) → (\S.*)$/.exec(line) ?? [];
    if (query === undefined || links === undefined) continue;
    answers.push({ query, kind, links: links.split(', ') });
  }
  return answers;
}

/** The expected addresses, matched with the content. */
interface AnswersOfSite {
  /** Queries that an existing page answers. Addresses of other pages are left out. */
  askable: readonly ExpectedAnswer[];
  /** Addresses of a section that its page does not have: the content or the list is wrong. */
  stale: readonly string[];
  /** Queries that only pages which do not exist answer. */
  pending: readonly string[];
}

/** Matches the expected addresses with the sections of a language, whose paths begin with `prefix`. */
export function fitToSite(
  answers: readonly ExpectedAnswer[],
  { pages, sections }: Contents,
  prefix: string,
): AnswersOfSite {
  const known = new Set<string>();
  for (const [page, id] of sections) {
    const href = pages[page]?.[1] ?? '';
    known.add(id === '' ? href : `${href}#${id}`);
  }
  const pageOf = (link: string) => link.replace(/#.*/, '');
  const fitted = answers.map((answer) => ({
    ...answer,
    links: answer.links.map((link) => prefix + link).filter((link) => known.has(pageOf(link))),
  }));
  return {
    askable: fitted.filter(({ links }) => links.length > 0),
    stale: fitted.flatMap(({ links }) => links.filter((link) => !known.has(link))),
    pending: fitted.filter(({ links }) => links.length === 0).map(({ query }) => query),
  };
}

/**
 * Runs every query on an engine, as from the home page. The rank is that of the page among the pages if the section is
 * the first that is shown of it; every other section of the page above it adds one.
 */
export async function measureRelevance(
  engine: SearchEngine,
  answers: readonly ExpectedAnswer[],
): Promise<Relevance> {
  const ranks: { query: string; rank: number; first: string | undefined }[] = [];
  for (const { query, links } of answers) {
    const groups = await engine.search(query, { limit: MOST_PAGES });
    const wanted = new Set(links);
    const positions = groups.flatMap(({ result }, page) =>
      result.map(({ link }, section) => ({ link, rank: page + section + 1 })),
    );
    const found = positions.filter(({ link }) => wanted.has(link)).map(({ rank }) => rank);
    ranks.push({ query, rank: Math.min(...found, Infinity), first: positions[0]?.link });
  }
  const share = (isGood: (rank: number) => boolean) =>
    ranks.filter(({ rank }) => isGood(rank)).length / ranks.length;
  return {
    queries: ranks.length,
    recallAt1: share((rank) => rank === 1),
    recallAt5: share((rank) => rank <= 5),
    mrr: ranks.reduce((sum, { rank }) => sum + 1 / rank, 0) / ranks.length,
    misses: ranks
      .filter(({ rank }) => rank > 1)
      .map((miss) => ({ ...miss, rank: Number.isFinite(miss.rank) ? miss.rank : 0 })),
  };
}
