import { expect, test } from '../support/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('text, sidebar, outline, menus, pagination and languages work, and controls that need script are hidden', async ({
    page,
  }) => {
    await page.goto('/guide/start/quick-start');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.locator('[data-to-top]')).toBeHidden();
    await page.locator('summary[aria-label="Rstack tools"]').click();
    await expect(page.getByRole('link', { name: /^Rspack \(opens/ })).toBeVisible();
    await page.locator('summary[aria-label="Rstack tools"]').click();
    await page
      .getByRole('navigation', { name: 'Pages of this section' })
      .getByRole('link', { name: 'Features' })
      .click();
    await expect(page).toHaveURL('/guide/start/features');
    await page.getByRole('link', { name: /^Next Page/ }).click();
    await expect(page).toHaveURL('/guide/start/cicd');
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL('/zh/guide/start/cicd');
    const outline = page.getByRole('navigation', { name: '本页目录' });
    await outline.getByRole('link').first().click();
    await expect(page).toHaveURL(/#./);
  });

  test('on a small screen the menu and the outline open and close', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/guide/start/quick-start');
    const menu = page.getByRole('navigation', { name: 'Pages of this section' });
    const outline = page.getByRole('navigation', { name: 'On this page' });
    await expect(menu).toHaveCount(0);
    await page.getByText('Menu', { exact: true }).click();
    await expect(menu).toBeVisible();
    await page.getByText('On this page').first().click();
    await expect(menu).toHaveCount(0);
    await expect(outline).toBeVisible();
  });
});

test('a bar does not cover the heading of an anchor', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/guide/start/features');
    const id = await page.locator('h2[id]').nth(2).getAttribute('id');
    await page.goto(`/guide/start/features#${id}`);
    const isOnTop = await page.evaluate((name) => {
      const heading = document.getElementById(name ?? '');
      if (!heading) return false;
      const { left, top, height } = heading.getBoundingClientRect();
      const middle = document.elementFromPoint(left + 4, top + height / 2);
      return heading.contains(middle ?? document.body);
    }, id);
    expect(isOnTop).toBe(true);
  }
});
