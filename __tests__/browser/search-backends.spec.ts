import { expect, type Page, type Route, test } from '@playwright/test';
import { type Server, serve } from '../../scripts/support/serve';

test.describe('the hooks of a site', () => {
  let server: Server;
  test.beforeAll(async () => {
    server = await serve({ folder: '.cache/every-kind', base: '/docs/', port: 0 });
  });
  test.afterAll(() => server.close());

  test('change the query, add results and hear of the outcome', async ({ page }) => {
    await page.goto(`${server.origin}/docs/guide/plain`);
    await expect(
      page.locator('[data-search-trigger] button[aria-haspopup]').first(),
    ).toBeAttached();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('guides');
    await expect(page.getByRole('group', { name: 'Elsewhere' })).toBeVisible();
    await expect(page.getByRole('option', { name: /^Guide/ }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-searched', 'guide');
  });
});

test.describe('a hosted search', () => {
  let server: Server;
  let bodies: string[];
  test.beforeAll(async () => {
    server = await serve({ folder: '.cache/hosted-search', base: '/', port: 0 });
  });
  test.afterAll(() => server.close());
  test.beforeEach(async ({ page }) => {
    bodies = [];
    await page.route('**/1/indexes/*/queries**', (route) => answer(route, bodies));
  });

  const input = (page: Page) => page.getByRole('searchbox', { name: /Search docs|搜索文档/ });

  async function open(page: Page, path: string): Promise<void> {
    await page.goto(server.origin + path);
    await expect(
      page.locator('[data-search-trigger] button[aria-haspopup]').first(),
    ).toBeAttached();
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
  }

  test('asks the index of the language for twenty hits, and opens one inside the app', async ({
    page,
  }) => {
    await open(page, '/zh/');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.keyboard.type('load');
    await expect(page.getByRole('option').first()).toBeVisible();
    const { requests } = JSON.parse(bodies.at(-1) ?? '{}');
    expect(requests[0]).toMatchObject({
      query: 'load',
      indexName: 'docs-zh',
      hitsPerPage: 20,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      snippetEllipsisText: '…',
      clickAnalytics: false,
    });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.origin}/zh/loaders`);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).toContain('/zh/loaders');
    expect(stored).not.toContain('_highlightResult');
  });

  test('Escape closes the list, then clears the query, then closes the dialog', async ({
    page,
  }) => {
    await open(page, '/');
    await page.keyboard.type('load');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(input(page)).toHaveValue('load');
    await page.keyboard.press('Escape');
    await expect(input(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
  });

  test('says in the language of the page that nothing was found, and where to report it', async ({
    page,
  }) => {
    await open(page, '/zh/');
    await page.keyboard.type('none');
    await expect(page.getByText('没有找到相关结果')).toBeVisible();
    await expect(page.getByRole('link', { name: '点击反馈' })).toHaveAttribute(
      'href',
      'https://example.com/issues/new?title=none',
    );
  });

  test('says that the service cannot be reached', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await open(page, '/');
    await page.keyboard.type('fail');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('is announced to the network with the page, and loaded when it is opened', async ({
    page,
  }) => {
    const sizes: number[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) sizes.push((await response.text()).length);
    });
    await page.goto(`${server.origin}/`);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute(
      'href',
      'https://APPID-dsn.algolia.net',
    );
    expect(Math.max(...sizes)).toBeLessThan(300_000);
  });

  test('answers the query of the search page’s address', async ({ page }) => {
    await page.goto(`${server.origin}/search?q=load`);
    await expect(input(page)).toHaveValue('load');
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});

/** Two hits, none for “none”, and no answer for “fail”. */
async function answer(route: Route, bodies: string[]): Promise<void> {
  const body = route.request().postData() ?? '';
  bodies.push(body);
  if (body.includes('"fail"')) return route.abort();
  const language = body.includes('docs-zh') ? '/zh' : '';
  const hits = body.includes('"none"')
    ? []
    : [hit(language, 'lvl1', null), hit(language, 'lvl2', 'Slow ones')];
  const result = { index: 'docs', hits, nbHits: hits.length, queryID: 'q', page: 0, nbPages: 1 };
  return route.fulfill({
    json: { results: [result] },
    headers: { 'access-control-allow-origin': '*' },
  });
}

function hit(language: string, type: string, lvl2: string | null) {
  const marked = { value: '<mark>Load</mark>ers', matchLevel: 'full', matchedWords: ['load'] };
  const hierarchy = { lvl0: 'Guide', lvl1: 'Loaders', lvl2, lvl3: null, lvl4: null, lvl5: null };
  return {
    objectID: type,
    url: `https://example.com${language}/loaders${lvl2 ? '#slow' : ''}`,
    type,
    content: null,
    hierarchy: { ...hierarchy, lvl6: null },
    _highlightResult: { hierarchy: { lvl1: marked } },
    _snippetResult: { hierarchy: { lvl1: marked, lvl2: lvl2 && { ...marked, value: lvl2 } } },
  };
}
