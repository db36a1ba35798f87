import type { Page } from '@playwright/test';
import { openPage } from '../support/browser';
import { EVERY_KIND } from '../support/served-sites';
import { expect, test } from '../support/test';

test.use({ site: EVERY_KIND });

async function open(page: Page, path = '/guide/overview'): Promise<void> {
  await openPage(page, `/docs${path}`);
}

const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter' });
const list = (page: Page) => page.locator('[data-overview]');

test.describe('on a device without a pointer', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('the filter does not open the on-screen keyboard', async ({ page }) => {
    await open(page);
    // Once it filters, it has had its chance to take the focus.
    await filter(page).evaluate((input: HTMLInputElement) => {
      input.value = 'first';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(list(page).getByRole('link')).toHaveText(['Deep', 'First']);
    await expect(filter(page)).not.toBeFocused();
  });
});

test('the Chinese filter is entirely in Chinese', async ({ page }) => {
  await open(page, '/zh/guide/overview');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('概览');
  await page.getByRole('searchbox', { name: '筛选' }).fill('zzz');
  await expect(list(page)).toContainText('没有匹配的 API：zzz');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is complete and no filter is shown', async ({ page }) => {
    await page.goto('/docs/guide/overview');
    await expect(filter(page)).toBeHidden();
    await expect(list(page).getByRole('link', { name: 'First' })).toBeVisible();
  });
});
