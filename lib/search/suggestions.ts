import { highlightsIn } from './highlight';
import { type Contents, trailOf } from './index-file';
import type { SearchGroup, Suggestion } from './model';
import type { Hit } from './rank';
import { snippetOf } from './snippet';

const BREADCRUMB = ' > ';
/** A page that answers everywhere does not push the others out of sight; those below the best show less. */
const MOST_OF_BEST_PAGE = 5;
const MOST_PER_PAGE = 3;
/** What the other sections of a page add to its best one. */
const COMPANY = 0.1;

/** Where the parts of a suggestion come from. */
export interface SuggestionSource {
  contents: Contents;
  textOf(section: number): string;
}

/** The hits by page, the best page first: its title, its headings, or what its text says. */
export function groupHits(
  hits: readonly Hit[],
  source: SuggestionSource,
  mostPages: number,
): SearchGroup[] {
  const pages = new Map<number, Hit[]>();
  for (const hit of hits) {
    const page = source.contents.sections[hit.section]?.[0] ?? 0;
    pages.set(page, [...(pages.get(page) ?? []), hit]);
  }
  return [...pages]
    .map(([page, own]) => ({ page, own, score: pageScore(own) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, mostPages)
    .map(({ page, own }, place) => ({
      group: source.contents.pages[page]?.[0] ?? '',
      result: own
        .slice(0, place === 0 ? MOST_OF_BEST_PAGE : MOST_PER_PAGE)
        .map((hit) => suggestionOf(hit, source)),
      renderType: 'default',
    }));
}

function pageScore(hits: readonly Hit[]): number {
  const [best, ...others] = hits.slice(0, MOST_OF_BEST_PAGE).map(({ score }) => score);
  return (best ?? 0) + COMPANY * others.reduce((sum, score) => sum + score, 0);
}

function suggestionOf({ section, terms }: Hit, { contents, textOf }: SuggestionSource): Suggestion {
  const [page = 0, id = ''] = contents.sections[section] ?? [];
  const [title = '', href = ''] = contents.pages[page] ?? [];
  const link = id === '' ? href : `${href}#${id}`;
  const header = trailOf(section, contents).join(BREADCRUMB);
  const shown = id === '' ? title : header;
  const heading = id === '' ? title : (contents.sections[section]?.[2] ?? '');
  const highlights = highlightsIn(shown, terms);
  const isHeading = highlightsIn(heading, terms).length > 0;
  const text = textOf(section);
  if (isHeading || text === '') {
    return id === ''
      ? { type: 'title', link, title, highlightInfoList: highlights }
      : { type: 'header', link, title, header, highlightInfoList: highlights };
  }
  const snippet = snippetOf(text, terms);
  return {
    type: 'content',
    link,
    title,
    header: header || undefined,
    statement: snippet.statement,
    highlightInfoList: snippet.highlights,
  };
}
