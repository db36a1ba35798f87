import type { Page } from '@playwright/test';
import { openPage, withFramework } from '../support/browser';
import { expect, test } from '../support/test';
import { colorFaultsOf, faultsOf } from './accessibility';
import { overflowOf } from './overflow';
import { PATHS } from './pages';

/** Everything the browser complains about while a page is open. */
function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    // The router aborts its prefetch of a page once it knows enough.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`);
  });
  return complaints;
}

// One test per page, because loading it takes longer than most of what is asked of it.
test.describe('every page', () => {
  let page: Page;
  let complaints: string[];

  // One reader goes through all pages: the scripts and styles that they share are loaded once.
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    complaints = watchComplaints(page);
  });
  test.afterAll(() => page.close());

  for (const path of PATHS) {
    const isChinese = path.startsWith('/zh');
    test(`${path} opens without a complaint, is accessible, fits every screen, and leads on`, async () => {
      complaints.length = 0;
      await page.setViewportSize({ width: 1440, height: 800 });
      // A page and its translation have the same styles, so one of them is looked at in the light first.
      await page.emulateMedia({ colorScheme: isChinese ? 'dark' : 'light' });
      const response = await openPage(page, path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('h1')).toBeVisible();
      await test.step('no accessibility fault', async () => {
        expect.soft(await faultsOf(page)).toEqual([]);
        if (isChinese) return;
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await colorFaultsOf(page)).toEqual([]);
      });
      await test.step('no sideways scrolling at any width', async () => {
        for (const width of [320, 390, 820, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          const excess = await overflowOf(page);
          expect.soft([width, excess > 0]).toEqual([width, false]);
        }
      });
      await test.step('navigation in the app', async () => {
        await withFramework(page);
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await page.locator('header a').first().click();
        await expect(page).toHaveURL(isChinese ? '/zh/' : '/');
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      });
      expect(complaints).toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('text, sidebar, outline, neighbours and languages work', async ({ page }) => {
    await page.goto('/guide/start/quick-start');
    await page
      .getByRole('navigation', { name: 'Pages of this section' })
      .getByRole('link', { name: 'Features' })
      .click();
    await expect(page).toHaveURL('/guide/start/features');
    await page.getByRole('link', { name: /^Next Page/ }).click();
    await expect(page).toHaveURL('/guide/start/cicd');
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL('/zh/guide/start/cicd');
    const outline = page.getByRole('navigation', { name: '本页目录' });
    await outline.getByRole('link').first().click();
    await expect(page).toHaveURL(/#./);
  });

  test('on a small screen the menu and the outline open and close', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/guide/start/quick-start');
    const menu = page.getByRole('navigation', { name: 'Pages of this section' });
    const outline = page.getByRole('navigation', { name: 'ON THIS PAGE' });
    await expect(menu).toHaveCount(0);
    await page.getByText('Menu', { exact: true }).click();
    await expect(menu).toBeVisible();
    await page.getByText('ON THIS PAGE').first().click();
    await expect(menu).toHaveCount(0);
    await expect(outline).toBeVisible();
  });
});

test('a heading scrolled to is not hidden behind a bar', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/guide/start/features#bundle');
    const id = await page.locator('h2[id]').nth(2).getAttribute('id');
    await page.goto(`/guide/start/features#${id}`);
    const isOnTop = await page.evaluate((name) => {
      const heading = document.getElementById(name ?? '');
      if (!heading) return false;
      const { left, top } = heading.getBoundingClientRect();
      return heading.contains(document.elementFromPoint(left + 4, top + 40) ?? document.body);
    }, id);
    expect(isOnTop).toBe(true);
  }
});

test('the first stop of the Tab key leads to the text', async ({ page }) => {
  await page.goto('/guide/start/intro');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
