import type { Browser, Page } from '@playwright/test';
import { launchChromium } from '../support/chromium';
import { serve } from '../support/serve';
import type { Figure } from './figure';
import { readFirstScreen, readToTheEnd, slowDown, watchFirstScreen } from './first-screen';
import { countLayoutsInMotion, countWorkAtRest } from './star-work';
import { longestTaskAfterLoad, traceWork } from './trace';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };

/** What a reader with a slow phone sees of the exported home page, and what its stars cost. */
export async function benchHomeScreen(): Promise<Figure[]> {
  const server = await serve({ folder: 'out', base: '/', port: 0 });
  const browser = await launchChromium();
  try {
    return [
      await measurePhone(browser, `${server.origin}/`),
      await measureStars(browser, `${server.origin}/`),
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

async function measureStars(browser: Browser, url: string): Promise<Figure> {
  const page = await openPage(browser, DESK);
  await page.goto(url, { waitUntil: 'networkidle' });
  const rest = await countWorkAtRest(browser, page);
  const moving = await countLayoutsInMotion(browser, page);
  await page.context().close();
  return {
    what: 'Stars of the home page: styles, layouts and paints in a second without pointer moves; layouts while it moves',
    bound: '0; 0',
    measured: `${rest}; ${moving}`,
  };
}

async function openPage(browser: Browser, options: typeof PHONE | typeof DESK): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await watchFirstScreen(page);
  return page;
}
