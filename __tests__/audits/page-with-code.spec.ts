import { isSameDocument, markDocument } from '../support/browser';
import { EVERY_KIND } from '../support/served-sites';
import { expect, test } from '../support/test';

/** A page that imports a client component, on which React runs; see lib/browser/README.md. */
test.use({ site: EVERY_KIND });

test('its component and the tools of its text work, without a warning, and its links load documents', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.goto('/docs/custom');
  await markDocument(page);
  await page.locator('a[href="/docs/guide/code-imports"]').first().click();
  const button = page.getByRole('button', { name: 'Clicks' });
  await expect(button).toHaveText('Clicks: 0');
  await expect(page.locator('figure [data-copy]').first()).toBeAttached();
  expect(await isSameDocument(page)).toBe(false);
  await button.click();
  await expect(button).toHaveText('Clicks: 1');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'guide', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/guide$/);
  expect(await isSameDocument(page)).toBe(false);
  expect(messages).toEqual([]);
});

test('other pages load no script of the framework', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/docs/guide/plain');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /\/_next\/.*\.js/.test(path))).toEqual([]);
});
