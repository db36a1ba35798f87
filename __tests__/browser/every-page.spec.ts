import type { Page } from '@playwright/test';
import { asKnownReader, openPage } from '../support/browser';
import { pagesOf, SITES } from '../support/served-sites';
import { expect, test } from '../support/test';
import { styleText, tooWideAt } from './layout';

/** All errors and warnings of the browser while a page is open. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('requestfailed', (request) => {
    // The router cancels the prefetch of a page once it has what it needs.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') errors.push(`${reason}: ${request.url()}`);
  });
  return errors;
}

let page: Page;
let errors: string[];

// All tests share a browser context, so that common scripts and styles load once.
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await asKnownReader(page);
  errors = watchErrors(page);
});
test.afterAll(() => page.close());

// One test per page, because loading it takes longer than the checks.
for (const { address: path } of pagesOf(SITES[0])) {
  test(`${path} opens without browser errors, and does not scroll sideways at any width`, async () => {
    errors.length = 0;
    await page.setViewportSize({ width: 1440, height: 800 });
    const response = await openPage(page, path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toBeVisible();
    expect.soft(await tooWideAt(page, [1440, 820, 320, 390])).toEqual([]);
    await styleText(page, 32);
    expect.soft(await tooWideAt(page, [390, 1440]), 'with text of twice the size').toEqual([]);
    expect(errors).toEqual([]);
  });
}
