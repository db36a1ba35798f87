import type { Page } from '@playwright/test';
import { openPage } from '../support/browser';
import { VERSIONS } from '../support/served-sites';
import { expect, test } from '../support/test';

async function open(page: Page, address: string, width = 390): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await openPage(page, address);
}

const scrollOffset = (page: Page) => page.evaluate(() => scrollY);
const menu = (page: Page) =>
  page.locator('details[data-menu="bar"][data-part="sidebar"] > summary');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of this section' });

test.describe('the menu of the pages', () => {
  test('locks the scroll position of the page, and unlocks it when it closes', async ({ page }) => {
    await open(page, '/guide/start/cli', 820);
    await menu(page).click();
    await expect(pages(page)).toBeVisible();
    await page.mouse.move(400, 800);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('Escape');
    await expect(pages(page)).toHaveCount(0);
    expect(await scrollOffset(page)).toBe(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-locked');
    // The compositor may need another frame to learn that the page scrolls again, and drops input until then.
    await expect(async () => {
      await page.mouse.wheel(0, 500);
      await expect.poll(() => scrollOffset(page), { timeout: 1000 }).toBeGreaterThan(0);
    }).toPass({ timeout: 15_000 });
  });

  test('a tap beside it closes it and does nothing else', async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const page = await context.newPage();
    await openPage(page, '/guide/more/faq');
    const link = page.locator('article p a, article li a').last();
    await link.evaluate((node) => scrollBy(0, node.getBoundingClientRect().top - 760));
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
    await menu(page).tap();
    await expect(pages(page)).toBeVisible();
    await page.touchscreen.tap(x + 5, y + 8);
    await expect(pages(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await context.close();
  });

  test('is in a bar of 46 px, below a navbar of 56 or 72 px, aligned with the brand and the text', async ({
    page,
  }) => {
    await open(page, '/guide/start/cli');
    for (const [width, height] of [
      [390, 56],
      [767, 56],
      [768, 72],
      [820, 72],
      [900, 72],
      [959, 72],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const bar = await page.locator('div:has(> [data-menu="bar"])').boundingBox();
      expect(bar?.height).toBe(46);
      expect((await page.getByRole('banner').boundingBox())?.height).toBe(height);
      // The focus ring of a control has room beside its text.
      const starts = await Promise.all(
        [page.locator('header a').first(), menu(page), page.locator('h1')].map((part) =>
          part.evaluate((element) => {
            const { paddingLeft } = getComputedStyle(element);
            return element.getBoundingClientRect().x + Number.parseFloat(paddingLeft);
          }),
        ),
      );
      expect(new Set(starts).size).toBe(1);
    }
  });
});

test('the outline opens at the current heading, and its links focus theirs', async ({ page }) => {
  await open(page, '/config/options/options', 820);
  const outline = page.locator('details[data-part="outline"]');
  const current = outline.locator('[aria-current="location"]');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight * 0.8));
  await expect(current).not.toHaveText((await outline.locator('a').first().textContent()) ?? '');
  await outline.locator('summary').click();
  await expect(current).toBeInViewport({ ratio: 1 });
  const panel = await outline.locator('nav').boundingBox();
  const entry = await current.boundingBox();
  expect((entry?.y ?? 0) + (entry?.height ?? 0)).toBeLessThan(
    (panel?.y ?? 0) + (panel?.height ?? 0),
  );
  await current.focus();
  await page.keyboard.press('ArrowUp');
  const id = await outline.locator('a:focus').getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page.locator(id ?? '')).toBeFocused();
});

test.describe('the full-screen menu', () => {
  const toggle = (page: Page) => page.locator('details[data-menu="screen"] > summary');
  const inside = (page: Page, name: string) =>
    page.locator(`details[data-menu="screen"] summary[aria-label="${name}"]`);

  test.describe('by touch', () => {
    test.use({ hasTouch: true, site: VERSIONS });

    test('contains the social links beyond the fifth, and shows their content within the window', async ({
      page,
    }) => {
      const text = (words: string) => page.locator('[data-menu="screen"]').getByText(words);
      await open(page, '/guide/both');
      await toggle(page).click();
      await inside(page, 'More links').tap();
      await expect(page.getByRole('link', { name: /^Sixth/ })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Eighth/ })).toBeInViewport({ ratio: 1 });
      await inside(page, 'Seventh').tap();
      await expect(text('Some words of text')).toBeInViewport({ ratio: 1 });
      await inside(page, 'Discord').tap();
      await expect(text('Ask for an invitation.')).toBeInViewport({ ratio: 1 });
      await expect(text('Some words of text')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(text('Ask for an invitation.')).toBeHidden();
      await expect(toggle(page).locator('..')).toHaveAttribute('open');
      await page.keyboard.press('Escape');
      await expect(toggle(page)).toBeFocused();
    });
  });

  test('fills the window on a scrolled page', async ({ page }) => {
    await open(page, '/guide/start/cli');
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 30);
    await expect.poll(() => scrollOffset(page)).toBe(30);
    await toggle(page).click();
    const [bar, screen] = [
      await page.getByRole('banner').boundingBox(),
      await page.locator('[data-menu="screen"] > div').boundingBox(),
    ];
    expect(bar?.y).toBe(0);
    expect(Math.round((screen?.y ?? 0) + (screen?.height ?? 0))).toBe(844);
  });
});
