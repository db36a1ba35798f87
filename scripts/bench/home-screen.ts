import type { Browser, Page } from '@playwright/test';
import { launchChromium } from '../support/chromium';
import { serve } from '../support/serve';
import type { Figure } from './figure';
import { PHONE, readFirstScreen, readToTheEnd, slowDown, watchFirstScreen } from './first-screen';
import { longestTask, longestTaskAfterLoad, smoothness, traceWork } from './trace';

/** Longer than the animation of the map. */
const MOVE_MS = 1000;

/** Measures the exported home page on a slow phone, and what animating its map costs. */
export async function benchHomeScreen(): Promise<Figure[]> {
  const server = await serve({ folder: 'out', base: '/', port: 0 });
  const browser = await launchChromium();
  try {
    return [
      await measurePhone(browser, `${server.origin}/`),
      await measureMap(browser, `${server.origin}/`),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measurePhone(browser: Browser, url: string): Promise<Figure> {
  const page = await openPage(browser, PHONE);
  await slowDown(page);
  const events = await traceWork(browser, page, async () => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await readToTheEnd(page);
  });
  const { largest, shift } = await readFirstScreen(page);
  await page.context().close();
  const parts = [
    `${largest.kind} (${largest.name}) after ${(largest.ms / 1000).toFixed(1)} s`,
    shift.toFixed(2),
    `${longestTaskAfterLoad(events).toFixed(0)} ms`,
  ];
  return {
    what: 'Home page on a phone, processor 4 times slower, 1.6 Mbit/s: largest paint; layout shift; longest task after load',
    bound: 'text or a preloaded image; 0.00; at most 50 ms',
    measured: parts.join('; '),
  };
}

async function measureMap(browser: Browser, url: string): Promise<Figure> {
  const page = await openPage(browser, PHONE);
  await slowDown(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const button = page.locator('[data-map-switch="after"]');
  await button.focus(); // Loads the script that animates the map.
  await page.waitForLoadState('networkidle');
  const events = await traceWork(browser, page, async () => {
    await button.click();
    await page.waitForTimeout(MOVE_MS);
  });
  await page.context().close();
  const { frameMs, onMainThread, animations } = smoothness(events);
  return {
    what: 'Map of the home page on a processor 4 times slower, moving to the other build: median time between frames; animations on the main thread; longest task',
    bound: 'at most 17 ms; 0; at most 50 ms',
    measured: `${frameMs.toFixed(0)} ms; ${onMainThread} of ${animations}; ${longestTask(events).toFixed(0)} ms`,
  };
}

async function openPage(browser: Browser, options: typeof PHONE): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await watchFirstScreen(page);
  return page;
}
