import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { dialog, field, openSearchable, options, trigger } from './searching';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

test.beforeEach(({ page }) => openSearchable(page, '/guide/start/intro'));

/** Opens the dialog on a second page, where Back closes it. */
async function closeByBack(page: Page): Promise<void> {
  await openSearchable(page, '/guide/start/mcp');
  await trigger(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/guide/start/mcp');
}

test('Back closes the dialog and stays on the page; Cancel leaves no history entry', async ({
  page,
}) => {
  await closeByBack(page);
  await trigger(page).click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => navigation.canGoForward)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/guide/start/intro');
});

test('on a tablet, Back closes the dialog as well', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await closeByBack(page);
});

test('opening a hit, or an anchor of the current page, replaces the history entry of the dialog', async ({
  page,
}) => {
  await trigger(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('mcp');
  await options(page).first().click();
  await expect(page).toHaveURL(/\/guide\/start\/mcp/);
  await page.goBack();
  await expect(page).toHaveURL(/\/guide\/start\/intro$/);
  await expect(dialog(page)).toHaveCount(0);
  await openSearchable(page, '/guide/start/mcp');
  await openSearchable(page, '/guide/start/intro');
  await trigger(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('What it answers');
  await dialog(page).locator('[role="option"][href*="/intro#"]').first().click();
  await expect(page).toHaveURL(/\/intro#./);
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/guide\/start\/intro$/);
  await page.goBack();
  await expect(page).toHaveURL('/guide/start/mcp');
});

test('the dialog is never open together with the full-screen menu, fits above the on-screen keyboard and in 320 px, and shows three pages', async ({
  page,
}) => {
  const menu = page.locator('details[data-menu="screen"]');
  await menu.locator('> summary').click();
  await expect(menu).toHaveAttribute('open', '');
  await trigger(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(menu).not.toHaveAttribute('open', '');
  await page.keyboard.press('Escape');
  await expect(trigger(page)).toBeFocused();
  await menu.locator('> summary').click();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  await expect(menu).not.toHaveAttribute('open', '');

  await expect(field(page)).toBeFocused();
  await page.keyboard.type('the report does not show the code of a module');
  await expect(dialog(page).locator('[role="option"] code').first()).toBeVisible();
  // Opened again, the dialog shows hits in place of the pages to start with.
  await expect(dialog(page).getByText('Start here')).toHaveCount(0);
  await expect(dialog(page).getByRole('group').nth(2)).toBeInViewport();
  const lines = await options(page)
    .locator('> span:not(.visually-hidden)')
    .evaluateAll((parts) =>
      parts.map((part) => part.clientHeight / parseFloat(getComputedStyle(part).lineHeight)),
    );
  expect(Math.max(...lines.map(Math.round))).toBeLessThanOrEqual(3);

  await page.setViewportSize({ width: 390, height: 420 });
  await expect
    .poll(() => dialog(page).evaluate((node) => node.getBoundingClientRect().height))
    .toBe(420);
  await page.setViewportSize({ width: 320, height: 600 });
  // A name of 40 letters without a space.
  await field(page).fill('skipLoaders');
  await expect(options(page).first()).toContainText('loaderInterceptorOptions.skipLoaders');
  expect(await dialog(page).evaluate((node) => node.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeInViewport();
});
