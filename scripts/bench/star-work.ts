import type { Browser, Page } from '@playwright/test';
import { traceWork } from './trace';

/** Longer than a star needs to come to rest, and the browser to put its layers away. */
const SETTLE_MS = 2000;
const REST_MS = 1000;
/** What the main thread does when something changes on the screen. */
const WORK: readonly string[] = ['UpdateLayoutTree', 'Layout', 'Paint'];

/** Move the pointer past the stars of an open home page, and count the work in a second of rest after it. */
export async function countWorkAtRest(browser: Browser, page: Page): Promise<number> {
  await moveAcross(page);
  await page.waitForTimeout(SETTLE_MS);
  const events = await traceWork(browser, page, () => page.waitForTimeout(REST_MS));
  return events.filter(({ name, ph }) => WORK.includes(name) && ph !== 'E').length;
}

/** Move the pointer past the stars, and count how often anything was laid out. */
export async function countLayoutsInMotion(browser: Browser, page: Page): Promise<number> {
  await moveAcross(page); // The first move reads where the stars are.
  await page.waitForTimeout(SETTLE_MS);
  const events = await traceWork(browser, page, () => moveAcross(page));
  return events.filter(({ name, ph }) => name === 'Layout' && ph !== 'E').length;
}

async function moveAcross(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(width * 0.1, height * 0.15);
  await page.mouse.move(width * 0.9, height * 0.7, { steps: 30 });
}
