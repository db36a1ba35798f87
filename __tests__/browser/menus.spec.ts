import type { Page } from '@playwright/test';
import { openPage } from '../support/browser';
import { EVERY_KIND } from '../support/served-sites';
import { expect, test } from '../support/test';

test.use({ site: EVERY_KIND });

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await openPage(page, `/docs${path}`);
}

test.describe('a drop-down of the navbar', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await open(page, '/guide/plain', 1440);
  });

  const toggle = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'More' });
  const link = (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: 'Plain Markdown' });

  test('stays open on the click that follows the hover, and closes on the next, on Escape, on a click outside and on navigation', async ({
    page,
  }) => {
    await toggle(page).click();
    await expect(link(page)).toHaveAttribute('aria-current', 'page');
    await page.clock.runFor(500);
    await toggle(page).click();
    await expect(link(page)).toHaveCount(0);

    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();

    await toggle(page).press('Enter');
    await expect(link(page)).toBeVisible();
    await page.mouse.click(700, 700);
    await expect(link(page)).toHaveCount(0);
    await open(page, '/custom', 1440);
    await toggle(page).click();
    await link(page).click();
    await expect(page).toHaveTitle(/^Plain/);
    await expect(link(page)).toHaveCount(0);
  });
});

test.describe('the full-screen menu', () => {
  test.beforeEach(({ page }) => open(page, '/guide/plain', 390));

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
  const toggle = (page: Page) =>
    page.getByRole('banner').locator('summary[aria-label="Navigation"]');

  test('contains navigation, languages and theme, locks the page, and closes on Escape, on navigation and in a wide window', async ({
    page,
  }) => {
    await expect(menu(page)).toHaveCount(0);
    await toggle(page).click();
    await expect(menu(page).getByRole('link', { name: 'Guide' })).toBeVisible();
    await expect(page.getByRole('link', { name: '中文' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeAttached();
    await expect(page.locator('[inert] main')).toHaveCount(1);
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(page.locator('[inert] main')).toHaveCount(0);

    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'Guide' }).click();
    await expect(page).toHaveTitle('Guide - Suffix');
    await expect(menu(page)).toHaveCount(0);
    await expect(page.locator('[inert] main')).toHaveCount(0);

    await toggle(page).click();
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(page.locator('[inert] main')).toHaveCount(0);
    expect(await page.evaluate(() => 'locked' in document.documentElement.dataset)).toBe(false);
  });
});
