import type { Page } from '@playwright/test';
import { chooseTextSize, overflowOf, styleText } from '../browser/layout';
import { watchShifts } from '../browser/shifts';
import { openPage } from '../support/browser';
import { VERSIONS } from '../support/served-sites';
import { expect, test } from '../support/test';

const WIDTHS = [390, 768, 1100, 1440];
/** The size that browsers call very large, and twice the default; the layout does not change between them. */
const SIZES = [20, 24, 32];

const softly = expect.configure({ soft: true });

/** The controls of the bars and their errors: covered, outside the window, or outside the bar. */
function faultsOfBars(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    for (const bar of document.querySelectorAll('header, div:has(> [data-menu="bar"])')) {
      const { top, bottom } = bar.getBoundingClientRect();
      const parts = [...bar.querySelectorAll('a, button, summary, label')]
        .filter((part) => part.checkVisibility())
        .map((part) => ({
          name: part.getAttribute('aria-label') ?? part.textContent?.trim() ?? '',
          box: part.getBoundingClientRect(),
          isSpilt: part.scrollHeight > part.clientHeight + 1,
          // In a narrow bar the choices of a radio group are in one place.
          group: part.closest('fieldset'),
        }));
      for (const [index, { name, box, isSpilt, group }] of parts.entries()) {
        const isInWindow = box.left >= 0 && box.right <= document.body.offsetWidth;
        const isInBar = box.top >= top - 1 && box.bottom <= bottom + 1 && !isSpilt;
        if (!isInWindow || !isInBar) faults.push(`${name} is cut`);
        for (const other of parts.slice(index + 1)) {
          if (group && other.group === group) continue;
          const x = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const y = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (x > 1 && y > 1) faults.push(`${name} overlaps ${other.name}`);
        }
      }
    }
    return faults;
  });
}

/** What ends without a way to see the rest. */
function cutIn(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>(':not(.visually-hidden, svg *)')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1)
      .filter((part) => /hidden|clip/.test(getComputedStyle(part).overflowX))
      .map((part) => `${part.tagName} ${part.textContent?.slice(0, 60)}`),
  );
}

const mainWidth = (page: Page) =>
  page.locator('main').evaluate((main) => main.getBoundingClientRect().width);

for (const [how, resize, path] of [
  ['in the browser', chooseTextSize, '/'],
  ['in the browser', chooseTextSize, '/zh/config/options/options'],
  // It does not affect media queries. `accessibility.spec.ts` shows the width of all kinds of pages.
  ['by a style sheet', styleText, '/'],
  ['by a style sheet', styleText, '/guide/start/cli'],
] as const) {
  test(`large text, set ${how}: on ${path} nothing is cut, covered or too wide`, async ({
    page,
  }) => {
    await openPage(page, path);
    for (const size of SIZES) {
      await resize(page, size);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const at = `text of ${size} px at ${width} px`;
        // The bar adapts a moment after the window or the text has changed.
        await softly.poll(() => faultsOfBars(page), at).toEqual([]);
        softly(await overflowOf(page), at).toBeLessThanOrEqual(0);
        softly(await cutIn(page), at).toEqual([]);
        // At least some twenty letters per line.
        softly(await mainWidth(page), at).toBeGreaterThan(10 * size);
      }
    }
  });
}

test('the largest text fits into the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const path of ['/', '/zh/', '/nope', '/guide/start/cli']) {
    await openPage(page, path);
    await chooseTextSize(page, 32);
    await softly.poll(() => overflowOf(page), path).toBe(0);
  }
});

test('the navbar shows its links from 768 px on, with text of 20 px from 960 px on, and has a menu button below', async ({
  page,
}) => {
  await openPage(page, '/zh/guide/start/cli');
  const link = page.locator('header nav[aria-label]').getByRole('link', { name: '指南' });
  for (const [width, standard, isWide] of [
    [767, 16, false],
    [768, 16, true],
    [959, 20, false],
    [960, 20, true],
  ] as const) {
    await chooseTextSize(page, standard);
    await page.setViewportSize({ width, height: 900 });
    await expect(link.locator('visible=true'), `${standard} px, ${width} px`).toHaveCount(
      isWide ? 1 : 0,
    );
  }
  // Where the space between the items grows, there is room for all of them.
  await chooseTextSize(page, 16);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, '/guide/start/cli');
  await expect(page.getByRole('banner')).toHaveAttribute('data-crowded', '');
});

test.describe('a navbar with more items than fit', () => {
  test.use({ site: VERSIONS });

  test('never overlaps, and moves items into the menu', async ({ page }) => {
    await openPage(page, '/guide/both');
    await page.evaluate(() => {
      const list = document.querySelector('header nav ul:last-child');
      for (const word of ['Examples', 'Reference', 'Plugins', 'Community']) {
        const item = list?.firstElementChild?.cloneNode(true) as HTMLElement;
        const link = item.querySelector('a');
        if (link) link.textContent = word;
        list?.append(item);
      }
    });
    const menu = page.locator('header summary[aria-label="Navigation"]');
    const seen = new Set<string>();
    for (let width = 320; width <= 1920; width += 50) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft([width, await faultsOfBars(page)]).toEqual([width, []]);
      const { height } = (await page.getByRole('banner').boundingBox()) ?? {};
      expect.soft([width, height]).toEqual([width, width < 768 ? 56 : 72]);
      const controls = page.getByRole('banner').getByRole('link', { name: '中文' });
      // The bar adapts a moment after the window has changed.
      await expect.poll(async () => (await controls.isVisible()) || menu.isVisible()).toBe(true);
      seen.add(
        await page.getByRole('banner').evaluate((bar) => `${bar.getAttribute('data-crowded')}`),
      );
    }
    expect(seen).toContain('search controls');
    expect(seen).toContain('search controls nav');
    await page.setViewportSize({ width: 1000, height: 800 });
    await menu.click();
    await expect(page.getByRole('link', { name: '中文' })).toBeVisible();
  });

  test('is arranged before the first frame', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    const shifts = await watchShifts(page);
    await page.addInitScript(() => {
      const heights: number[] = [];
      Object.assign(window, { heights });
      new PerformanceObserver(() => {
        heights.push(document.querySelector('header')?.offsetHeight ?? 0);
      }).observe({ type: 'paint', buffered: true });
    });
    await openPage(page, '/guide/both');
    await expect(page.getByRole('banner')).toHaveAttribute('data-crowded', /controls/);
    const heights = await page.evaluate(() => (window as unknown as { heights: number[] }).heights);
    expect(new Set(heights)).toEqual(new Set([72]));
    expect(await shifts()).toEqual([]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('wraps to a second line', async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 800 });
      await page.goto('/guide/both');
      const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
      expect(height).toBeGreaterThan(72);
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('link', { name: '中文' })).toBeInViewport();
      await expect(bar.getByRole('link', { name: 'Guide' })).toBeInViewport();
    });
  });
});
