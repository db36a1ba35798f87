import { expect, type Page, test } from '@playwright/test';

const PAGE = '/guide/start/features';

/** The tables that are not what they should be: those that scroll are named stops of the Tab key, no others. */
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

test('only a table that is wider than the text is a named stop of the Tab key', async ({
  page,
}) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every table can be reached and scrolled', async ({ page }) => {
    await page.goto(PAGE);
    const tables = page.locator('.table-region');
    const stops = page.locator('.table-region[tabindex="0"][aria-label]');
    await expect(stops).toHaveCount(await tables.count());
  });
});
