import { expect, type Page, test } from '@playwright/test';

test.use({ storageState: { cookies: [], origins: [] }, locale: 'zh-CN' });

const langOf = (page: Page) => page.locator('html').getAttribute('lang');

test('the first visit leads to the language of the browser, once, and leaves no step back', async ({
  page,
}) => {
  await page.goto('about:blank');
  await page.goto('/guide/start/cli?x=1');
  await expect(page).toHaveURL('/zh/guide/start/cli?x=1');
  await page.goto('/guide/start/cli');
  await page.waitForLoadState('networkidle');
  expect(await langOf(page)).toBe('en');
});

test('a language chosen by hand is never undone', async ({ page }) => {
  await page.goto('/guide/start/cli');
  await expect(page).toHaveURL('/zh/guide/start/cli');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/guide/start/cli');
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await langOf(page)).toBe('en');
});

test('an address with an anchor is what the reader asked for', async ({ page }) => {
  await page.goto('/guide/start/cli#analyze');
  await page.waitForLoadState('networkidle');
  expect(await langOf(page)).toBe('en');
});

test('where storage is blocked nobody is led anywhere', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/guide/start/cli');
  await page.waitForLoadState('networkidle');
  expect(await langOf(page)).toBe('en');
});
