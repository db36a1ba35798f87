import { expect, type Page } from '@playwright/test';

export const trigger = (page: Page) => page.locator('[data-search-trigger] button:visible').first();
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const field = (page: Page) => page.getByRole('combobox');
export const options = (page: Page) => page.getByRole('dialog').getByRole('option');

/** Opens a page and waits until keys open its search. */
export async function openSearchable(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-search-trigger] button[aria-haspopup]').first()).toBeAttached();
}

/** Opens a page and its search, and types a query. */
export async function search(page: Page, address: string, query = ''): Promise<void> {
  await openSearchable(page, address);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText(query);
}
