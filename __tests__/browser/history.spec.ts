import type { Page } from '@playwright/test';
import { openPage, withScript } from '../support/browser';
import { expect, test } from '../support/test';
import { field, options, trigger } from './searching';

/** A long page that has an outline, links to its own anchors, and links to terms. */
const PAGE = '/guide/usage/loaders-analysis';

const outlineLink = (page: Page) =>
  page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2);

/** How a reader makes an entry of the history. The link that was followed gets the focus again on the way back. */
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'an entry of the outline': (page) => outlineLink(page).click(),
  'an entry of the outline, twice': async (page) => {
    await outlineLink(page).click();
    await page.evaluate(() => scrollBy(0, 200));
    await outlineLink(page).click();
    const heading = page.locator((await outlineLink(page).getAttribute('href')) ?? '');
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
  },
  'an entry of the outline, by keyboard': async (page) => {
    await outlineLink(page).focus();
    await page.keyboard.press('Enter');
  },
  'a hit of the search on this page': async (page) => {
    const title = (await outlineLink(page).textContent()) ?? '';
    await trigger(page).click();
    await field(page).fill(title);
    await options(page).filter({ hasText: title }).first().click();
  },
  'a link to another page': (page) => page.locator('#_sidebar a[href="/guide/start/cli"]').click(),
  'a link to an anchor of another page': async (page) => {
    await page.evaluate(() => {
      document
        .querySelector('#_sidebar a[href="/guide/start/cli"]')
        ?.setAttribute('href', '/guide/start/cli#exit-codes');
    });
    await page.locator('#_sidebar a[href="/guide/start/cli#exit-codes"]').click();
  },
};

/** Waits until the page is where it has come to, and returns where. */
async function settled(page: Page, address: string | RegExp): Promise<number> {
  await expect(page).toHaveURL(address);
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    // A smooth scroll moves in every frame.
    for (let still = 0, before = scrollY; still < 6; before = scrollY) {
      await frame();
      still = scrollY === before ? still + 1 : 0;
    }
    return Math.round(scrollY);
  });
}

/** Waits until the page is at an address and a place. */
async function expectPlace(page: Page, address: string, top: number): Promise<void> {
  await expect(page).toHaveURL(address);
  await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) <= 2, top);
}

const focusedLink = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.id);

test('Back keeps the place where the navbar moves items into its menu', async ({ page }) => {
  await page.setViewportSize({ width: 780, height: 800 });
  await openPage(page, PAGE);
  await expect(page.getByRole('banner')).toHaveAttribute('data-crowded', /search/);
  await page.evaluate(() => scrollTo(0, 700));
  await settled(page, PAGE);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[rel="next"]')?.click());
  await expect(page).not.toHaveURL(PAGE);
  await page.goBack();
  await settled(page, PAGE);
  await expectPlace(page, PAGE, 700);
});

test('Back, Forward and a reload keep the places of every way on, and the focus', async ({
  page,
}) => {
  // A dozen documents, some twice.
  test.setTimeout(120_000);
  await openPage(page, '/guide/usage/compile-overall');
  await page.locator(`#_sidebar a[href="${PAGE}"]`).click();
  await expect(page).toHaveURL(PAGE);
  await page.evaluate(() => scrollTo(0, 700));
  await settled(page, PAGE);
  const from = page.url();

  /** Follows a link, scrolls, and goes back and forward. Returns where it has come to. */
  async function backAndForward(follow: (page: Page) => Promise<unknown>) {
    await follow(page);
    await expect(page).not.toHaveURL(from);
    const to = page.url();
    await settled(page, to);
    await page.evaluate(() => scrollBy(0, 150));
    const below = await settled(page, to);
    await page.goBack();
    await expectPlace(page, from, 700);
    await page.goForward();
    await expectPlace(page, to, below);
    await page.goBack();
    await expectPlace(page, from, 700);
    return { to, below };
  }

  // All ways in the first document, then in those that the browser has loaded again.
  for (const [way, follow] of Object.entries(WAYS))
    await test.step(way, () => backAndForward(follow));
  for (const [way, follow] of Object.entries(WAYS))
    await test.step(`${way}, and a reload`, async () => {
      const { to, below } = await backAndForward(follow);
      await page.reload();
      await expectPlace(page, from, 700);
      await page.goForward();
      await expectPlace(page, to, below);
      // A document in between ends this one; what is stored brings the places back.
      await page.goto('/routes.json');
      await page.goBack();
      await expectPlace(page, to, below);
      await page.goBack();
      await expectPlace(page, from, 700);
      await withScript(page);
    });

  const link = outlineLink(page);
  const href = await link.getAttribute('href');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedLink(page)).toBe(href?.slice(1));
  await page.goBack();
  await expect.poll(() => focusedLink(page)).toBe(href);
  await page.goForward();
  await expect.poll(() => focusedLink(page)).toBe(href?.slice(1));
});
