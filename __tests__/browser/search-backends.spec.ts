import { type Server, serve } from '../../scripts/support/serve';
import { expect, test } from '../support/test';

test.describe('the hooks of a site', () => {
  let server: Server;
  test.beforeAll(async () => {
    server = await serve({ folder: '.cache/every-kind', base: '/docs/', port: 0 });
  });
  test.afterAll(() => server.close());

  test('change the query, add results and are called with the outcome', async ({ page }) => {
    await page.goto(`${server.origin}/docs/guide/plain`);
    await expect(
      page.locator('[data-search-trigger] button[aria-haspopup]').first(),
    ).toBeAttached();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('guides');
    await expect(page.getByRole('group', { name: 'Elsewhere' })).toBeVisible();
    await expect(page.getByRole('option', { name: /^Guide/ }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-searched', 'guide');
  });
});
