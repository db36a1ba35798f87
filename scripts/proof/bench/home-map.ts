import type { Figure } from './figure';
import { PHONE, slowDown, watchFirstScreen } from './first-screen';
import { longestTask, smoothness, traceWork } from './trace';
import { withSite } from './with-site';

/** Longer than the animation of the map. */
const MOVE_MS = 1000;

/** Measures what animating the map of the home page costs on a slow phone. */
export function benchHomeMap(): Promise<Figure> {
  return withSite(async ({ browser, origin }) => {
    const page = await (await browser.newContext(PHONE)).newPage();
    await watchFirstScreen(page);
    await slowDown(page);
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    const button = page.locator('[data-map-switch="after"]');
    await button.focus(); // Loads the script that animates the map.
    await page.waitForLoadState('networkidle');
    const events = await traceWork(browser, page, async () => {
      await button.click();
      await page.waitForTimeout(MOVE_MS);
    });
    const { frameMs, onMainThread, animations } = smoothness(events);
    return {
      what: 'Map of the home page on a processor 4 times slower, moving to the other build: median time between frames; animations on the main thread; longest task',
      bound: 'at most 17 ms; 0; at most 50 ms',
      measured: `${frameMs.toFixed(0)} ms; ${onMainThread} of ${animations}; ${longestTask(events).toFixed(0)} ms`,
    };
  });
}
