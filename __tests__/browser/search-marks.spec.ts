import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { options, search } from './searching';

/** What the page marks as found. */
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map(String));

async function follow(page: Page, address: string, query: string): Promise<void> {
  await search(page, address, query);
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('the page that a hit leads to marks what was found, until the next key', async ({ page }) => {
  await follow(page, '/guide/start/intro', 'exit codes');
  await expect(page).toHaveURL(/\/guide\/start\/cli#exit-codes$/);
  await expect.poll(() => marked(page)).toContain('Exit');
  await expect(page.locator('#exit-codes')).toHaveCSS('color', 'rgb(11, 110, 105)');
  await page.keyboard.press('Escape');
  expect(await marked(page)).toEqual([]);
});

test('so does a page that the browser loads, on which a click ends it', async ({ page }) => {
  // What cannot be put in the place of the page is loaded.
  await page.route('**/guide/start/cli', (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await follow(page, '/guide/start/intro', 'exit codes');
  await expect(page).toHaveURL(/\/guide\/start\/cli#exit-codes$/);
  await expect.poll(() => marked(page)).toContain('Exit');
  await page.locator('#exit-codes').click();
  expect(await marked(page)).toEqual([]);
});

test('so does the page itself, for traditional characters', async ({ page }) => {
  await follow(page, '/zh/blog/topic/duplicate-pkg-problem', '重複包');
  await expect(page).toHaveURL(/\/zh\//);
  await expect.poll(() => marked(page)).toContain('重复');
});

test('a hit of the search page leads to marks too', async ({ page }) => {
  await page.goto('/search?q=exit+codes');
  // The page lists all sections too, without marks.
  const hits = page.locator('main a').filter({ has: page.locator('mark') });
  await hits.filter({ hasText: 'Exit codes' }).first().click();
  await expect(page).toHaveURL(/#exit-codes$/);
  await expect.poll(() => marked(page)).toContain('Exit');
});
