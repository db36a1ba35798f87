import type { Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from '../../scripts/support/chromium';
import { openPage } from '../support/browser';
import { expect, test } from '../support/test';

// Scroll bars with a width, as on Windows and Linux; other tests run with overlay scroll bars.
test.use({
  launchOptions: {
    executablePath: findTestBrowser(),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
    chromiumSandbox: process.getuid?.() !== 0,
  },
});

/** Where the text ends. */
const roomOf = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().right ?? 0);
const windowOf = (page: Page) => page.evaluate(() => document.documentElement.clientWidth);

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await openPage(page, path);
}

test('a short page is as wide as a long one, and has a scroll bar too', async ({ page }) => {
  await open(page, '/guide/start/cli', 820);
  const long = await windowOf(page);
  expect(long).toBeLessThan(820);
  await open(page, '/404', 820);
  expect(await windowOf(page)).toBe(long);
  const { overflowY, scrollbarGutter } = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return { overflowY: style.overflowY, scrollbarGutter: style.scrollbarGutter };
  });
  // A strip in the color of the page next to the text would not be a scroll bar.
  expect([overflowY, scrollbarGutter]).toEqual(['scroll', 'auto']);
});

test('the menu of the pages does not shift the page behind it', async ({ page }) => {
  await open(page, '/guide/start/cli', 820);
  const before = await roomOf(page);
  await page.getByText('Menu', { exact: true }).click();
  await expectLocked(page);
  expect(await roomOf(page)).toBe(before);
});

test('the search dialog does not shift the page behind it, and the area of the scroll bar is as dim as the page, in both color schemes', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, '/guide/start/cli', 1440);
  const before = await roomOf(page);
  await page.keyboard.press('Control+k');
  await expectLocked(page);
  expect(await roomOf(page)).toBe(before);
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Compares the background on both sides of the edge.
    const shot = await page.screenshot();
    const colors = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = [...(context?.getImageData(image.width - 40, 600, 40, 1).data ?? [])];
      return Array.from({ length: 40 }, (_, x) => pixels.slice(4 * x, 4 * x + 3));
    }, shot.toString('base64'));
    const [inside] = colors;
    for (const color of colors) {
      // The blur rounds colors.
      for (const [channel, value] of color.entries())
        expect(Math.abs(value - (inside?.[channel] ?? 0)), colorScheme).toBeLessThanOrEqual(1);
    }
  }
});

async function expectLocked(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
    .toBe('hidden');
}
