import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseDocuments, type SearchDocument } from '../../../lib/search/document';
import { createEngine, type LocalEngine } from '../../../lib/search/engine';
import { type Contents, parseIndexFile } from '../../../lib/search/index-file';
import type { SearchEngine } from '../../../lib/search/model';
import { listFiles } from '../../../lib/site/read/files';
import type { Figure } from './figure';
import { createMiniSearch } from './mini-search';
import { type ExpectedAnswer, fitToSite, measureRelevance, parseAnswers } from './relevance';

const ANSWERS = '__tests__/relevance';
const FILES = 'out/static';
const PREFIXES: Record<string, string> = { en: '', zh: '/zh' };

/**
 * The lists that the ranking was tuned with, and the locked lists, of which only scores are printed.
 */
const LISTS = [
  { file: '', name: 'tuned' },
  { file: 'unseen/', name: 'tuned later' },
  { file: 'fresh/', name: 'tuned last' },
  { file: 'once-locked/', name: 'once locked' },
  { file: 'once-locked/fresh-', name: 'once locked last' },
  { file: 'locked/outside-', name: 'locked' },
  { file: 'locked/second-', name: 'locked second' },
];

/** Measures how often the right section comes first in each language, compared with MiniSearch. */
export async function benchSearchRelevance(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [locale, search] of await loadSearches()) {
    const engines = {
      'this search': search.engine,
      MiniSearch: createMiniSearch(search.documents, locale),
    };
    const lists = await Promise.all(LISTS.map((list) => readAnswers(locale, list.file, search)));
    for (const [what, engine] of Object.entries(engines)) {
      const scores = await Promise.all(lists.map((answers) => scoreOf(engine, answers)));
      figures.push({
        what: `Search in ${locale}, ${what}: recall@1 / recall@5 / mean reciprocal rank, of pages and sections`,
        bound: what === 'MiniSearch' ? 'baseline' : 'at least 0.90 / 0.98 / 0.93, locked',
        measured: LISTS.map(({ name }, index) => `${name}: ${scores[index]}`).join('; '),
      });
    }
  }
  return figures;
}

/** The queries of a list that the site can answer. */
async function readAnswers(locale: string, file: string, { contents }: LoadedSearch) {
  const text = await readFile(`${ANSWERS}/${file}${locale}.txt`, 'utf8');
  return fitToSite(parseAnswers(text), contents, PREFIXES[locale] ?? '').askable;
}

async function scoreOf(engine: SearchEngine, answers: readonly ExpectedAnswer[]): Promise<string> {
  const { recallAt1, recallAt5, mrr } = await measureRelevance(engine, answers);
  const shares = [recallAt1, recallAt5, mrr].map((share) => share.toFixed(3));
  return `${shares.join(' / ')} on ${answers.length}`;
}

/** The search of one language, as a browser would load it. */
export interface LoadedSearch {
  engine: LocalEngine;
  contents: Contents;
  documents: readonly SearchDocument[];
}

/** Loads the search of every language from the files of the exported site. */
export async function loadSearches(): Promise<Map<string, LoadedSearch>> {
  const searches = new Map<string, LoadedSearch>();
  for (const locale of Object.keys(PREFIXES)) {
    const { contents, synonyms } = parseIndexFile(readSearchFile(`search_index_terms.${locale}.`));
    const documents = parseDocuments(readSearchFile(`search_index.${locale}.`));
    const engine = createEngine(contents, synonyms);
    await engine.addTexts(documents);
    searches.set(locale, { engine, contents, documents });
  }
  return searches;
}

/** @param start The begin of the name, before the hash of the content. */
function readSearchFile(start: string): string {
  const name = listFiles(FILES).find((file) => file.startsWith(start));
  if (!name) throw new Error(`${FILES} contains no ${start}json: run npm run build.`);
  return readFileSync(`${FILES}/${name}`, 'utf8');
}
