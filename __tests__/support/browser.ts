import type { Page, Response } from '@playwright/test';

/** Open a page and wait until its script answers the reader. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await withScript(page);
  return response;
}

/** Wait until the script of the open page answers the reader. */
export async function withScript(page: Page): Promise<void> {
  await page.locator('html[data-script="connected"]').waitFor({ state: 'attached' });
}

/** Wait until the framework has taken over the open page, so that links navigate inside the app. */
export async function withFramework(page: Page): Promise<void> {
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
