import type { Locator, Page } from '@playwright/test';
import { openPage as open } from '../support/browser';
import { expect, test } from '../support/test';
import { hold, scrolled } from './waiting';

const currentEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current="location"]');

test.describe('the outline', () => {
  test('marks the first entry at the top, the heading being read, the last at the end, and the clicked entry until anything scrolls; a button leads to the top', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/guide/start/features');
    const button = page.getByRole('button', { name: 'Back to the top' });
    await expect(button).toBeHidden();
    await expect(currentEntry(page)).toHaveText('Compile');
    await page.mouse.move(700, 500);
    const top = await page.locator('#bundle').evaluate((node) => node.getBoundingClientRect().top);
    await page.mouse.wheel(0, top - 80);
    await expect(currentEntry(page)).toHaveText('Bundle');
    await expect(button).toBeVisible();
    await page.mouse.wheel(0, 100_000);
    await expect(currentEntry(page)).toHaveText('Choose what is recorded');

    const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(-2);
    const name = (await entry.textContent()) ?? '';
    await page.mouse.wheel(0, -100_000);
    await expect(currentEntry(page)).toHaveText('Compile');
    const arrival = scrolled(page);
    await entry.click();
    await arrival;
    await page.clock.runFor(300);
    await expect(currentEntry(page)).toHaveText(name);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, -100_000);
    await expect(currentEntry(page)).toHaveText('Compile');

    for (const move of [
      () => page.evaluate(() => scrollTo(0, 0)),
      () => button.click(),
      () => page.keyboard.press('Home'),
    ]) {
      await entry.click();
      await expect(currentEntry(page)).toHaveText(name);
      await move();
      await expect(currentEntry(page)).toHaveText('Compile');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(button).toBeHidden();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(currentEntry(page)).toHaveText('Choose what is recorded');
    }
  });

  test('marks the heading near the end that the address contains, and works on the next page', async ({
    page,
  }) => {
    await open(page, '/guide/start/features');
    const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(-2);
    const [name, href] = [await entry.textContent(), await entry.getAttribute('href')];
    await open(page, `/guide/start/features?again${href}`);
    await expect(currentEntry(page)).toHaveText(name ?? '');
    await page.getByRole('link', { name: /^Next Page/ }).click();
    await expect(page).toHaveURL('/guide/start/cicd');
    await expect(currentEntry(page)).toHaveCount(1);
  });

  test('marks a step of a walkthrough only while it is read', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/blog/topic/duplicate-pkg-problem#repairs');
    const steps = page.getByRole('navigation', { name: 'On this page' }).first();
    const current = steps.locator('[aria-current="location"]');
    await expect(page.getByRole('heading', { name: 'Choose a fix' })).toBeInViewport();
    await expect(current).toHaveCount(0);
    await steps.getByRole('link', { name: /^2/ }).click();
    await expect(current).toHaveText(/^2/);
    await open(page, '/blog/topic/duplicate-pkg-problem#limits');
    await expect(page.getByRole('heading', { name: 'What the rule misses' })).toBeInViewport();
    await expect(current).toHaveCount(0);
  });

  test('keeps the current page out of the fade at the end of the sidebar', async ({ page }) => {
    // Its last line would be this entry.
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/guide/usage/project-overall');
    const sidebar = page.getByRole('navigation', { name: 'Pages of this section' });
    const room = await sidebar.locator('[aria-current="page"]').evaluate((entry) => {
      const list = entry.closest('.fading-ends') as HTMLElement;
      const fade = Number.parseFloat(getComputedStyle(list).scrollPaddingBottom);
      return list.getBoundingClientRect().bottom - fade - entry.getBoundingClientRect().bottom;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });

  test('marks the section among the pages that holds the heading being read', async ({ page }) => {
    await open(page, '/config/options/options#supports-gzip-gzip-level');
    const entry = page
      .getByRole('navigation', { name: 'Pages of this section' })
      .locator('[aria-current="location"]');
    await expect(entry).toHaveText('supports.gzip');
    await expect(entry).toBeInViewport();
  });

  test('scrolls to its entry where it is longer than the window', async ({ page }) => {
    await open(page, '/config/options/options');
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 100_000);
    const last = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
    await expect(last).toHaveAttribute('aria-current');
    await expect(currentEntry(page)).toBeInViewport({ ratio: 1 });
  });
});

test('the bar of a small screen shows the heading being read, and what it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/guide/start/features#bundle');
  await expect(page.locator('[data-outline-current]')).toHaveText('Bundle');
  await expect(page.locator('summary:has([data-outline-current])')).toHaveText(/^On this page/);
});

test('after a navigation the focus is on the new text, and the next Tab continues from there', async ({
  page,
}) => {
  await open(page, '/guide/start/intro');
  const link = page
    .getByRole('navigation', { name: 'Pages of this section' })
    .getByRole('link', { name: 'Features' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Features - Rsdoctor');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

/** The length of the loading bar, as a fraction of the window, at this time after it has appeared. */
function lengthAfter(bar: Locator, ms: number): Promise<number> {
  return bar.evaluate((element, currentTime) => {
    const growth = element
      .getAnimations()
      .find(
        (animation) =>
          'transitionProperty' in animation && animation.transitionProperty === 'scale',
      );
    if (!growth) throw new Error('The bar does not grow.');
    growth.pause();
    growth.currentTime = currentTime;
    return Number.parseFloat(getComputedStyle(element).scale);
  }, ms);
}

test('a slow navigation shows the loading bar until it ends, and the page can be used', async ({
  page,
}) => {
  await open(page, '/guide/start/intro');
  const release = await hold(page, /\/guide\/start\/mcp/);
  const bar = page.locator('#_loading-bar');
  await page
    .getByRole('navigation', { name: 'Pages of this section' })
    .getByRole('link', { name: 'AI assistants' })
    .click();
  await expect(bar).toHaveAttribute('data-loading', 'on');
  // The specification: it starts at 8 % and grows by 2 % every 800 ms.
  for (const [time, length] of [
    [0, 0.08],
    [1600, 0.12],
    [120_000, 0.98],
  ] as const) {
    expect(await lengthAfter(bar, time)).toBeCloseTo(length);
  }
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  release();
  await expect(page).toHaveURL('/guide/start/mcp');
  await expect(bar).not.toHaveAttribute('data-loading', 'on');
});

test('the sidebar group of the current page is open, even if the reader has closed it', async ({
  page,
}) => {
  await open(page, '/guide/start/intro');
  const group = page.locator('#_sidebar details').first();
  await group.locator('summary').click();
  await expect(group).not.toHaveAttribute('open');
  await page.getByRole('banner').getByRole('link', { name: 'Rsdoctor' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(group.locator('[aria-current="page"]')).toBeVisible();
});
