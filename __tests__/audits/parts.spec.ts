import type { Locator, Page } from '@playwright/test';
import { isSameDocument, markDocument, openPage } from '../support/browser';
import { expect, test } from '../support/test';

const PAGE = '/guide/start/cli';

async function open(page: Page, path: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await openPage(page, path);
}

async function boxOf(of: Locator) {
  const box = await of.boundingBox();
  if (!box) throw new Error(`${of} is not shown.`);
  return { ...box, right: box.x + box.width };
}

const outline = (page: Page) => page.locator('div[data-part="outline"]');
/** The bar of a doc page on screens that are too narrow for sidebar and outline. */
const localBar = (page: Page) => page.locator('details[data-menu="bar"]').first().locator('..');

test('without the sidebar the text keeps its width, and the outline its position; without the outline too the text is centered', async ({
  page,
}) => {
  const widths = [1440, 1100];
  const measure = async (query: string) => {
    await open(page, PAGE + query);
    const boxes: Record<number, { text: number; side?: object }> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const text = (await boxOf(page.locator('main'))).width;
      boxes[width] = width > 1280 ? { text, side: await boxOf(outline(page)) } : { text };
    }
    return boxes;
  };
  const [whole, less] = [await measure(''), await measure('?sidebar=0')];
  for (const width of widths) {
    expect(less[width]?.text).toBeGreaterThanOrEqual(whole[width]?.text ?? Number.NaN);
    expect(less[width]?.side).toEqual(whole[width]?.side);
  }

  await open(page, `${PAGE}?navbar=0&sidebar=0&outline=0&footer=0`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { x, right, width: measured } = await boxOf(page.locator('main'));
    const body = await boxOf(page.locator('body'));
    expect(Math.abs(x - (body.width - right))).toBeLessThanOrEqual(1);
    expect(measured).toBeGreaterThan(700);
    await expect(localBar(page)).toBeHidden();
  }
});

test('the bar contains the available parts, and an empty one is not shown', async ({ page }) => {
  for (const [query, width, isShown] of [
    ['', 1100, true],
    ['?sidebar=0', 1100, true],
    ['?outline=0', 1100, false],
    ['?outline=0', 390, true],
    ['?sidebar=0', 390, true],
    ['?sidebar=0&outline=0', 390, false],
  ] as const) {
    await test.step(`with “${query}” at ${width} px`, async () => {
      await open(page, `${PAGE}${query}#analyze`, width);
      await expect(localBar(page)).toBeVisible({ visible: isShown });
      const bar = isShown ? (await boxOf(localBar(page))).height : 0;
      const { y } = await boxOf(page.locator('#analyze'));
      expect(y).toBeGreaterThanOrEqual(bar);
      expect(y - bar).toBeLessThan(40);
    });
  }
});

test('without the navbar its space is not reserved', async ({ page }) => {
  await open(page, `${PAGE}?navbar=0#analyze`);
  await expect.poll(async () => (await boxOf(page.locator('#analyze'))).y).toBeLessThan(40);
  expect((await boxOf(page.locator('#_sidebar'))).y).toBe(0);
  expect((await boxOf(outline(page))).y).toBe(0);
});

test('on a page without a local bar an anchor is below the navbar at any width', async ({
  page,
}) => {
  await open(page, '/search');
  for (const width of [390, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const padding = await page.evaluate(() =>
      Number.parseFloat(
        getComputedStyle(document.querySelector('main') as Element).scrollMarginTop,
      ),
    );
    expect(padding).toBeGreaterThan((await boxOf(page.getByRole('banner'))).height);
  }
});

test('a link to the same page with another query changes the visible parts, and Back restores them', async ({
  page,
}) => {
  await open(page, PAGE);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Less' });
    document.querySelector('article')?.prepend(link);
  }, `${PAGE}?outline=0`);
  await markDocument(page);
  await page.getByRole('link', { name: 'Less' }).click();
  await expect(outline(page)).toBeHidden();
  await page.goBack();
  await expect(outline(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});
