import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The script that a search may load, its renderer included, in bytes of gzip. */
export const SEARCH_SCRIPT = 35_000;

/** What a page may load before the first result, in bytes of gzip: script, and the list of titles and headings. */
export const SEARCH_DOWNLOAD = 65_000;

/** The gzipped sizes of the files that a search has loaded, by address. */
type SearchDownload = ReadonlyMap<string, number>;

/**
 * Opens a page for the first time and searches on it. Where the site preloads a list of titles and headings, the
 * documents are delayed until the first result appears, which must not depend on them.
 *
 * @returns The files that were not loaded when search was opened, and the preloaded files of the search: everything up
 * to one second after the first result.
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
      // Ignores requests that closing the page cancels.
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
  await page.locator('html[data-connected]').waitFor({ state: 'attached' });
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
