import { highlightsIn } from './highlight';
import { type Contents, trailOf } from './index-file';
import { MOST_PER_PAGE, type SearchGroup, type Suggestion } from './model';
import type { Hit } from './rank';
import { snippetOf } from './snippet';

const BREADCRUMB = ' > ';
/** The weight of a page's other sections compared with its best one, and how many count. */
const COMPANY = 0.1;
const MOST_COMPANY = 4;

interface SuggestionSource {
  contents: Contents;
  /** Undefined until the texts are loaded. */
  textOf: ((section: number) => string) | undefined;
}

/**
 * The hits by page, the best page first. Without the texts there are none if the best page needs a passage: it would
 * come below the others a moment later.
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
 * The rows of a page: what shows the query. A section without a mark, found by its address or by the sections around it,
 * is shown only where the page has no other.
 */
function suggestionsOf(hits: readonly Hit[], source: SuggestionSource): Suggestion[] {
  const shown: Suggestion[] = [];
  let fallback: Suggestion | undefined;
  for (const hit of hits) {
    const suggestion = suggestionOf(hit, source);
    if (!suggestion) continue;
    if (suggestion.highlightInfoList.length > 0) shown.push(suggestion);
    else fallback ??= suggestion;
    if (shown.length === MOST_PER_PAGE) break;
  }
  return shown.length === 0 && fallback ? [fallback] : shown;
}

/** Undefined for a row that needs a passage before the texts are loaded. */
function suggestionOf(
  { section, terms }: Hit,
  { contents, textOf }: SuggestionSource,
): Suggestion | undefined {
  const [page = 0, id = '', heading = ''] = contents.sections[section] ?? [];
  const [title = '', href = ''] = contents.pages[page] ?? [];
  if (!textOf && highlightsIn(id === '' ? title : heading, terms).length === 0) return undefined;
  const trail = trailTo(section, contents);
  // A heading of other headings has no text; the first of them says what is there.
  const isParent = contents.sections[section + 1]?.[3] === section;
  const text = textOf && (textOf(section) || (isParent ? textOf(section + 1) : ''));
  const own = { title, link: linkTo(href, id), heading, trail, text };
  const row = rowOf(own, terms);
  const meant = closestOf((contents.keywords[section] ?? '').split(', '), terms);
  if (row.highlightInfoList.length > 0 || meant === undefined) return row;
  // The reader sees their own word ahead of what the section says.
  return rowOf({ ...own, text: `${meant}\n${text ?? ''}` }, terms);
}

/** `output > mode`. An option whose name holds that of its parent, `output.mode`, says both. */
function trailTo(section: number, contents: Contents): string {
  const trail = trailOf(section, contents);
  return trail.filter((heading, at) => !trail[at + 1]?.startsWith(`${heading}.`)).join(BREADCRUMB);
}

/** The keyword of which the terms say the most. Several would leave no room for the text. */
function closestOf(keywords: readonly string[], terms: ReadonlySet<string>): string | undefined {
  let closest: { keyword: string; said: number } | undefined;
  for (const keyword of keywords) {
    const said = highlightsIn(keyword, terms).reduce((sum, { length }) => sum + length, 0);
    if (said > (closest?.said ?? 0)) closest = { keyword, said };
  }
  return closest?.keyword;
}

/** The link to a section of a page. */
export function linkTo(page: string, id: string): string {
  return id === '' ? page : `${page}#${id}`;
}

/** A section as a row shows it. */
interface SectionText {
  link: string;
  /** Of its page. */
  title: string;
  /** Its heading, and those around it with its own; empty at the beginning of a page. */
  heading: string;
  trail: string;
  /** Undefined until it is loaded. */
  text: string | undefined;
}

/**
 * The row of a section: its heading and how its text begins or, if the heading has none of the terms, a passage of the text.
 * Until the text is loaded, its line is empty, so that rows do not move when it comes.
 */
export function rowOf(
  { link, title, heading, trail, text }: SectionText,
  terms: ReadonlySet<string>,
): Suggestion {
  if (!text || highlightsIn(heading || title, terms).length > 0) {
    const highlightInfoList = highlightsIn(trail || title, terms);
    const own = { link, title, statement: beginningOf(text), highlightInfoList };
    return trail === '' ? { type: 'title', ...own } : { type: 'header', header: trail, ...own };
  }
  const { statement, highlights } = snippetOf(text, terms);
  const header = trail || undefined;
  return { type: 'content', link, title, header, statement, highlightInfoList: highlights };
}

/** Undefined if there is no text; empty until it is loaded. */
function beginningOf(text: string | undefined): string | undefined {
  if (text === undefined) return '';
  return text === '' ? undefined : snippetOf(text, new Set()).statement;
}
