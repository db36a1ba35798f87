import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Of its tables, one has long rows, which are cards on a phone, and one has numbers. */
const PAGE = '/guide/usage/compile-overall';

/** The tables with errors: exactly those that scroll must be named tab stops. */
function wrongTables(page: Page): Promise<string[]> {
  return page.locator('.table-region').evaluateAll((regions) =>
    regions
      .filter((region) => {
        const scrolls = region.scrollWidth > region.clientWidth + 1;
        const isStop = region.getAttribute('tabindex') === '0';
        const isRegion = region.getAttribute('role') === 'region' && region.ariaLabel !== null;
        return scrolls !== isStop || isStop !== isRegion;
      })
      .map((region) => region.textContent),
  );
}

test('only a table that is wider than the text is a named tab stop', async ({ page }) => {
  await page.goto(PAGE);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => wrongTables(page)).toEqual([]);
  }
  await expect(page.getByRole('region', { name: /scrolls sideways/ })).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 800 });
  const region = page.getByRole('region', { name: /scrolls sideways/ }).first();
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('a table that overflows has a shadow at the edge, in both color schemes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(PAGE);
  // A column that stays in place covers the edge.
  const region = page.locator('.table-region:not(:has([data-lookup]))').first();
  await region.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await region.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  // Below the text of the last row, next to the corners.
  const strip = { y: y + height / 2, width: 4, height: 1 };
  const edges = async () => {
    const [left, right] = [x + 2, x + width - 6].map((edge) => ({ ...strip, x: edge }));
    return [await page.screenshot({ clip: left }), await page.screenshot({ clip: right })];
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await region.evaluate((element) => element.scrollTo(0, 0));
    const [plain, shadow] = await edges();
    expect(shadow, colorScheme).not.toEqual(plain);
    await region.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    const [left, right] = await edges();
    expect(right, colorScheme).toEqual(plain);
    expect(left, colorScheme).not.toEqual(plain);
  }
});

test('on a phone a command has the width of its block to itself, and code that goes on has a shadow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/guide/start/quick-start');
  const command = page.locator('[role="tabpanel"]:not([hidden]) pre:visible', {
    hasText: 'install',
  });
  await expect(page.locator('[data-copy]:visible').first()).toBeVisible();
  const lines = await command.first().evaluate((pre) => {
    const { lineHeight, paddingTop } = getComputedStyle(pre);
    const text = pre.clientHeight - 2 * Number.parseFloat(paddingTop);
    return Math.round(text / Number.parseFloat(lineHeight));
  });
  expect(lines).toBe(1);
  const code = page.locator('pre:visible', { hasText: 'export default' }).first();
  expect(await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(
    true,
  );
  await expect(code).toHaveCSS('background-image', /linear-gradient/);
});

test('on a wide screen no table of the longest pages is wider than the text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/config/options/options', '/guide/more/faq', '/guide/more/rules']) {
    for (const language of ['', '/zh']) {
      await page.goto(language + path, { waitUntil: 'domcontentloaded' });
      const wide = await page
        .locator('.table-region')
        .evaluateAll((regions) =>
          regions
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
            .map(({ textContent }) => textContent),
        );
      expect(wide, language + path).toEqual([]);
    }
  }
});

test('a tab list that overflows has a shadow at the edge', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/guide/start/quick-start');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const tabs = page.getByRole('tablist').first();
  await tabs.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await tabs.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  // Below the labels of the tabs, above the line.
  const edge = (left: number) =>
    page.screenshot({ clip: { x: left, y: y + height - 10, width: 4, height: 2 } });
  const plain = await edge(x + 2);
  expect(await edge(x + width - 6)).not.toEqual(plain);
  await tabs.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  expect(await edge(x + width - 6)).toEqual(plain);
  expect(await edge(x + 2)).not.toEqual(plain);
});
