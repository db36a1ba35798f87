import type { Page } from '@playwright/test';
import { overflowOf } from '../browser/layout';
import { openPage } from '../support/browser';
import { readAddresses } from '../support/served-sites';
import { expect, test } from '../support/test';

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

const PAGES = readAddresses();

// One browser tab for all pages of a language, on a phone; `accessibility.spec.ts` shows other widths and larger text.
for (const wanted of new Set(PAGES.map(({ lang }) => lang))) {
  test(`every page in ${wanted} opens with one title, without browser errors, and does not scroll sideways on a phone`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 390, height: 800 });
    const errors = watchErrors(page);
    const found: Record<string, unknown> = {};
    for (const { address } of PAGES.filter(({ lang }) => lang === wanted)) {
      const response = await openPage(page, address);
      const titles = await page
        .locator('h1')
        .evaluateAll((all) => all.map((title) => title.checkVisibility()));
      const seen = [response?.status(), titles, await overflowOf(page), errors.splice(0)];
      if (String(seen) !== '200,true,0,') found[address] = seen;
    }
    expect(found).toEqual({});
  });
}
