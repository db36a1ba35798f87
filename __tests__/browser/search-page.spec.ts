import { expect, test } from '../support/test';
import { options } from './searching';

test('a query in the address of the search page opens the search with it', async ({ page }) => {
  await page.goto('/zh/search?q=%E5%91%BD%E4%BB%A4%E8%A1%8C');
  await expect(page.getByRole('combobox')).toHaveValue('命令行');
  await expect(options(page).first()).toHaveAttribute('href', /^\/zh\/guide\/start\/cli/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/zh\/guide\/start\/cli/);
  await page.goBack();
  await expect(page.getByRole('combobox')).toHaveValue('命令行');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: '全部页面' })).toBeVisible();
});

test('without script the search page is the list of all pages and their sections', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/guide/start/intro');
  await page.locator('[data-search-trigger] button:visible').click();
  await expect(page).toHaveURL(/\/search\??$/);
  const main = page.getByRole('main');
  await expect(main.getByText('Search needs JavaScript')).toBeVisible();
  await main.getByRole('link', { name: 'Exit codes' }).click();
  await expect(page).toHaveURL(/\/guide\/start\/cli#exit-codes$/);
  await context.close();
});

test('the 404 page offers a search for the words of its address', async ({ page }) => {
  await page.goto('/zh/guide/exit-codes-of-cli');
  const words = page.getByRole('searchbox', { name: '搜索一下' });
  await expect(words).toHaveValue('guide exit codes of cli');
  await words.fill('exit codes');
  await page.getByRole('button', { name: '搜索一下' }).click();
  await expect(page).toHaveURL(/\/zh\/search\?q=exit\+codes$/);
  await expect(page.getByRole('combobox')).toHaveValue('exit codes');
});
