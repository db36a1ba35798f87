import type { BrowserContext, Page, Response } from '@playwright/test';

/**
 * Let pages take the reader for one who has been here before, and stay in their language. A `storageState` would say
 * the same, but Playwright opens a page of its own for it before every test.
 */
export function asKnownReader(context: BrowserContext | Page): Promise<unknown> {
  return context.addInitScript(() => {
    // A document without an origin has no storage.
    if (window.origin !== 'null') localStorage.setItem('visited', '1');
  });
}

/** Open a page, and let the framework take it over. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await openForReading(page, address);
  await withFramework(page);
  return response;
}

/** Open a page and wait until its script answers the reader. The framework is not wanted yet. */
export async function openForReading(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await withScript(page);
  return response;
}

/** Wait until the script of the open page answers the reader. */
export async function withScript(page: Page): Promise<void> {
  await page.locator('html[data-script="connected"]').waitFor({ state: 'attached' });
}

/** Show interest in a link, and wait until the framework runs the open page, so that links navigate inside the app. */
export async function withFramework(page: Page): Promise<void> {
  await withScript(page);
  await page.evaluate(() => {
    const link = [...document.links].find(
      ({ origin, pathname }) => origin === location.origin && pathname !== location.pathname,
    );
    link?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  });
  await page.locator('html[data-framework="running"]').waitFor({ state: 'attached' });
}

/** Wait until the fonts are there, the browser has nothing more to do, and what it did last is on the screen. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
