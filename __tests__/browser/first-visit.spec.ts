import type { Page } from '@playwright/test';
import { openPage, withScript } from '../support/browser';
import { expect, test } from '../support/test';

test.use({ isFirstVisit: true, locale: 'zh-CN' });

const langOf = (page: Page) => page.locator('html').getAttribute('lang');

test('the first visit redirects to the language of the browser, once, without a history entry', async ({
  page,
}) => {
  await page.goto('about:blank');
  await page.goto('/guide/start/cli?x=1');
  await expect(page).toHaveURL('/zh/guide/start/cli?x=1');
  await openPage(page, '/guide/start/cli');
  expect(await langOf(page)).toBe('en');
});

test('a language that the reader has chosen is kept', async ({ page }) => {
  await page.goto('/guide/start/cli');
  await expect(page).toHaveURL('/zh/guide/start/cli');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/guide/start/cli');
  await page.reload();
  await withScript(page);
  expect(await langOf(page)).toBe('en');
});

test('the first visit to an address in another form redirects to its page in the language of the browser', async ({
  page,
}) => {
  await page.goto('/en/Guide/Start/Intro?x=1');
  await expect(page).toHaveURL('/zh/guide/start/intro?x=1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page).not.toHaveTitle(/404/);
});

test('a visit to an address that does not exist does not redirect, and does not count as the first', async ({
  page,
}) => {
  await page.goto('/nope?x=1');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await withScript(page);
  await expect(page).toHaveURL('/nope?x=1');
  expect(await langOf(page)).toBe('en');
  await page.goto('about:blank');
  await openPage(page, '/guide/start/cli');
  expect(await langOf(page)).toBe('en');
});

test('crawlers, links of this site, and addresses with an anchor are not redirected', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { searchParams } = new URL(location.href);
    if (searchParams.has('bot')) {
      Object.defineProperty(navigator, 'userAgent', { get: () => 'Googlebot/2.1' });
    } else if (!location.hash) {
      Object.defineProperty(document, 'referrer', { get: () => `${location.origin}/` });
    }
  });
  for (const address of ['/guide/start/cli?bot', '/guide/start/cli', '/guide/start/mcp#setup']) {
    await openPage(page, address);
    expect(await langOf(page)).toBe('en');
    await page.evaluate(() => localStorage.clear());
  }
});

test('with blocked storage the first visit is not redirected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await openPage(page, '/guide/start/cli');
  expect(await langOf(page)).toBe('en');
});
