import { readFile } from 'node:fs/promises';
import { loadSearches } from '../support/load-searches';
import {
  type ExpectedAnswer,
  fitToSite,
  measureRelevance,
  parseAnswers,
} from '../support/relevance';
import type { Figure } from './figure';

const ANSWERS = '__tests__/relevance';
const PREFIXES: Record<string, string> = { en: '', zh: '/zh' };

/** How often the right section comes first, in each language; the queries kept aside on their own. */
export async function benchSearchRelevance(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [locale, { engine, contents }] of await loadSearches()) {
    const answers = parseAnswers(await readFile(`${ANSWERS}/${locale}.txt`, 'utf8'));
    const { askable, pending } = fitToSite(answers, contents, PREFIXES[locale] ?? `/${locale}`);
    const wordsFor = async (asked: readonly ExpectedAnswer[]) => {
      const { recallAt1, recallAt5, mrr } = await measureRelevance(engine, asked);
      const shares = [recallAt1, recallAt5, mrr].map((share) => share.toFixed(3));
      return `${shares.join(' / ')} on ${asked.length} queries`;
    };
    const all = await wordsFor(askable);
    const aside = await wordsFor(askable.filter(({ isHeldOut }) => isHeldOut));
    const waiting = pending.length > 0 ? `; ${pending.length} ask for pages to come` : '';
    figures.push({
      what: `Search in ${locale}: recall@1 / recall@5 / mean reciprocal rank, of pages and sections`,
      bound: 'at least 0.90 / 0.98 / 0.93',
      measured: `${all}; kept aside while tuning: ${aside}${waiting}`,
    });
  }
  return figures;
}
