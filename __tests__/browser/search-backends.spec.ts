import { EVERY_KIND } from '../support/served-sites';
import { expect, test } from '../support/test';
import { search } from './searching';

test.use({ site: EVERY_KIND });

test('the hooks of a site change the query, add results and are called with the outcome', async ({
  page,
}) => {
  await search(page, '/docs/guide/plain', 'guides');
  await expect(page.getByRole('group', { name: 'Elsewhere' })).toBeVisible();
  await expect(page.getByRole('option', { name: /^Guide/ }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-searched', 'guide');
});
