import type { Page } from '@playwright/test';
import { isSameDocument, markDocument } from '../support/browser';
import { EVERY_KIND } from '../support/served-sites';
import { expect, test } from '../support/test';
import { hold } from './waiting';

/** Pages with components of their own: what the reader does counts before they are alive, and whatever happens to them. */
const OPTIONS = '/config/options/options';
const FRAMEWORK = '**/_next/static/**/*.js';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const count = (page: Page) => page.getByRole('main').getByRole('status');

/** Opens a page whose framework does not come until it is released. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  const release = await hold(page, FRAMEWORK);
  await page.goto(address);
  await page.locator('html[data-connected]').waitFor({ state: 'attached' });
  return release;
}

test('a page without components never loads the framework', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/guide/start/quick-start');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('duplicate');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/quick-start/);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /\/_next\/.*\.js/.test(path))).toEqual([]);
});

test('components are alive soon after the page has loaded, without a warning, and then the text has its tools', async ({
  page,
}) => {
  await page.goto(OPTIONS);
  await field(page).fill('port');
  await expect(count(page)).toHaveText(/^\d of 45|^1\d of 45/);
  await expect(page.locator('figure [data-copy]').first()).toBeAttached();
  expect(await page.consoleMessages()).toEqual([]);
});

test('what is typed before they are alive counts', async ({ page }) => {
  const release = await openHeld(page, OPTIONS);
  await field(page).pressSequentially('port');
  await expect(count(page)).toHaveText(/^45 of 45/);
  release();
  await expect(count(page)).not.toHaveText(/^45 of 45/);
  await expect(field(page)).toHaveValue('port');
});

test('the search opens before they are alive', async ({ page }) => {
  await openHeld(page, OPTIONS);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('duplicate');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
});

test('links from and to such a page are followed, each to a document of its own', async ({
  page,
}) => {
  await page.goto('/guide/start/quick-start');
  await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: 'Config' }).click();
  await expect(page).toHaveURL(OPTIONS);
  await field(page).fill('port');
  await expect(count(page)).not.toHaveText(/^45 of 45/);
  expect(await isSameDocument(page)).toBe(false);
  await markDocument(page);
  await page.getByRole('link', { name: 'Terms' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  expect(await isSameDocument(page)).toBe(false);
});

test('without the framework the page works, and its text gets its tools', async ({ page }) => {
  await page.route(FRAMEWORK, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto(OPTIONS);
  await expect(page.locator('figure [data-copy]').first()).toBeAttached();
  await page.getByRole('link', { name: 'Terms' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
});

test.describe('a component of an author', () => {
  test.use({ site: EVERY_KIND });

  for (const [action, use] of [
    ['click', (page: Page) => page.getByRole('button', { name: 'Clicks' }).click()],
    ['press of Enter', (page: Page) => page.getByRole('button', { name: 'Clicks' }).press('Enter')],
    [
      'tap',
      (page: Page) =>
        page.getByRole('button', { name: 'Clicks' }).dispatchEvent('click', { detail: 1 }),
    ],
  ] as const) {
    test(`gets the first ${action} of the reader, made before it is alive`, async ({ page }) => {
      const release = await openHeld(page, '/docs/guide/code-imports');
      await use(page);
      release();
      await expect(page.getByRole('button', { name: 'Clicks' })).toHaveText(/1/);
    });
  }
});
