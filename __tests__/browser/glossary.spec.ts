import type { Page } from '@playwright/test';
import { openPage } from '../support/browser';
import { EVERY_KIND } from '../support/served-sites';
import { expect, test } from '../support/test';
import { faultsOf } from './accessibility';

const PAGE = '/docs/guide/components';

test.use({ site: EVERY_KIND });

async function open(page: Page, path = PAGE): Promise<void> {
  await openPage(page, `${path}#terms`);
}

const term = (page: Page) => page.locator('article').getByRole('link', { name: 'parsed size' });
const tooltip = (page: Page) => page.locator('.tooltip');

test('a term outside of the viewport shows its definition once focus has scrolled to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 300 });
  await open(page);
  const links = page.locator('article a.term');
  await links.first().focus();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await expect(tooltip(page)).toHaveText('Bytes after gzip.');
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
});

test('a definition stays within the window if the link wraps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page);
  const long = page.locator('article td a.term');
  const boxes = await long.evaluate((link) =>
    [...link.getClientRects()].map((box) => box.toJSON() as DOMRect),
  );
  expect(boxes.length).toBeGreaterThan(1);
  const last = boxes.at(-1);
  await page.mouse.move((last?.x ?? 0) + 5, (last?.y ?? 0) + (last?.height ?? 0) / 2);
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  const tip = await tooltip(page).boundingBox();
  expect(tip?.width).toBeLessThanOrEqual(250);
  const pageWidth = await page
    .locator('html')
    .evaluate((html) => html.getBoundingClientRect().width);
  expect((tip?.x ?? 0) + (tip?.width ?? 0)).toBeLessThan(pageWidth);
  const below = (last?.y ?? 0) + (last?.height ?? 0);
  const isBeside =
    Math.abs((tip?.y ?? 0) - below) < 8 ||
    Math.abs((tip?.y ?? 0) + (tip?.height ?? 0) - (last?.y ?? 0)) < 8;
  expect(isBeside).toBe(true);
});

test('a printed term looks like plain text', async ({ page }) => {
  await open(page);
  await term(page).hover();
  await expect(tooltip(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(tooltip(page)).toBeHidden();
  const look = await term(page).evaluate((link) => [
    getComputedStyle(link).textDecorationLine,
    getComputedStyle(link, '::after').content,
  ]);
  expect(look).toEqual(['none', 'none']);
});

test('a visible definition has no accessibility violations in either scheme', async ({ page }) => {
  await open(page, '/docs/zh/guide/components');
  await page.locator('article a.term').first().hover();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(tooltip(page)).toBeVisible();
    expect(await faultsOf(page, '.tooltip')).toEqual([]);
  }
});
