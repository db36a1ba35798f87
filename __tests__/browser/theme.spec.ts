import type { Page } from '@playwright/test';
import { chooseTheme, openPage } from '../support/browser';
import { expect, test } from '../support/test';

const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(16, 22, 28)';

function surfaceOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

test('without a chosen theme the page follows the system, also while it is open', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await surfaceOf(page)).toBe(DARK);
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await surfaceOf(page)).toBe(LIGHT);
});

test('a chosen theme applies to the next page, the other language, after a reload and in other browser tabs', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/zh/');
  await openPage(page, '/guide/start/intro');
  await chooseTheme(page, 'dark');
  expect(await surfaceOf(page)).toBe(DARK);
  await expect.poll(() => surfaceOf(other)).toBe(DARK);
  await expect(other.getByRole('radio', { name: '深色' })).toBeChecked();

  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  expect(await surfaceOf(page)).toBe(DARK);
  await expect(page.getByRole('radio', { name: '深色' })).toBeChecked();

  await page.reload();
  expect(await surfaceOf(page)).toBe(DARK);
});

test('the first frame has the chosen theme, before the framework runs', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/_next/static/**/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await surfaceOf(page)).toBe(DARK);
  const choice = page.locator('label[data-choice="dark"]').first();
  const light = page.locator('label[data-choice="light"]').first();
  const colors = await Promise.all(
    [choice, light].map((label) =>
      label.evaluate((node) => getComputedStyle(node).backgroundColor),
    ),
  );
  expect(colors[0]).not.toBe(colors[1]);
});

test('in the bar the choice is one button, each click makes the next one, and the arrow keys work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await openPage(page, '/');
  const control = page.locator('fieldset[data-place="bar"]');
  const { width = 0 } = (await control.boundingBox()) ?? {};
  expect(width).toBeLessThan(44);
  for (const choice of ['light', 'dark', 'auto']) {
    await control.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', choice);
    await expect(control.getByRole('radio', { checked: true })).toHaveValue(choice);
    const shown = control.locator(`[data-choice="${choice}"] svg`);
    await expect(shown).toHaveCSS('opacity', '1');
  }
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
});

test('?sidebar=0 and similar parameters hide that part, and other values do not', async ({
  page,
}) => {
  const navigation = (name: string) => page.getByRole('navigation', { name });
  const parts = {
    navbar: page.getByRole('banner'),
    sidebar: navigation('Pages of this section'),
    outline: navigation('On this page'),
    footer: navigation('Previous and next page'),
  };
  await page.goto('/guide/start/intro?navbar=1&sidebar=1&outline=1&footer=1');
  for (const part of Object.values(parts)) await expect(part).toBeVisible();
  for (const hidden of Object.keys(parts)) {
    await page.goto(`/guide/start/intro?${hidden}=0`);
    for (const [name, part] of Object.entries(parts))
      await expect(part).toHaveCount(name === hidden ? 0 : 1);
  }
});
