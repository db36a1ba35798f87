import type { Page, Route } from '@playwright/test';
import { REMOTE_SEARCH } from '../support/served-sites';
import { expect, test } from '../support/test';
import { search } from './searching';

const SERVICE = 'https://search.example.com/find*';

let asked: URLSearchParams[];

test.use({ site: REMOTE_SEARCH });
test.beforeEach(async ({ page }) => {
  asked = [];
  await page.route(SERVICE, (route) => answer(route, asked));
});

const options = (page: Page) => page.getByRole('option');
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

test('the service gets one request with all parameters once the reader pauses', async ({
  page,
}) => {
  await search(page, '/zh/', '慢 & 快');
  await expect(options(page).first()).toBeVisible();
  expect(asked.map((parameters) => Object.fromEntries(parameters))).toEqual([
    { site: '1', keyword: '慢 & 快', limit: '5', searchIndexes: 'docs,tools', lang: 'zh' },
  ]);
});

test('each index is a tab; hits of this site open in the app, others in a new browser tab', async ({
  page,
  context,
}) => {
  await search(page, '/', 'slow');
  await expect(tab(page, /^docs 1$/)).toHaveAttribute('aria-selected', 'true');
  await expect(options(page)).toHaveAttribute('href', '/loaders#slow');
  await expect(options(page).locator('mark')).toHaveText('Slow');
  await tab(page, /^docs/).press('ArrowRight');
  await expect(tab(page, /^tools 2$/)).toBeFocused();
  await expect(page.getByRole('combobox')).toHaveValue('slow');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('2 results');
  await context.route('https://tools.example.com/**', (route) => route.fulfill({ body: 'Tools' }));
  const [opened] = await Promise.all([context.waitForEvent('page'), options(page).first().click()]);
  await expect(opened).toHaveURL('https://tools.example.com/slow');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tab(page, /^docs/).click();
  await options(page).click();
  await expect(page).toHaveURL('/loaders#slow');
});

test('an error of the service is reported, and the next search works', async ({ page }) => {
  await search(page, '/', '500');
  await expect(page.getByText('Unable to fetch results').first()).toBeVisible();
  await page.getByRole('combobox').fill('slow');
  await expect(options(page)).toHaveAttribute('href', '/loaders#slow');
});

test('a service that hangs fails after ten seconds, and older results are not shown until then', async ({
  page,
}) => {
  await page.clock.install();
  await search(page, '/', 'slow');
  await page.clock.runFor(200);
  await expect(options(page)).toHaveCount(1);
  await page.getByRole('combobox').fill('hang');
  await page.clock.runFor(500);
  await expect(page.getByText('Searching…').first()).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(page.getByText('Unable to fetch results').first()).toBeVisible();
});

test('the search page uses the service too', async ({ page }) => {
  await page.goto('/search?q=slow');
  await expect(
    page.getByRole('region', { name: 'Search results' }).getByRole('link').first(),
  ).toHaveAttribute('href', '/loaders#slow');
});

/** One hit of this site and two of another, or a failure, depending on the query. */
async function answer(route: Route, log: URLSearchParams[]): Promise<void> {
  const { searchParams } = new URL(route.request().url());
  log.push(searchParams);
  const headers = { 'access-control-allow-origin': '*' };
  const keyword = searchParams.get('keyword') ?? '';
  if (keyword === '500') return route.fulfill({ status: 500, headers });
  if (keyword === 'hang') return;
  const tools = ['Slow', 'Slower'].map((title) =>
    hit(title, `/${title.toLowerCase()}`, 'https://tools.example.com'),
  );
  const json = [
    {
      index: 'docs',
      hits: [hit('Loaders', '/loaders', '')],
    },
    { index: 'tools', hits: tools.map((other) => ({ ...other, toc: [] })) },
  ];
  return route.fulfill({ json, headers });
}

function hit(title: string, routePath: string, domain: string) {
  const toc = [{ text: 'Slow ones', id: 'slow', depth: 2, charIndex: 0 }];
  return { id: 0, title, content: 'Text.', toc, routePath, domain };
}
