import type { Page } from '@playwright/test';
import { openPage } from '../support/browser';
import { EVERY_KIND } from '../support/served-sites';
import { expect, test } from '../support/test';

/**
 * The accessibility tree of each widget, and the keys that no other test covers. Those of tabs and
 * details are in `components.spec.ts`; of drop-downs in `menus.spec.ts`; of search, terms, images, the map, tables and
 * code in the files named after them.
 */

test.use({ site: EVERY_KIND });

async function open(page: Page, path: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await openPage(page, `/docs/${path}`);
}

test('the navbar, and the sidebar with a group that opens by keyboard', async ({ page }) => {
  await open(page, 'guide/plain');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Every kind"
      - navigation "Main":
        - list:
          - listitem:
            - link "Left"
        - list:
          - listitem:
            - link "Guide"
          - listitem:
            - group: More (contains this page)
      - button "Search"
      - navigation "Language":
        - list:
          - listitem:
            - link "English"
          - listitem:
            - link "中文"
      - group "Theme":
        - radio "Light"
        - radio "Dark"
        - radio "System" [checked]
  `);
  const sidebar = page.getByRole('navigation', { name: 'Pages of this section' });
  await sidebar.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(sidebar.getByRole('link', { name: 'Deep' })).toBeFocused();
  await expect(sidebar).toMatchAriaSnapshot(`
    - navigation "Pages of this section":
      - list:
        - listitem:
          - link "Guide"
        - listitem:
          - paragraph: Header
        - listitem:
          - link /Plain/
        - listitem:
          - separator
        - listitem:
          - link "Part"
          - group:
            - list:
              - listitem:
                - link "Deep"
        - listitem:
          - link "Han name"
  `);
});

test('on a small screen the menu of the pages and the outline open by keyboard, one at a time', async ({
  page,
}) => {
  await open(page, 'guide/part/deep', 390);
  const toggle = (part: string) =>
    page.locator(`details[data-menu="bar"][data-part="${part}"] > summary`);
  const pages = page.getByRole('navigation', { name: 'Pages of this section' });
  const outline = page.getByRole('navigation', { name: 'On this page' });
  await toggle('sidebar').focus();
  await page.keyboard.press('Enter');
  await expect(pages).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('button[data-opens="screen"]')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(pages.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(pages).toHaveCount(0);
  await expect(toggle('sidebar')).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(toggle('outline')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(outline).toMatchAriaSnapshot(`
    - navigation "On this page":
      - list:
        - listitem:
          - link "First"
        - listitem:
          - link "Second"
  `);
  await page.keyboard.press('ArrowDown');
  await expect(outline.getByRole('link', { name: 'First' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#second$/);
  await expect(outline).toHaveCount(0);
});

test('the full-screen menu opens by keyboard, and contains the items that the navbar has no room for', async ({
  page,
}) => {
  await open(page, 'guide/plain', 390);
  const toggle = page.getByRole('banner').locator('summary[aria-label="Navigation"]');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Every kind"
      - button "Search"
      - group:
        - navigation "Main"
        - navigation "Language"
        - group "Theme":
          - radio "Light"
          - radio "Dark"
          - radio "System" [checked]
  `);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Main' }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
});

test('tabs, code with its buttons, and the list of all pages of a folder', async ({ page }) => {
  await open(page, 'guide/components');
  const tabs = page.locator('[data-tabs="package-manager"]').first();
  await expect(tabs).toMatchAriaSnapshot(`
    - tablist "Package manager":
      - tab "npm" [selected]
      - tab "yarn"
      - tab "pnpm"
      - tab "bun"
    - tabpanel "npm":
      - figure:
        - button "Copy npm"
        - code: npm install @rsdoctor/rspack-plugin -D
  `);
  await open(page, 'guide/overview');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - article:
        - heading "Overview" [level=1]
        - paragraph:
          - searchbox "Filter"
        - heading "Header" [level=2]
        - list:
          - listitem:
            - link /Plain/
            - list:
              - listitem:
                - link "Code"
  `);
});

test.describe('this site', () => {
  test.use({ site: undefined });

  test('the card of the home page, whose choices work by keyboard', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/');
    await page.getByRole('radio', { name: /^Build time/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /^JavaScript/ })).toBeChecked();
    await expect(page.locator('[data-panel="size before"]')).toMatchAriaSnapshot(`
    - figure /kB/:
      - listbox "Modules by size":
        - option /react-dom/
  `);
  });
});
