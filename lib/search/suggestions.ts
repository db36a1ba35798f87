import { highlightsIn } from './highlight';
import { type Contents, trailOf } from './index-file';
import type { SearchGroup, Suggestion } from './model';
import type { Hit } from './rank';
import { snippetOf } from './snippet';

const BREADCRUMB = ' > ';
/** A page that answers everywhere does not push the others out of sight. */
const MOST_PER_PAGE = 2;
/** What the other sections of a page add to its best one, and how many of them do. */
const COMPANY = 0.1;
const MOST_COMPANY = 4;

/** Where the parts of a suggestion come from. */
interface SuggestionSource {
  contents: Contents;
  /** Not there while the texts have not arrived. */
  textOf: ((section: number) => string) | undefined;
}

/**
 * The hits by page, the best page first: its title, its headings, or what its text says. None while the texts have not
 * arrived and the best page needs them: the first row would be another one a moment later.
 */
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
  const groups = [...pages]
    .map(([page, own]) => ({ page, own, score: pageScore(own) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, mostPages)
    .map(({ page, own }): SearchGroup => {
      const group = source.contents.pages[page]?.[0] ?? '';
      return { group, result: suggestionsOf(own, source), renderType: 'default' };
    });
  if (!source.textOf && groups[0]?.result.length === 0) return [];
  return groups.filter(({ result }) => result.length > 0);
}

function pageScore(hits: readonly Hit[]): number {
  const [best, ...others] = hits.slice(0, 1 + MOST_COMPANY).map(({ score }) => score);
  return (best ?? 0) + COMPANY * others.reduce((sum, score) => sum + score, 0);
}

/**
 * What is shown of a page: what shows the query, or is called so. A section that was only found by what stands around
 * it, or by its address, stands in where the page has nothing better.
 */
function suggestionsOf(hits: readonly Hit[], source: SuggestionSource): Suggestion[] {
  const shown: Suggestion[] = [];
  let fallback: Suggestion | undefined;
  for (const hit of hits) {
    const suggestion = suggestionOf(hit, source);
    if (!suggestion) continue;
    const keywords = source.contents.keywords[hit.section] ?? '';
    const isMeant = highlightsIn(keywords, hit.terms).length > 0;
    if (isMeant || suggestion.highlightInfoList.length > 0) shown.push(suggestion);
    else fallback ??= suggestion;
    if (shown.length === MOST_PER_PAGE) break;
  }
  return shown.length === 0 && fallback ? [fallback] : shown;
}

/** Undefined for a row that has to wait for its passage. */
function suggestionOf(
  { section, terms }: Hit,
  { contents, textOf }: SuggestionSource,
): Suggestion | undefined {
  const [page = 0, id = ''] = contents.sections[section] ?? [];
  const [title = '', href = ''] = contents.pages[page] ?? [];
  const link = id === '' ? href : `${href}#${id}`;
  const header = trailOf(section, contents).join(BREADCRUMB);
  const shown = id === '' ? title : header;
  const heading = id === '' ? title : (contents.sections[section]?.[2] ?? '');
  const highlights = highlightsIn(shown, terms);
  const isHeading = highlightsIn(heading, terms).length > 0;
  if (!isHeading && !textOf) return undefined;
  const text = textOf?.(section) ?? '';
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
