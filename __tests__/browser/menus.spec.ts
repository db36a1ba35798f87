import { openPage } from '../support/browser';
import { EVERY_KIND } from '../support/served-sites';
import { expect, test } from '../support/test';

test.use({ site: EVERY_KIND, viewport: { width: 1440, height: 800 } });

test('a drop-down of the navbar stays open on the click that follows the hover, and closes on the next, on Escape, on a click outside and on navigation', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  const toggle = bar.locator('summary', { hasText: 'More' });
  const link = bar.getByRole('link', { name: 'Plain Markdown' });
  await page.clock.install();
  await openPage(page, '/docs/guide/plain');
  await toggle.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await page.clock.runFor(500);
  await toggle.click();
  await expect(link).toHaveCount(0);

  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toHaveCount(0);
  await expect(toggle).toBeFocused();

  await toggle.press('Enter');
  await expect(link).toBeVisible();
  await page.mouse.click(700, 700);
  await expect(link).toHaveCount(0);
  await openPage(page, '/docs/custom');
  await toggle.click();
  await link.click();
  await expect(page).toHaveTitle(/^Plain/);
  await expect(link).toHaveCount(0);
});
