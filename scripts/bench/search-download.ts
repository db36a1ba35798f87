import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** What may be fetched before the first result, everything included: code, index and documents, in bytes of gzip. */
export const SEARCH_DOWNLOAD = 90_000;

/** Gzipped sizes of what a search has fetched, by address. */
type SearchDownload = ReadonlyMap<string, number>;

/**
 * Open a page that nobody has seen before, and search on it. Where the site sends a list of titles and headings ahead,
 * the documents are held back until the first result is shown: it does not wait for them.
 *
 * @returns What the page did not have already when the search was opened, and the files of the search, which are
 * fetched ahead; everything that came until a second after the first result.
 */
export async function measureSearchDownload(
  page: Page,
  { url, query }: { url: string; query: string },
): Promise<SearchDownload> {
  const before = new Set<string>();
  const sizes = new Map<string, Promise<number>>();
  let isOpen = false;
  page.on('response', (response) => {
    const address = response.url();
    const isSearchFile = address.includes('/static/search_index');
    if (!isOpen && !isSearchFile) before.add(address);
    else if (!before.has(address)) {
      const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
      // What is still on its way when the page closes is not asked for any more.
      size.catch(() => undefined);
      sizes.set(address, size);
    }
  });
  const isListed = page
    .waitForResponse((response) => response.url().includes('/search_index_terms.'))
    .then(async (response) => 'contents' in (await response.json()));
  let release: () => void = () => undefined;
  const isMeasured = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/search_index.*', async (route) => {
    if (await isListed) await isMeasured;
    await route.continue();
  });
  await page.goto(url);
  // The framework is there, as on any page that a reader has navigated to.
  await page.locator('header a').first().dispatchEvent('touchstart');
  await page.locator('html[data-framework="running"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  isOpen = true;
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type(query);
  await page.getByRole('option').first().waitFor();
  await page.waitForTimeout(1000);
  const settled = await Promise.all(
    [...sizes].map(async ([address, size]) => [address, await size] as const),
  );
  release();
  return new Map(settled);
}
