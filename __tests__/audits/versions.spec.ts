import type { Page } from '@playwright/test';
import { openPage } from '../support/browser';
import { VERSIONS } from '../support/served-sites';
import { expect, test } from '../support/test';

test.use({ site: VERSIONS });

async function open(page: Page, path: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await openPage(page, path);
}

const toggle = (page: Page) =>
  page.getByRole('banner').locator('summary', { hasText: /^Version \d\.x/ });
const versions = (page: Page) => page.getByRole('navigation', { name: 'Versions' });

test.describe('the version switcher', () => {
  test('keeps the page, the query and the anchor', async ({ page }) => {
    await open(page, '/guide/both?q=1#place');
    await toggle(page).click();
    await versions(page).getByRole('link', { name: '1.x' }).click();
    await expect(page).toHaveURL('/1.x/guide/both?q=1#place');
    await expect(page).toHaveTitle('Both, old - Two versions');
  });

  test('marks the current version, and is in the menu of small screens', async ({ page }) => {
    await open(page, '/zh/1.x/guide/both', 390);
    await page.locator('summary[aria-label="导航菜单"]').click();
    const list = page.getByRole('navigation', { name: '版本' });
    await expect(list.locator('[aria-current]')).toHaveText('1.x');
    await list.getByRole('link', { name: '2.x' }).click();
    await expect(page).toHaveURL('/zh/guide/both');
  });
});

test('a page of an old version has a notice with a link to the same page of the default version', async ({
  page,
}) => {
  await open(page, '/1.x/guide/both');
  const notice = page.getByRole('complementary', { name: 'Versions' });
  await expect(notice).toContainText('This is the documentation of version 1.x.');
  await notice.getByRole('link', { name: 'Read this page for 2.x' }).click();
  await expect(page).toHaveURL('/guide/both');
  await expect(notice).toHaveCount(0);
});

test.describe('social links', () => {
  test.beforeEach(({ page }) => open(page, '/guide/both'));

  test('five are in the bar, the others in a popover', async ({ page }) => {
    const link = page.getByRole('link', { name: 'Sixth (opens in a new tab)' });
    await expect(page.getByRole('link', { name: 'GitHub (opens in a new tab)' })).toBeVisible();
    await expect(link).toHaveCount(0);
    await page.locator('summary[aria-label="More links"]:visible').hover();
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('rel', 'noopener');
  });

  test('a text, an image and markup open next to their icon and close on Escape', async ({
    page,
  }) => {
    const bar = page.getByRole('banner');
    await bar.locator('summary[aria-label="Discord"]:visible').hover();
    await expect(bar.getByText('Ask for an invitation.').first()).toBeVisible();
    await bar.locator('summary[aria-label="Markup"]:visible').hover();
    await expect(bar.getByText('Bold words').first()).toBeVisible();
    await expect(bar.getByText('Ask for an invitation.').first()).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(bar.getByText('Bold words').first()).toBeHidden();
    await bar.locator('summary[aria-label="Picture"]:visible').focus();
    await page.keyboard.press('Enter');
    await expect(bar.getByRole('img', { name: 'Picture' })).toBeVisible();
  });
});

test('the navbar hides while scrolling down, and returns while scrolling up', async ({ page }) => {
  await open(page, '/guide/both');
  const bar = page.getByRole('banner');
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 900);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(bar).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(bar).not.toBeInViewport();
  await page.getByRole('link', { name: 'Two versions' }).focus();
  await expect(bar).toBeInViewport();
});

test('without a dark mode the theme control is missing, and the page is light', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/guide/both');
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'light',
  );
});
