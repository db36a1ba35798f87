import { type BrowserContext, expect, type Page, type Response } from '@playwright/test';

/**
 * Marks the reader as a returning visitor, so that pages stay in their language. A `storageState` would have the same
 * effect, but Playwright opens another page for it before every test.
 */
export function asKnownReader(context: BrowserContext | Page): Promise<unknown> {
  return context.addInitScript(() => {
    // A document without an origin has no storage.
    if (window.origin !== 'null') localStorage.setItem('visited', '1');
  });
}

/** Opens a page and waits until its script handles input, as for readers. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await withScript(page);
  return response;
}

/** Waits until the script of the open page handles input. */
export async function withScript(page: Page): Promise<void> {
  await page.locator('html[data-connected]').waitFor({ state: 'attached' });
}

/** Waits until fonts have loaded, the browser is idle, and its last frame has been painted. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Sets a mark that a new document would not have. */
export function markDocument(page: Page): Promise<unknown> {
  return page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

/** Whether the document is still the one that was marked. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSameDocument' in window);
}

/** Presses the theme button, which makes the next choice, until it is this one. */
export async function chooseTheme(page: Page, choice: 'light' | 'dark' | 'auto'): Promise<void> {
  const root = page.locator('html');
  const chosen = () => root.getAttribute('data-theme-choice');
  for (let before = await chosen(); before !== choice; before = await chosen()) {
    await page.locator('header fieldset[data-place="bar"]').click();
    await expect(root).not.toHaveAttribute('data-theme-choice', before ?? '');
  }
}
