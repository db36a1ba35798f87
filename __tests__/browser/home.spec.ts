import type { Page } from '@playwright/test';
import { secondsText } from '@/lib/seconds-text';
import { openPage } from '../support/browser';
import { expect, test } from '../support/test';
import { scrolled } from './waiting';

async function open(page: Page, path: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await openPage(page, path);
}

test('the body is marked as scrolled from 100 px on; the Tab key follows the reading order at every width', async ({
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
        .filter((node) => node.tabIndex >= 0 && node.checkVisibility({ visibilityProperty: true }))
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
});

/** What is shown of the card, as `time before`. */
const panels = (page: Page) => page.locator('[data-panel]:visible');
const counter = (page: Page) => page.locator('[data-panel="time before"] [data-counter]');

/** The number of animations that a script has started. */
function playing(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter((each) => !(each instanceof CSSTransition)).length,
  );
}

/** Brings what plays now to its end. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}

test('the card plays the slow build once, then the fast one and both maps, and again on request', async ({
  page,
}) => {
  await open(page, '/');
  const ms = await page.locator('[data-panel="time before"]').getAttribute('data-ms');
  const whole = secondsText(Number(ms?.split(' ')[0]), 1);
  const [before, after] = [page.getByLabel('Before'), page.getByLabel('After')];
  await page.locator('[data-play]').scrollIntoViewIfNeeded();
  await expect(counter(page)).not.toHaveText(whole);
  await expect(before).toBeChecked();
  // No lane has a time that is longer than what the counter shows.
  const laneTime = panels(page).locator('li > b:last-child').first();
  await expect(laneTime).toHaveCSS('opacity', '0');
  await finishAnimations(page);
  await expect(laneTime).toHaveCSS('opacity', '1');
  await expect(after).toBeChecked();
  await expect(counter(page)).toHaveText(whole);
  for (const panel of ['time after', 'size before', 'size after']) {
    await expect(panels(page)).toHaveAttribute('data-panel', panel);
    await finishAnimations(page);
  }
  await expect.poll(() => playing(page)).toBe(0);

  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(before).toBeChecked();
  await expect(counter(page)).not.toHaveText(whole);
  // A choice of the reader ends it.
  await page.getByRole('radio', { name: /^JavaScript/ }).check({ force: true });
  await expect(counter(page)).toHaveText(whole);
  await expect(panels(page)).toHaveAttribute('data-panel', 'size before');
  // A view begins with the slow build.
  await after.check({ force: true });
  await page.getByRole('radio', { name: /^Build time/ }).check({ force: true });
  await expect(panels(page)).toHaveAttribute('data-panel', 'time before');

  // Shown again, the page is at rest.
  await page.getByRole('link', { name: 'Get started' }).first().click();
  await expect(page).toHaveURL('/guide/start/quick-start');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-play]')).toBeInViewport();
  expect(await playing(page)).toBe(0);
});

test('with reduced motion, without script and in print both builds are whole, below each other', async ({
  browser,
  baseURL,
  page,
}) => {
  const reads = async (shown: Page) =>
    panels(shown).evaluateAll((all) =>
      all.map((panel) => [panel.dataset['panel'], getComputedStyle(panel).opacity]),
    );
  const both = ['before', 'after'].map((build) => [`time ${build}`, '1']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  expect(await reads(page)).toEqual(both);
  expect(await playing(page)).toBe(0);
  await expect(page.getByRole('button', { name: 'Replay' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  expect((await reads(page)).map(([name]) => name)).toEqual([
    'time before',
    'time after',
    'size before',
    'size after',
  ]);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${baseURL}/`);
  expect(await reads(plain)).toEqual(both);
  await plain.getByRole('radio', { name: /^JavaScript/ }).check({ force: true });
  expect((await reads(plain)).map(([name]) => name)).toEqual(['size before', 'size after']);
  await plain.close();
});

test('on a narrow phone the command of the home page is visible, and does not break after a hyphen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await page.goto('/');
  const code = page.locator('[data-tabs="package-manager"] pre:visible').first();
  await expect(code).toHaveText('npm install @rsdoctor/core -D');
  expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  // `highlight.test.ts` knows the words that must not break.
  const lines = await code
    .locator('.w')
    .evaluateAll((words) => words.map((word) => word.getClientRects().length));
  expect(lines).toEqual([1]);
});
