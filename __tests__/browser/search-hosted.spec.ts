import type { Page, Route } from '@playwright/test';
import { EVERY_KIND } from '../support/served-sites';
import { expect, test } from '../support/test';
import { faultsOf } from './accessibility';
import { openSearchable } from './searching';

const SERVICE = '**/1/indexes/*/queries**';
const CORS = { 'access-control-allow-origin': '*' };

let bodies: string[];

test.use({ site: EVERY_KIND });
test.beforeEach(async ({ page }) => {
  bodies = [];
  await page.route('https://insights.algolia.io/**', (route) => route.abort());
  await page.route(SERVICE, (route) => answer(route, bodies));
});

const field = (page: Page) => page.getByRole('searchbox', { name: /Search docs|搜索文档/ });
const options = (page: Page) => page.getByRole('option');

/** Types a query as soon as the search is open, whether or not DocSearch is there. */
async function search(page: Page, address: string, query: string): Promise<void> {
  await openSearchable(page, address);
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText(query);
  await expect(field(page)).toHaveValue(query);
  await expect(field(page)).toBeFocused();
}

test('is preconnected, loads when it opens, sends credentials and query, and opens a hit in the same tab', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await openSearchable(page, '/docs/zh/');
  // Preloading has finished once the network is idle.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute(
    'href',
    'https://APPID-dsn.algolia.net',
  );
  expect(scripts.some((script) => script.includes('DocSearch'))).toBe(false);
  const request = page.waitForRequest((sent) => sent.url().includes('/queries'));
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText('load');
  const { searchParams } = new URL((await request).url());
  expect(searchParams.get('x-algolia-application-id')).toBe('APPID');
  expect(searchParams.get('x-algolia-api-key')).toBe('search-only');
  await expect(field(page)).toHaveValue('load');
  await expect(options(page)).toHaveText([/Loaders/, /Slow ones/]);
  await expect(options(page).first().locator('mark')).toHaveText('Load');
  await expect(page.getByText('Guide', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('搜索服务：')).toBeVisible();
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
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const faults = await faultsOf(page, 'dialog');
    // DocSearch puts links into options, and everything into a button.
    expect(
      faults.filter((fault) => !/^nested-interactive: <(?:li|div) .*DocSearch-/.test(fault)),
    ).toEqual([]);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/zh/guide/terms');
  expect(page.context().pages()).toHaveLength(1);
});

test('on a small screen, shows five hits of a group, keeps the place on the page, and follows a hit on it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await openSearchable(page, '/docs/guide/terms');
  await page.evaluate(() => scrollTo(0, 200));
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText('many');
  await expect(options(page)).toHaveCount(5);
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await page.goBack();
  await expect(field(page)).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await page.keyboard.press('Control+k');
  // What was typed before is asked for twice, and each answer selects the first hit.
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText('load');
  await expect(options(page)).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeHidden();
  await expect(page).toHaveURL('/docs/guide/terms#after');
  await expect(page.locator('#after')).toBeInViewport();
  await expect(page.locator('#after')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/docs/guide/terms');
});

test('asks another host if one fails, not that host again, and for an answer only once, also after a reload', async ({
  page,
}) => {
  const failed: string[] = [];
  await page.route(/-dsn\.algolia\.net/, (route) => {
    failed.push(route.request().postData() ?? '');
    return route.abort();
  });
  await search(page, '/docs/', 'load');
  await expect(options(page)).toHaveCount(2);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeHidden();
  for (const query of ['many', 'load']) {
    await page.keyboard.press('Control+k');
    await page.keyboard.insertText(query);
    await expect(field(page)).toHaveValue(query);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeHidden();
  }
  await search(page, '/docs/', 'many');
  await expect(options(page).first()).toBeVisible();
  const queriesOf = (asked: string[]) => asked.map((body) => JSON.parse(body).requests[0].query);
  expect(queriesOf(failed)).toEqual(['load']);
  expect(queriesOf(bodies)).toEqual(['load', 'many']);
});

test('sends the service events for the shown hits and the chosen one, with a script of the site', async ({
  page,
}) => {
  const events: object[] = [];
  await page.route('https://insights.algolia.io/**', (route) => {
    events.push(...(JSON.parse(route.request().postData() ?? '{}').events ?? []));
    return route.fulfill({ json: {}, headers: CORS });
  });
  await search(page, '/docs/', '');
  await page.keyboard.insertText('load');
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
async function answer(route: Route, log: string[]): Promise<void> {
  const body = route.request().postData() ?? '';
  log.push(body);
  const { query, indexName } = JSON.parse(body).requests[0] as Record<string, string>;
  const language = indexName === 'docs-zh' ? '/zh' : '';
  const hits =
    query === 'many'
      ? Array.from({ length: 30 }, (_, index) => hit(index, language))
      : [hit(1, language), hit(2, language, 'Slow ones')];
  const result = { index: indexName, hits, queryID: 'q' };
  return route.fulfill({ json: { results: [result] }, headers: CORS });
}

function hit(id: number, language: string, lvl2: string | null = null) {
  const below = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return {
    objectID: String(id),
    url: `https://example.com/docs${language}/guide/terms${lvl2 ? '#after' : ''}`,
    type: lvl2 ? 'lvl2' : 'lvl1',
    content: null,
    hierarchy: { lvl0: 'Guide', lvl1: 'Loaders', lvl2, ...below },
    _snippetResult: { hierarchy: { lvl1: { value: '<mark>Load</mark>ers' } } },
  };
}
