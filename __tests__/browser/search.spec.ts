import type { Page } from '@playwright/test';
import { openPage } from '../support/browser';
import { expect, test } from '../support/test';
import { faultsOf } from './accessibility';
import { dialog, field, options, trigger } from './searching';
import { hold } from './waiting';

const START = '/guide/start/intro';

async function open(page: Page, path = START): Promise<void> {
  await openPage(page, path);
}

for (const [width, scheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme });
    // For axe on a busy machine.
    test.describe.configure({ timeout: 180_000 });

    test('a reader finds pages by keyboard only; all states are accessible, and do not scroll sideways', async ({
      page,
    }) => {
      await open(page);
      await trigger(page).focus();
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
      expect(await faultsOf(page, 'dialog[open]')).toEqual([]);
      await page.keyboard.type('bundle');
      await expect(options(page).first()).toBeVisible();
      const overflow = await dialog(page).evaluate((node) => node.scrollWidth - node.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./);
      await page.keyboard.press('ArrowDown');
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      expect(await faultsOf(page, 'dialog[open]')).toEqual([]);
      await field(page).fill('xyzzyqwert');
      await expect(dialog(page).getByRole('status')).toContainText('No results for');
      expect(await faultsOf(page, 'dialog[open]')).toEqual([]);
      await field(page).fill('exit codes');
      await expect(options(page).first()).toHaveAttribute('href', /#exit-codes$/);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/guide\/start\/cli#exit-codes$/);
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator('#exit-codes')).toBeFocused();
      await trigger(page).click();
      await expect(field(page)).toBeFocused();
      await expect(dialog(page).getByRole('group', { name: 'Recent' })).toBeVisible();
      expect(await faultsOf(page, 'dialog[open]')).toEqual([]);
    });
  });
}

test('screen readers get dialog, field, groups and hits with their breadcrumb and kind', async ({
  page,
}) => {
  await open(page);
  const width = () => page.locator('main').evaluate((node) => node.getBoundingClientRect().width);
  const before = await width();
  await trigger(page).click();
  await expect(field(page)).toBeFocused();
  expect(await width()).toBe(before);
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Search":
      - combobox "Search docs" [expanded]
      - button "Cancel"
      - listbox "Start here":
        - group "Start here":
          - option "Quick start"
  `);
  await page.keyboard.type('exit codes');
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Search":
      - combobox "Search docs" [expanded]: exit codes
      - button "Clear the query"
      - button "Cancel"
      - listbox "Search results":
        - group "Command line":
          - option /Command line > Exit codes.*, Section/
  `);
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?$/);
});

test('Tab cycles inside the dialog, Escape restores the focus, the page behind it does not scroll, and a full field rejects more characters', async ({
  page,
}) => {
  await open(page);
  await trigger(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog(page).getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('bundle');
  await expect(options(page).first()).toBeVisible();
  const stops = ['Clear the query', 'Cancel', 'Press / to search', 'Search docs'];
  for (const name of stops) {
    await page.keyboard.press('Tab');
    // The list scrolls but is not a tab stop: its options are reached from the field.
    const focused = dialog(page).locator(':focus');
    await expect(focused).toHaveAccessibleName(name);
  }
  await expect(page.locator('[inert] main')).toHaveCount(1);
  await page.mouse.move(20, 700);
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.mouse.click(20, 700);
  await expect(dialog(page)).toHaveCount(0);
  // Nothing else had it.
  await page.reload();
  await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger(page)).toBeFocused();

  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  const full = 'abcdefgh'.repeat(8);
  await field(page).fill('');
  await page.keyboard.insertText(full);
  await page.keyboard.press('Home');
  await page.keyboard.type('12');
  await expect(field(page)).toHaveValue(full);
  await page.keyboard.press('Delete');
  await page.keyboard.type('12');
  await expect(field(page)).toHaveValue(`1${full.slice(1)}`);
  await page.keyboard.press('Delete');
  await page.keyboard.insertText('😀');
  await expect(field(page)).toHaveValue(`1${full.slice(2)}`);
});

test('a hit on the current page scrolls to its section and ends the loading bar', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/guide/start/cli');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('exit codes');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#exit-codes$/);
  await expect(page.locator('#exit-codes')).toBeFocused();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Command line');
  await dialog(page).locator('[role="option"][href="/guide/start/cli"]').first().click();
  await expect(page).toHaveURL(/\/cli$/);
  await page.clock.runFor(400);
  await expect(page.locator('#_loading-bar')).not.toHaveAttribute('data-loading', /./);
});

test('before the script loads the search button leads to the search page', async ({ page }) => {
  await page.route('**/static/reading/*.js', () => undefined);
  await page.goto(START, { waitUntil: 'commit' });
  await trigger(page).click();
  await expect(page).toHaveURL(/\/search\??$/);
});

test('titles and headings load when the browser is idle, the code and the texts when the pointer enters the button, each once', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const worker = page.waitForEvent('worker');
  await open(page);
  const indexes = () => fetched.filter((path) => path.includes('search_index'));
  const names = () => indexes().map((path) => path.replace(/^.*search_index|\..*$/g, ''));
  await expect.poll(names).toEqual(['_terms']);
  const before = fetched.length;
  await trigger(page).hover();
  await (await worker).evaluate(() => undefined);
  // Preloading has finished once the network is idle.
  await page.waitForLoadState('networkidle');
  expect(fetched.slice(before).filter((path) => path.endsWith('.js'))).not.toEqual([]);
  fetched.length = 0;
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('bundle');
  await expect(options(page).first()).toBeVisible();
  expect(fetched.filter((path) => path.endsWith('.js'))).toEqual([]);
});

test('no letter is lost: typed with the key that opens the search, on a slow processor, before any file', async ({
  page,
}) => {
  await open(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const release = await hold(page, /\.(?:js|json)$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('duplicate');
  expect(await field(page).inputValue()).toBe('duplicate');
  release();
  await expect(options(page).first()).toBeVisible({ timeout: 30_000 });
  await expect(field(page)).toHaveValue('duplicate');
  await expect(field(page)).toBeFocused();
});
