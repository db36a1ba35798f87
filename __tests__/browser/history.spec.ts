import type { Page } from '@playwright/test';
import { openPage } from '../support/browser';
import { expect, test } from '../support/test';
import { field, options, trigger } from './searching';

/** A long page that has an outline, links to its own anchors, and links to terms. */
const PAGE = '/guide/usage/loaders-analysis';

/** How a reader comes to the page. */
const OPENED: Record<string, (page: Page) => Promise<unknown>> = {
  'loaded by the browser': (page) => openPage(page, PAGE),
  'reached by a link': async (page) => {
    await openPage(page, '/guide/usage/compile-overall');
    await page.locator(`#_sidebar a[href="${PAGE}"]`).click();
    await expect(page).toHaveURL(PAGE);
  },
};

const outlineLink = (page: Page) =>
  page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(3);

/** How a reader makes an entry of the history. The link that was followed gets the focus again on the way back. */
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'an entry of the outline': (page) => outlineLink(page).click(),
  'an entry of the outline, twice': async (page) => {
    await outlineLink(page).click();
    await page.evaluate(() => scrollBy(0, 200));
    await outlineLink(page).click();
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

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Waits until the page is where it has come to, and says where. */
async function settled(page: Page, address: string | RegExp): Promise<number> {
  await expect(page).toHaveURL(address);
  let before = -1;
  await expect
    .poll(async () => {
      const now = await place(page);
      const isSame = now === before;
      before = now;
      return isSame;
    })
    .toBe(true);
  return before;
}

async function expectPlace(page: Page, address: string, top: number): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect.poll(async () => Math.abs((await place(page)) - top)).toBeLessThanOrEqual(2);
}

const focusedLink = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.id);

for (const [opened, open] of Object.entries(OPENED))
  for (const [way, follow] of Object.entries(WAYS))
    test(`${opened}: Back, Forward and a reload keep the places of ${way}`, async ({ page }) => {
      await open(page);
      await page.evaluate(() => scrollTo(0, 700));
      await settled(page, PAGE);
      const from = page.url();
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
    });

for (const [opened, open] of Object.entries(OPENED))
  test(`${opened}: Back gives the focus to the link that was followed, Forward to the heading`, async ({
    page,
  }) => {
    await open(page);
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
