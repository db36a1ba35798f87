import { expect, test } from '../support/test';
import { faultsOf } from './accessibility';

test('an address with a query shows its results, in both languages', async ({ page }) => {
  for (const [path, query, name] of [
    ['/search', 'exit codes', 'Search results'],
    ['/zh/search', '命令行', '搜索结果'],
  ] as const) {
    await page.goto(`${path}?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('searchbox')).toHaveValue(query);
    await expect(page).toHaveTitle(new RegExp(`^${query} - (?:Search|搜索)`));
    const results = page.getByRole('region', { name });
    await expect(results.getByRole('link').first()).toHaveAttribute('href', /\/guide\/start\/cli/);
    expect(await faultsOf(page)).toEqual([]);
  }
});

test('the form searches, and adds the query to the address', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').fill('<b>mcp</b>');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=%3Cb%3Emcp%3C%2Fb%3E');
  await expect(page.getByRole('searchbox')).toHaveValue('<b>mcp</b>');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d+ results?|^$/);
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
  await expect(main.getByRole('searchbox')).toHaveCount(0);
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
});
