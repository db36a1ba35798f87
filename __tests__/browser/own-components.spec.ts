import type { Page } from '@playwright/test';
import { EVERY_KIND } from '../support/served-sites';
import { expect, test } from '../support/test';
import { hold } from './waiting';

/** Pages with components of their own: what the reader does counts before they are alive, and whatever happens to them. */
const FRAMEWORK = '**/_next/static/**/*.js';

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
