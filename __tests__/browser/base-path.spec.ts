import { type Server, serve } from '../../scripts/support/serve';
import { openPage } from '../support/browser';
import { expect, test } from '../support/test';

let server: Server;

test.beforeAll(async () => {
  server = await serve({ folder: '.cache/every-kind', base: '/docs/', port: 0 });
});

test.afterAll(() => server.close());

test('a site with a base path loads, and its links and Back work', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await openPage(page, `${server.origin}/docs/`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await page.getByRole('link', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/docs/guide`);
  await page
    .getByRole('link', { name: '指南' })
    .or(page.getByRole('link', { name: 'Han name' }))
    .first()
    .click();
  await expect(page).toHaveURL(`${server.origin}/docs/guide/${encodeURIComponent('指南')}`);
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(complaints).toEqual([]);
});

test('an address outside of the base path redirects to the base path', async ({ page }) => {
  await page.goto(`${server.origin}/`);
  await expect(page).toHaveURL(`${server.origin}/docs/`);
});

test('an address with a file extension redirects to the clean one, below the base path', async ({
  page,
}) => {
  await page.goto(`${server.origin}/docs/guide/plain.html`);
  await expect(page).toHaveURL(`${server.origin}/docs/guide/plain`);
});

test('a sidebar group that the reader has opened stays open on the next page and after a reload', async ({
  page,
}) => {
  await openPage(page, `${server.origin}/docs/guide/plain`);
  const group = page.locator('[data-page-list="page"] details');
  await expect(group).not.toHaveAttribute('open');
  await group.locator('summary').click();
  await page.getByRole('link', { name: 'Han name' }).first().click();
  await expect(page).toHaveTitle(/^Han name/);
  await expect(group).toHaveAttribute('open');
  await page.reload();
  await expect(group).toHaveAttribute('open');
});

test('the state of the sidebar is restored before the app starts', async ({ page }) => {
  await openPage(page, `${server.origin}/docs/guide/plain`);
  const group = page.locator('[data-page-list="page"] details');
  await group.locator('summary').click();
  await expect(group).toHaveAttribute('open');
  await page.route('**/*.js', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(group).toHaveAttribute('open');
});
