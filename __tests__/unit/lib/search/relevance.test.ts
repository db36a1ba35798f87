import { readFileSync } from 'node:fs';
import { type LoadedSearch, loadSearches } from '@/scripts/bench/load-searches';
import { fitToSite, measureRelevance, parseAnswers } from '@/scripts/bench/relevance';
import { PAGES_DIR } from '@/scripts/support/check-content';

/** What the project promises its readers, in each language. */
const PROMISE = { recallAt1: 0.9, recallAt5: 0.98, mrr: 0.93 };
/** On a fifth of that many queries two of them weigh more than luck allows. */
const KEPT_ASIDE = { recallAt1: 0.85, recallAt5: 0.95, mrr: 0.9 };
/** The list is about this many; no language gets by with fewer. */
const FEWEST_QUERIES = 120;

let searches: Map<string, LoadedSearch>;
beforeAll(async () => {
  // The pages are taken as the last check or build has left them, where they are still the same.
  process.env['PAGES_DIR'] = PAGES_DIR;
  searches = await loadSearches();
}, 120_000);

describe.each([
  ['en', ''],
  ['zh', '/zh'],
])('the search of %s', (locale, prefix) => {
  const answers = parseAnswers(readFileSync(`__tests__/relevance/${locale}.txt`, 'utf8'));

  function setup() {
    const search = searches.get(locale);
    if (!search) throw new Error(`The site has no search for ${locale}.`);
    return { ...search, ...fitToSite(answers, search.contents, prefix) };
  }

  test('is asked only for sections that exist', () => {
    const { askable, stale } = setup();
    expect(stale).toEqual([]);
    expect(askable.length).toBeGreaterThanOrEqual(FEWEST_QUERIES);
    expect(new Set(answers.map(({ query }) => query)).size).toBe(answers.length);
  });

  test.each(['unseen/', 'fresh/', 'once-locked/', 'once-locked/fresh-'])(
    'is asked the queries of %s for places that exist',
    (list) => {
      const asked = parseAnswers(readFileSync(`__tests__/relevance/${list}${locale}.txt`, 'utf8'));
      const { askable, stale } = fitToSite(asked, setup().contents, prefix);
      expect(stale).toEqual([]);
      expect(asked.length).toBeGreaterThanOrEqual(50);
      expect(askable).toHaveLength(asked.length);
    },
  );

  test('shows the right section first, nearly always', async () => {
    const { engine, askable } = setup();
    const found = await measureRelevance(engine, askable);
    expect(found).toMatchObject(atLeast(PROMISE));
  });

  test('does so for queries that nobody looked at while it was tuned', async () => {
    const { engine, askable } = setup();
    const found = await measureRelevance(
      engine,
      askable.filter(({ isHeldOut }) => isHeldOut),
    );
    expect(found).toMatchObject(atLeast(KEPT_ASIDE));
  });
});

function atLeast(bounds: Record<string, number>) {
  return Object.fromEntries(
    Object.entries(bounds).map(([name, bound]) => [
      name,
      { asymmetricMatch: (value: number) => value >= bound, toString: () => `≥ ${bound}` },
    ]),
  );
}
