import type { Page } from '@playwright/test';
import { openPage } from '../support/browser';
import { expect, test } from '../support/test';
import { scrolled } from './waiting';

async function open(page: Page, path: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await openPage(page, path);
}

test('the body is marked as scrolled from 100 px on; the Tab key follows the reading order at every width; the whole area of a feature card is one link', async ({
  page,
}) => {
  await open(page, '/');
  const body = page.locator('body');
  const arrival = scrolled(page, 99);
  await page.evaluate(() => scrollTo(0, 99));
  await arrival;
  await expect(body).not.toHaveClass(/is-scrolled/);
  await page.evaluate(() => scrollTo(0, 100));
  await expect(body).toHaveClass(/is-scrolled/);

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const places = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('a, button, [tabindex]')]
        .filter((node) => node.tabIndex >= 0 && node.checkVisibility())
        .map((node) => {
          const box = node.getBoundingClientRect();
          return { tabIndex: node.tabIndex, box, middle: box.top + box.height / 2 };
        }),
    );
    expect(places.length).toBeGreaterThan(15);
    expect(places.filter(({ tabIndex }) => tabIndex > 0)).toEqual([]);
    // In two columns each column is in order.
    const back = places.filter(({ middle, box }, index) => {
      const above = places
        .slice(0, index)
        .findLast((place) => place.box.left < box.right && box.left < place.box.right);
      return middle < (above?.middle ?? 0) - 60;
    });
    expect(back).toEqual([]);
  }

  const card = page.getByRole('listitem').filter({ hasText: 'Catch problems' });
  await expect(card.getByRole('link')).toHaveCount(1);
  await card.click({ position: { x: 40, y: 90 } });
  await expect(page).not.toHaveURL('/');
});

test('images of the report are whole from the first frame on, also without script', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/`);
  const pictures = page.locator('section:has(h1) figure:has(img) > :last-child');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveCSS('animation-name', 'none');
    await expect(picture).toHaveCSS('clip-path', 'none');
  }
  await page.close();
});

for (const [width, path] of [
  [390, '/guide/start/quick-start'],
  [360, '/'],
] as const) {
  test(`at ${width} px the command of ${path} is visible without scrolling, and does not break after a hyphen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    const code = page.locator('[data-tabs="package-manager"] pre:visible').first();
    await expect(code).toHaveText('npm install @rsdoctor/rspack-plugin -D');
    expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
    const torn = await code.evaluate((pre) => {
      const places: { sign: string; top: number }[] = [];
      const texts = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const [at, sign] of [...(node.textContent ?? '')].entries()) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          places.push({ sign, top: Math.round(range.getBoundingClientRect().top) });
        }
      }
      return places.filter(({ sign, top }, at) => sign === '-' && places[at + 1]?.top !== top);
    });
    expect(torn).toEqual([]);
  });
}

test('without script the home page is complete: every command, card and image is shown', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/`);
  for (const tool of ['npm install', 'yarn add', 'pnpm install', 'bun add']) {
    await expect(
      page.getByText(`${tool} @rsdoctor/rspack-plugin -D`, { exact: true }),
    ).toBeVisible();
  }
  await expect(page.locator('li[data-span] a')).toHaveCount(6);
  await expect(page.locator('[data-scheme] img:visible, img[data-scheme]:visible')).not.toHaveCount(
    0,
  );
  await page.close();
});
