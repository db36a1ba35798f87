import type { Page } from '@playwright/test';
import { openPage } from '../support/browser';
import { EVERY_KIND } from '../support/served-sites';
import { expect, test } from '../support/test';

/** What only the computed layout of a phone shows. */

async function open(page: Page, path: string, width = 390): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await openPage(page, path);
}

test('the report of the home page is for wide screens: a phone gets a page with its pictures', async ({
  page,
}) => {
  const report = page.getByRole('link', { name: /^Live sample report/ });
  await open(page, '/');
  await expect(report).toHaveAttribute('href', '/guide/usage/project-overall');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(report).toHaveAttribute('href', /^\/demo\//);
});

test('languages and theme are on one line of the full-screen menu', async ({ page }) => {
  await open(page, '/guide/start/cli');
  await page.locator('details[data-menu="screen"] > summary').click();
  const middles = await page
    .locator('details[data-menu="screen"] :is(nav a[hreflang], fieldset)')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { top, height } = part.getBoundingClientRect();
        return top + height / 2;
      }),
    );
  expect(middles).toHaveLength(3);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1);
});

test('the bar of a page shows the whole focus ring of its toggles, and the entries of its outline can be hit', async ({
  page,
}) => {
  await open(page, '/guide/start/cli');
  const toggle = page.locator('details[data-part="outline"] > summary');
  await toggle.focus();
  await page.keyboard.press('Enter');
  // The navbar is above it, and would cover a ring that is outside.
  const ring = await toggle.evaluate((node) => getComputedStyle(node).outlineOffset);
  expect(Number.parseFloat(ring)).toBeLessThan(0);
  const heights = await page
    .locator('details[data-part="outline"] nav a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
});

test.describe('every kind of element', () => {
  test.use({ site: EVERY_KIND });

  test('the text of a callout has its whole width', async ({ page }) => {
    await open(page, '/docs/guide/components');
    const callout = page.locator('article [role="note"]').first();
    const indent = () =>
      callout.evaluate((note) => {
        const [title, text] = [...note.children].map((part) => part.querySelector('svg, p'));
        const [start = 0, words = 0] = [title, text].map((part) => part?.getBoundingClientRect().x);
        return words - start;
      });
    expect(await indent()).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await indent()).toBeGreaterThan(10);
  });
});
