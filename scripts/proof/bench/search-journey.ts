import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import type { Figure } from './figure';
import { parseAnswers } from './relevance';
import { measureSearchDownload, SEARCH_DOWNLOAD } from './search-download';
import { busyBetween, traceWork } from './trace';
import { withSite } from './with-site';

const BYTES_PER_KB = 1000;
const QUERIES = 20;
/** Longer than the debounce, the search and the rendering together. */
const SETTLE_MS = 700;
/** The names of the marks in the trace. */
const MARKS = { start: 'query-typed', end: 'result-drawn' };
const PAGES = { en: '/guide/start/intro', zh: '/zh/guide/start/intro' };

/** Measures what a reader downloads before the first result, and how long typing blocks the page, in each language. */
export function benchSearchJourney(): Promise<Figure[]> {
  return withSite(async ({ browser, origin }) => {
    const figures: Figure[] = [];
    for (const [locale, path] of Object.entries(PAGES)) {
      const queries = await queriesOf(locale);
      figures.push(await measureDownload(browser, origin + path, locale));
      figures.push(await measureTyping(browser, origin + path, { locale, queries }));
    }
    return figures;
  });
}

async function queriesOf(locale: string): Promise<string[]> {
  const answers = parseAnswers(await readFile(`__tests__/relevance/${locale}.txt`, 'utf8'));
  return answers.slice(0, QUERIES).map(({ query }) => query);
}

/** The gzipped size of everything that is loaded for the first result. */
async function measureDownload(browser: Browser, url: string, locale: string): Promise<Figure> {
  const page = await newPage(browser);
  const query = locale === 'zh' ? '规则' : 'rules';
  const sizes = await measureSearchDownload(page, { url, query });
  await page.close();
  const kb = (isCounted: (address: string) => boolean) =>
    [...sizes].reduce((sum, [address, size]) => sum + (isCounted(address) ? size : 0), 0) /
    BYTES_PER_KB;
  const isFile = (name: string) => (address: string) => address.includes(`/${name}.`);
  const parts = [
    `documents ${kb(isFile('search_index')).toFixed(1)}`,
    `code ${kb((address) => address.endsWith('.js')).toFixed(1)}`,
    `synonyms and list ${kb(isFile('search_index_terms')).toFixed(1)}`,
  ];
  return {
    what: `Search in ${locale}: download before the first result, in total`,
    bound: `at most ${SEARCH_DOWNLOAD / BYTES_PER_KB} kB gzip`,
    measured: `${kb(() => true).toFixed(1)} kB (${parts.join(', ')})`,
  };
}

/** The main-thread work from a typed query to the first rendered result, with and without a slow processor. */
async function measureTyping(
  browser: Browser,
  url: string,
  { locale, queries }: { locale: string; queries: readonly string[] },
): Promise<Figure> {
  const page = await newPage(browser);
  await page.addInitScript(markTyping, MARKS);
  await page.goto(url);
  await openSearch(page);
  const session = await page.context().newCDPSession(page);
  await type(page, queries[0] ?? ''); // The first search loads the files.
  const measured: string[] = [];
  for (const rate of [1, 4]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const events = await traceWork(browser, page, async () => {
      for (const query of queries) await type(page, query);
    });
    const times = busyBetween(events, MARKS).toSorted((a, b) => a - b);
    if (times.length < queries.length) throw new Error('A query was not answered in time.');
    measured.push(`${times[Math.floor(times.length * 0.95) - 1]?.toFixed(0)} ms`);
  }
  await page.close();
  return {
    what: `Search in ${locale}: main-thread work from typing to the first rendered result, p95 of ${QUERIES} queries`,
    bound: 'at most 30 ms; 100 ms on a processor four times slower',
    measured: measured.join('; '),
  };
}

/** Runs in the page: marks when a query is typed, and when its first result has been rendered. */
function markTyping({ start, end }: typeof MARKS): void {
  let isAsked = false;
  // Runs before the event that changes the text.
  document.addEventListener('beforeinput', ({ inputType }) => {
    if (inputType !== 'insertText') return;
    isAsked = true;
    performance.mark(start);
  });
  new MutationObserver(() => {
    if (!isAsked || !document.querySelector('[role="option"]')) return;
    isAsked = false;
    const { port1, port2 } = new MessageChannel();
    // A message that is posted before a frame arrives after the frame has been rendered.
    port1.onmessage = () => performance.mark(end);
    requestAnimationFrame(() => port2.postMessage(undefined));
  }).observe(document, { childList: true, subtree: true });
}

async function type(page: Page, query: string): Promise<void> {
  await page.getByRole('combobox').fill('');
  await page.waitForTimeout(SETTLE_MS);
  await page.keyboard.insertText(query);
  await page.waitForTimeout(SETTLE_MS);
}

async function newPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => localStorage.setItem('visited', '1'));
  return page;
}

async function openSearch(page: Page): Promise<void> {
  await page.locator('[data-search-trigger] button[aria-haspopup]').first().waitFor();
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
}
