import type { Page } from '@playwright/test';
import { openPage } from '../support/browser';
import { EVERY_KIND } from '../support/served-sites';
import { expect, test } from '../support/test';
import { faultsOf } from './accessibility';
import { hold } from './waiting';

test.use({ site: EVERY_KIND });

async function open(page: Page, query = ''): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 800 });
  await openPage(page, `/docs/guide/pictures${query}`);
}

const button = (page: Page, name = 'Seven loaders by time') =>
  page.getByRole('button', { name: `Enlarge: ${name}` });
const view = (page: Page, name = 'Seven loaders by time') => page.getByRole('dialog', { name });
const state = (page: Page) => page.locator('dialog[data-zoom]');

async function enlarge(page: Page, name?: string): Promise<void> {
  await button(page, name).click();
  await expect(state(page)).toHaveAttribute('data-zoom', 'fitted');
}

/** How far the page and the box of the picture are scrolled. */
const offsets = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('[data-zoom-part="stage"]');
    return { page: scrollY, left: stage?.scrollLeft ?? 0, top: stage?.scrollTop ?? 0 };
  });

test('pressed again, a picture has its natural size in a box that wheel and arrow keys scroll, without the page', async ({
  page,
}) => {
  await open(page);
  // Its natural size is higher than the window.
  await page.setViewportSize({ width: 1000, height: 600 });
  await button(page).scrollIntoViewIfNeeded();
  const before = await button(page).boundingBox();
  const { page: top } = await offsets(page);
  await enlarge(page);
  const picture = view(page).getByRole('button', { name: 'Seven loaders by time' });
  await expect(picture).toBeFocused();
  const fitted = await picture.boundingBox();
  expect(fitted?.width).toBeGreaterThan((before?.width ?? 0) * 1.2);
  const status = view(page).getByRole('status');
  await expect(status).toHaveText(/^Fitted/);

  await page.keyboard.press('Enter');
  await expect(status).toHaveText(/^Original size/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await offsets(page)).left).toBeGreaterThan(0);
  await page.mouse.move(500, 300);
  // A wheel that turns while the box still scrolls sideways is lost.
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    expect((await offsets(page)).top).toBeGreaterThan(0);
  }).toPass();
  await page.mouse.wheel(0, 3000);
  expect((await offsets(page)).page).toBe(top);

  await picture.click();
  await expect(view(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  expect(await button(page).boundingBox()).toEqual(before);
  expect((await offsets(page)).page).toBe(top);
});

test('Enter and Space enlarge an image in a named dialog, Escape closes it and restores the focus', async ({
  page,
}) => {
  await open(page);
  await expect(button(page)).toBeVisible();
  for (const key of ['Enter', ' ']) {
    await button(page).press(key);
    await expect(state(page)).toHaveAttribute('data-zoom', 'fitted');
    await expect(view(page)).toMatchAriaSnapshot(`
      - dialog "Seven loaders by time":
        - button "Seven loaders by time":
          - img "Seven loaders by time"
        - status: Fitted. Press for original size
        - button "Close"
    `);
    await page.keyboard.press('Escape');
    await expect(view(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  }
});

test('the wheel over a fitted image scrolls the page, which closes it', async ({ page }) => {
  await open(page);
  await enlarge(page);
  await page.mouse.move(500, 300);
  await page.mouse.wheel(0, 50);
  await expect(view(page)).toHaveCount(0);
});

test('of a light and dark pair only the image of the chosen scheme is loaded and enlarged', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, name] = /images\/(loaders[.\w]*)\.[\da-f]{8}\.png/.exec(request.url()) ?? [];
    if (name) fetched.push(name);
  });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page);
  expect(new Set(fetched)).toEqual(new Set(['loaders.dark']));
  await enlarge(page);
  await expect(view(page).getByRole('img')).toHaveAttribute('src', /loaders\.dark/);
});

test('a larger version replaces the enlarged image; one that fails to load is logged', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await open(page);
  const sharper = (address: string) =>
    page.getByAltText('The same in small').evaluate((image, zoomSrc) => {
      Object.assign((image as HTMLElement).dataset, { zoomSrc });
    }, address);
  const large = await page.getByAltText('Seven loaders by time').first().getAttribute('src');
  await sharper(large ?? '');
  await enlarge(page, 'The same in small');
  await expect(view(page, 'The same in small').getByRole('img')).toHaveAttribute('src', /loaders/);
  await page.keyboard.press('Escape');
  await expect(view(page, 'The same in small')).toHaveCount(0);
  expect(warnings).toEqual([]);

  await sharper('https://localhost:9/lost.png');
  await enlarge(page, 'The same in small');
  await expect.poll(() => warnings.join()).toContain('https://localhost:9/lost.png');
  await expect(view(page, 'The same in small').getByRole('img')).toHaveAttribute('src', /small/);
});

test('an enlarged image has no accessibility violations in either scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  await enlarge(page);
  expect(await faultsOf(page, 'dialog[open]')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsOf(page, 'dialog[open]')).toEqual([]);
});

test('images load without a layout shift', async ({ page }) => {
  const release = await hold(page, /\.(?:png|svg)$/);
  const place = () => page.locator('#others').boundingBox();
  await page.goto('/docs/guide/pictures', { waitUntil: 'commit' });
  await expect(button(page)).toBeVisible();
  const before = await place();
  release();
  await page.waitForLoadState();
  await expect(page.locator('article img:visible').first()).toHaveJSProperty('complete', true);
  expect(await place()).toEqual(before);
});

test('a printed page shows the light image of a pair, and no dialog', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('article [data-scheme="light"]').first()).toBeVisible();
  await expect(page.locator('article [data-scheme="dark"]').first()).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('images are not buttons, and a pair follows the color scheme of the system', async ({
    page,
  }) => {
    await page.goto('/docs/guide/pictures');
    await expect(page.getByRole('img', { name: 'Seven loaders by time' })).toHaveAttribute(
      'src',
      /loaders\.dark/,
    );
    await expect(page.locator('article').getByRole('button')).toHaveCount(0);
  });
});
