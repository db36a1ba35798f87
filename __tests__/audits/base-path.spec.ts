import { isSameDocument, markDocument, openPage } from '../support/browser';
import { EVERY_KIND } from '../support/served-sites';
import { expect, test } from '../support/test';

test.use({ site: EVERY_KIND });

test('a site with a base path loads, and its links and Back work', async ({ page }) => {
  await openPage(page, '/docs/');
  await markDocument(page);

  await page.getByRole('link', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL('/docs/guide');
  await page
    .getByRole('link', { name: '指南' })
    .or(page.getByRole('link', { name: 'Han name' }))
    .first()
    .click();
  await expect(page).toHaveURL(`/docs/guide/${encodeURIComponent('指南')}`);
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.consoleMessages({ filter: 'all' })).toEqual([]);
});

test('the state of the sidebar is restored before the app starts', async ({ page }) => {
  await openPage(page, '/docs/guide/plain');
  const group = page.locator('[data-page-list="page"] details');
  await group.locator('summary').click();
  await expect(group).toHaveAttribute('open');
  await page.route('**/*.js', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(group).toHaveAttribute('open');
});
