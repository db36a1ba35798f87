import { dialog, options, search } from '../browser/searching';
import { hold } from '../browser/waiting';
import { expect, test } from '../support/test';

const START = '/guide/start/intro';
const INDEX = '**/static/search_index*.json';

test('on a slow network the dialog shows that it is searching, then the results; then it works without a connection', async ({
  page,
  context,
}) => {
  const release = await hold(page, INDEX);
  await search(page, START, 'mcp');
  await expect(dialog(page).getByRole('status')).toHaveText('Searching…');
  release();
  await expect(options(page).first()).toHaveAttribute('href', '/guide/start/mcp');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
  await context.setOffline(true);
  await dialog(page).getByRole('combobox').fill('exit codes');
  await expect(options(page).first()).toHaveAttribute('href', '/guide/start/cli#exit-codes');
});

test('a retry keeps page and query without a connection, and then leads to the search page, which loads the newest index', async ({
  page,
  context,
}) => {
  let failures = 0;
  page.on('console', (message) => {
    if (message.text().includes('Failed to fetch search index')) failures += 1;
  });
  await page.route(INDEX, (route) => route.abort());
  await search(page, START, 'mcp');
  await expect.poll(() => failures).toBe(1);
  await expect(dialog(page).getByText('Unable to fetch results').first()).toBeVisible();
  await context.setOffline(true);
  const retry = dialog(page).getByRole('button', { name: 'Try again' });
  for (const times of [2, 3, 4]) {
    await retry.click();
    await expect.poll(() => failures).toBe(times);
  }
  await expect(retry).toBeVisible();
  await expect(dialog(page).getByRole('combobox')).toHaveValue('mcp');
  await expect(page).toHaveURL(/\/guide\/start\/intro$/);
  await context.setOffline(false);
  await page.unroute(INDEX);
  await retry.click();
  await expect(page).toHaveURL(/\/search\?q=mcp$/);
  await expect(options(page).first()).toBeVisible();
});
