import type { Page } from '@playwright/test';
import { openForReading, withScript } from '../support/browser';
import { expect, test } from '../support/test';
import { hold } from './waiting';

const PAGE = '/guide/start/quick-start';

/** Where the parts of a page stand that script measures or changes. */
function shapeOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, main h2, figure, figure button')].map(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, ...[x, y, width, height].map(Math.round)].join(' ');
      },
    ),
  );
}

test('with styles that come late a page is shown once they are there, as it is with quick ones', async ({
  page,
}) => {
  // Here the bar has more than it has room for, which script finds out by measuring.
  await page.setViewportSize({ width: 820, height: 900 });
  await openForReading(page, PAGE);
  const shape = await shapeOf(page);

  const release = await hold(page, /\.css$/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('footer').last()).toBeAttached();
  expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-script', 'connected');
  release();
  await withScript(page);
  expect(await shapeOf(page)).toEqual(shape);
});

test('on a network of 400 kbit/s nothing shifts while a page comes, and a link leads on', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openForReading(page, PAGE);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  await page
    .getByRole('navigation', { name: 'Pages of this section' })
    .getByRole('link', { name: 'Features' })
    .click();
  await expect(page.locator('#_loading-bar')).toHaveAttribute('data-loading');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
  await expect(page.locator('#_loading-bar')).not.toHaveAttribute('data-loading');
});
