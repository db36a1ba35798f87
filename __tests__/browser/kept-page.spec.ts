import { openPage } from '../support/browser';
import { expect, test } from '../support/test';

/** Playwright starts Chromium without the back-forward cache, in which readers' pages wait as they were left. */
const WITHOUT_CACHE = '--disable-back-forward-cache';

test('a page that comes back as it was left works, has closed menus, and shows what was chosen meanwhile', async ({
  playwright,
  launchOptions,
  contextOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: [WITHOUT_CACHE],
  });
  const page = await browser.newPage({ ...contextOptions, baseURL: String(baseURL) });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const root = page.locator('html');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).first();

  await openPage(page, '/guide/start/quick-start');
  await page.evaluate(() => {
    const menu = document.querySelector<HTMLDetailsElement>('header details');
    if (menu) menu.open = true;
    Object.assign(window, { isKept: true });
  });
  await openPage(page, '/guide/start/mcp');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.evaluate(() => localStorage.setItem('docs.tabs.package-manager', 'yarn'));
  await page.evaluate(() => history.back());
  await page.waitForURL('**/quick-start', { waitUntil: 'commit' });

  await expect.poll(() => page.evaluate(() => 'isKept' in window)).toBe(true);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(tab('yarn')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('header details[open]')).toHaveCount(0);

  await tab('bun').click();
  await expect(page.getByRole('tabpanel', { name: 'bun' }).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Light' }).check({ force: true });
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Features' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
  expect(errors).toEqual([]);
  await browser.close();
});
