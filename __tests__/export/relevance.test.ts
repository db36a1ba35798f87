import { readFileSync } from 'node:fs';
import { fitToSite, measureRelevance, parseAnswers } from '@/scripts/proof/bench/relevance';
import { type LoadedSearch, loadSearches } from '@/scripts/proof/bench/search-relevance';

/** The lists that the ranking is tuned with. */
const LISTS = ['', 'unseen/', 'fresh/', 'once-locked/', 'once-locked/fresh-'];
/** The recall on all lists, minus the weight of a few queries, because a new page may answer one better. */
const REACHED = {
  en: { recallAt1: 0.89, recallAt5: 0.985, mrr: 0.94 },
  zh: { recallAt1: 0.91, recallAt5: 0.98, mrr: 0.945 },
};
/** One query of each kind, in any language, and the pages that answer it. */
const OF_EACH_KIND: [query: string, pages: RegExp][] = [
  ['重复包', /\/topic\/duplicate-pkg-problem$/],
  ['disableClientServer', /\/options#disable-client-server$/],
  ['bundlediff', /\/(?:usage\/bundle-diff|start\/cli#bundle-diff)$/],
  ['duplciate', /\/(?:more\/rules#e1001|term#duplicate-package|duplicate-pkg-problem)$/],
];
/** Queries whose first hit is known, with what most readers come for. */
const KNOWN: Record<'en' | 'zh', typeof OF_EACH_KIND> = {
  en: [
    ...OF_EACH_KIND,
    ['slow build', /^\/blog\/topic\/slow-rspack-build$/],
    ['duplicate packages', /^\/blog\/topic\/duplicate-pkg-problem$/],
    ['ci limit', /^\/guide\/start\/cicd$/],
  ],
  zh: [
    ...OF_EACH_KIND,
    ['构建慢', /^\/zh\/blog\/topic\/slow-rspack-build$/],
    ['重复依赖', /^\/zh\/blog\/topic\/duplicate-pkg-problem$/],
    ['CI 体积限制', /^\/zh\/guide\/start\/cicd$/],
  ],
};
/** The approximate size of the list, and the minimum for every language. */
const FEWEST_QUERIES = 120;

let searches: Map<string, LoadedSearch>;
beforeAll(async () => {
  searches = await loadSearches();
});

describe.each([
  ['en', ''],
  ['zh', '/zh'],
] as const)('the search of %s', (locale, prefix) => {
  function setup(list: string) {
    const search = searches.get(locale);
    if (!search) throw new Error(`The site has no search for ${locale}.`);
    const answers = parseAnswers(readFileSync(`__tests__/relevance/${list}${locale}.txt`, 'utf8'));
    return { ...search, answers, ...fitToSite(answers, search.contents, prefix) };
  }

  test('has a list in which every expected section exists', () => {
    const { answers, askable, stale } = setup('');
    expect(stale).toEqual([]);
    expect(askable.length).toBeGreaterThanOrEqual(FEWEST_QUERIES);
    expect(new Set(answers.map(({ query }) => query)).size).toBe(answers.length);
  });

  test.each(LISTS.slice(1))('has the list %s, in which every expected section exists', (list) => {
    const { answers, askable, stale } = setup(list);
    expect(stale).toEqual([]);
    expect(answers.length).toBeGreaterThanOrEqual(50);
    expect(askable).toHaveLength(answers.length);
  });

  test.each(KNOWN[locale])('shows the right page first for “%s”', async (query, pages) => {
    const [first] = await setup('').engine.search(query, { limit: 7 });
    expect(first?.result[0]?.link).toMatch(pages);
  });

  test('shows the right section first for nearly all queries', async () => {
    const { engine } = setup('');
    const asked = LISTS.flatMap((list) => setup(list).askable);
    expect(await measureRelevance(engine, asked)).toMatchObject(atLeast(REACHED[locale]));
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
