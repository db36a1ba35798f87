import type { Page, Route } from '@playwright/test';
import { INSIGHTS_SCRIPT } from '../../lib/search/hosted-service';
import { HOSTED_SEARCH } from '../support/served-sites';
import { expect, test } from '../support/test';
import { search } from './searching';

const SERVICE = '**/1/indexes/*/queries**';
const CORS = { 'access-control-allow-origin': '*' };

let bodies: string[];

test.use({ site: HOSTED_SEARCH });
test.beforeEach(async ({ page }) => {
  bodies = [];
  await page.route(INSIGHTS_SCRIPT.src, (route) => route.abort());
  await page.route(SERVICE, (route) => answer(route, bodies));
});

const input = (page: Page) => page.getByRole('combobox', { name: /Search docs|搜索文档/ });
const options = (page: Page) => page.getByRole('option');

test('requests twenty hits from the index of the language, and opens one in the same tab', async ({
  page,
}) => {
  await search(page, '/zh/', 'load');
  await expect(options(page)).toHaveText([/Loaders/, /Slow ones/]);
  await expect(options(page).first().locator('mark')).toHaveText('Load');
  await expect(page.getByRole('group', { name: 'Guide' })).toBeVisible();
  const { requests } = JSON.parse(bodies.at(-1) ?? '{}');
  expect(requests[0]).toMatchObject({
    query: 'load',
    indexName: 'docs-zh',
    hitsPerPage: 20,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
    clickAnalytics: true,
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/zh/loaders');
  expect(page.context().pages()).toHaveLength(1);
  const stored = await page.evaluate(() => localStorage.getItem('saved-searches:/zh/'));
  expect(stored).toContain('/zh/loaders');
  expect(stored).not.toMatch(/mark|highlight|snippet/i);
});

test('sends the credentials in the address, and requests the same query once', async ({ page }) => {
  const request = page.waitForRequest((sent) => sent.url().includes('/queries'));
  await search(page, '/', 'load');
  const { searchParams } = new URL((await request).url());
  expect(searchParams.get('x-algolia-application-id')).toBe('APPID');
  expect(searchParams.get('x-algolia-api-key')).toBe('search-only');
  await expect(options(page)).toHaveCount(2);
  await page.reload();
  await search(page, '/', 'load');
  await expect(options(page)).toHaveCount(2);
  expect(bodies).toHaveLength(1);
});

test('suggests three sections of the site if nothing is found, and shows five hits of a group on a small screen', async ({
  page,
}) => {
  await search(page, '/', 'wide');
  await expect(page.getByRole('group', { name: /^Part/ })).toHaveCount(5);
  await input(page).fill('none');
  const suggested = page.getByRole('button', { name: /^Part \d$/ });
  await expect(suggested).toHaveText(['Part 1', 'Part 2', 'Part 3']);
  await suggested.first().click();
  await expect(input(page)).toHaveValue('Part 1');
  await expect(options(page)).toHaveCount(2);
  await page.setViewportSize({ width: 768, height: 800 });
  await input(page).fill('many');
  await expect(options(page)).toHaveCount(5);
});

test('reports that the service rejects the key, and a retry works', async ({ page }) => {
  await search(page, '/', '403');
  await expect(page.getByText('Unable to fetch results').first()).toBeVisible();
  await expect(input(page)).toBeFocused();
  await page.unroute(SERVICE);
  await page.route(SERVICE, (route) => answer(route, bodies, 'load'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(options(page)).toHaveCount(2);
});

test('asks a host that has failed no more for two minutes', async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  await page.route('https://appid-dsn.algolia.net/**', (route) => {
    asked += 1;
    return route.abort();
  });
  await search(page, '/', 'load');
  await expect(options(page)).toHaveCount(2);
  expect(asked).toBe(1);
  await input(page).fill('many');
  await expect(options(page)).toHaveCount(20);
  expect(asked).toBe(1);
  await page.clock.fastForward('02:01');
  await input(page).fill('wide');
  await expect(options(page)).toHaveCount(5);
  expect(asked).toBe(2);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.startsWith('algoliasearch'))).toEqual([]);
});

test('is preconnected with the page, and requested when search opens', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await page.goto('/');
  // Preloading has finished once the network is idle.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute(
    'href',
    'https://APPID-dsn.algolia.net',
  );
  expect(scripts.some((script) => script.includes('algolianet'))).toBe(false);
  expect(Math.max(...scripts.map(({ length }) => length))).toBeLessThan(300_000);
});

test('sends the service events for the shown hits and the chosen one', async ({ page }) => {
  const path = 'node_modules/search-insights/dist/search-insights.min.js';
  await page.unroute(INSIGHTS_SCRIPT.src);
  await page.route(INSIGHTS_SCRIPT.src, (route) => route.fulfill({ path, headers: CORS }));
  const events: object[] = [];
  await page.route('https://insights.algolia.io/**', (route) => {
    events.push(...(JSON.parse(route.request().postData() ?? '{}').events ?? []));
    return route.fulfill({ json: {}, headers: CORS });
  });
  await search(page, '/', 'load');
  await expect.poll(() => events).toHaveLength(1);
  expect(events[0]).toMatchObject({ eventType: 'view', index: 'docs-en', objectIDs: ['1', '2'] });
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => events).toHaveLength(2);
  expect(events[1]).toMatchObject({
    eventType: 'click',
    queryID: 'q',
    objectIDs: ['2'],
    positions: [2],
  });
});

/** The response to a query with this name. */
async function answer(route: Route, log: string[], as?: string): Promise<void> {
  const body = route.request().postData() ?? '';
  log.push(body);
  const { query, indexName } = JSON.parse(body).requests[0] as Record<string, string>;
  const language = indexName === 'docs-zh' ? '/zh' : '';
  const load = [hit(1, language), hit(2, language, { lvl2: 'Slow ones' })];
  const answers: Record<string, unknown> = {
    none: [],
    many: Array.from({ length: 30 }, (_, index) => hit(index, language)),
    wide: [1, 2, 3, 4, 5].map((part) => hit(part, language, { lvl0: `Part ${part}` })),
  };
  const name = as ?? query ?? '';
  if (name === '403')
    return route.fulfill({ status: 403, json: { message: 'No.' }, headers: CORS });
  const result = { index: indexName, hits: answers[name] ?? load, queryID: 'q' };
  return route.fulfill({ json: { results: [result] }, headers: CORS });
}

function hit(id: number, language: string, levels: { lvl0?: string; lvl2?: string } = {}) {
  const { lvl0 = 'Guide', lvl2 = null } = levels;
  const below = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return {
    objectID: String(id),
    url: `https://example.com${language}/loaders${lvl2 ? '#slow' : ''}`,
    type: lvl2 ? 'lvl2' : 'lvl1',
    content: null,
    hierarchy: { lvl0, lvl1: 'Loaders', lvl2, ...below },
    _snippetResult: { hierarchy: { lvl1: { value: '<mark>Load</mark>ers' } } },
  };
}
