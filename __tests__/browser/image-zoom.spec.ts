import type { Page } from '@playwright/test';
import { openPage } from '../support/browser';
import { EVERY_KIND } from '../support/served-sites';
import { expect, test } from '../support/test';
import { colorFaultsOf, faultsOf } from './accessibility';
import { hold, scrolled } from './waiting';

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
  await expect(state(page)).toHaveAttribute('data-zoom', 'open');
}

test('a click enlarges an image, another closes it and restores the page with the focus on the image', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => scrollTo(0, 120));
  const before = await button(page).boundingBox();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await enlarge(page);
  // The code loads with the first use: its own file, and the animation code that the map of a home page shares.
  const scripts = loaded.filter((url) => url.endsWith('.js'));
  expect(scripts.filter((url) => url.includes('/static/reading/'))).toHaveLength(2);
  expect(scripts).toHaveLength(2);
  await expect(view(page)).toBeVisible();
  const enlarged = await view(page).getByRole('img').boundingBox();
  expect(enlarged?.width).toBeGreaterThan((before?.width ?? 0) * 1.2);

  await view(page).getByRole('img').click();
  await expect(view(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  expect(await button(page).boundingBox()).toEqual(before);
  expect(await page.evaluate(() => scrollY)).toBe(120);
});

test('Enter and Space enlarge an image, Escape closes it and restores the focus, and so does resizing the window', async ({
  page,
}) => {
  await open(page);
  await expect(button(page)).toBeVisible();
  for (const key of ['Enter', ' ']) {
    await button(page).focus();
    await page.keyboard.press(key);
    await expect(state(page)).toHaveAttribute('data-zoom', 'open');
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(view(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  }
  await enlarge(page);
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(view(page)).toHaveCount(0);
});

test('keys and buttons magnify an image, arrow keys and the wheel pan it, and the page does not scroll', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await enlarge(page);
  const status = view(page).getByRole('status');
  await expect(status).toHaveText('Zoom level 100%');
  await expect(page.getByRole('button', { name: 'Zoom out' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('+');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(status).toHaveText('Zoom level 200%');

  const left = async () => (await view(page).getByRole('img').boundingBox())?.x ?? 0;
  const start = await left();
  await page.keyboard.press('ArrowRight');
  expect(await left()).toBeLessThan(start);
  const top = async () => (await view(page).getByRole('img').boundingBox())?.y ?? 0;
  const high = await top();
  await page.mouse.move(500, 300);
  await page.mouse.wheel(0, 60);
  await expect.poll(top).toBeLessThan(high);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.clock.runFor(300);
  await expect(view(page)).toBeVisible();

  await page.keyboard.press('-');
  await expect(status).toHaveText('Zoom level 150%');
  await page.keyboard.press('0');
  await expect(status).toHaveText('Zoom level 100%');
});

test('a fitted image closes once the page has scrolled by more than 40 px, not before', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await enlarge(page);
  await page.mouse.move(500, 300);
  const top = await page.evaluate(() => scrollY);
  const arrival = scrolled(page, top + 40);
  await page.mouse.wheel(0, 40);
  await arrival;
  await page.clock.runFor(600);
  await expect(view(page)).toBeVisible();
  await page.mouse.wheel(0, 10);
  await expect(view(page)).toHaveCount(0);
});

test.describe('on a phone, where an image is magnified immediately', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  /** Drags a finger from the middle of the window. */
  async function drag(page: Page, right: number, down: number) {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) => {
      const place = share !== undefined && { x: 195 + share * right, y: 400 + share * down };
      const touchPoints = place ? [place] : [];
      return session.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await touch('touchStart', 0);
    for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share);
    await touch('touchEnd');
  }

  test('a drag pans a magnified image; beyond its edge it scrolls the page, which closes the image', async ({
    page,
  }) => {
    await page.goto('/docs/guide/pictures');
    const name = 'A chain of three modules';
    const before = await button(page, name).boundingBox();
    await enlarge(page, name);
    await expect(view(page, name).getByRole('status')).toHaveText('Zoom level 200%');
    const enlarged = await view(page, name).getByRole('img').boundingBox();
    expect(enlarged?.width).toBeGreaterThan((before?.width ?? 0) * 1.5);
    const left = async () => (await view(page, name).getByRole('img').boundingBox())?.x;
    expect(await left()).toBe(0);
    await drag(page, -100, 0);
    await expect.poll(left).toBeLessThan(-60);
    await expect(state(page)).toHaveAttribute('data-zoom', 'open');
    await drag(page, 0, -100);
    await expect(view(page, name)).toHaveCount(0);
  });
});

test('with reduced motion an image is enlarged without a transition', async ({ page }) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Object.assign(window, { animations: 0 });
    Element.prototype.animate = function (...args) {
      (window as unknown as { animations: number }).animations += 1;
      return animate.apply(this, args);
    };
  });
  const animations = () =>
    page.evaluate(() => (window as unknown as { animations: number }).animations);
  await open(page);
  await enlarge(page);
  expect(await animations()).toBeGreaterThan(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await enlarge(page);
  await page.keyboard.press('Escape');
  await expect(view(page)).toHaveCount(0);
  expect(await animations()).toBe(0);
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
  await enlarge(page, 'The same in small');
  await expect(view(page, 'The same in small').getByRole('img')).toHaveAttribute('src', /loaders/);
  await page.keyboard.press('Escape');
  await expect(view(page, 'The same in small')).toHaveCount(0);
  expect(warnings).toEqual([]);

  await enlarge(page, 'Sharper version lost');
  await expect.poll(() => warnings.join()).toContain('https://localhost:9/lost.png');
  await expect(view(page, 'Sharper version lost').getByRole('img')).toHaveAttribute('src', /small/);
});

test('a navigation closes an enlarged image, and images of the next page can be enlarged', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('link', { name: 'Han name' }).first().click();
  await expect(page).toHaveTitle(/^Han/);
  await page.goBack();
  await enlarge(page);
  await page.goForward();
  await expect(page).toHaveTitle(/^Han/);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('an enlarged image has no accessibility violations in either scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  await enlarge(page);
  expect(await faultsOf(page, 'dialog[open]')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colorFaultsOf(page)).toEqual([]);
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
