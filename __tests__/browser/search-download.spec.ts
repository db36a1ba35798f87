import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { openPage } from '../support/browser';
import { expect, test } from '../support/test';
import { hold } from './waiting';

/** The script that a search may load, its renderer included, in bytes of gzip. */
const SEARCH_SCRIPT = 35_000;

/** What a page may load before the first result, in bytes of gzip: script, and the list of titles and headings. */
const SEARCH_DOWNLOAD = 65_000;

for (const [url, query] of [
  ['/guide/start/intro', 'rules'],
  ['/zh/guide/start/intro', '规则'],
] as const) {
  test(`the download before the first result on ${url} stays within its budget`, async ({
    page,
  }) => {
    const sizes = await measureSearchDownload(page, { url, query });
    expect([...sizes.keys()].join(' ')).toContain('/search_index_terms.');
    const sum = (isCounted: (address: string) => boolean) =>
      [...sizes].reduce((all, [address, size]) => all + (isCounted(address) ? size : 0), 0);
    expect(sum((address) => address.endsWith('.js'))).toBeGreaterThan(20_000);
    expect(sum((address) => address.endsWith('.js'))).toBeLessThanOrEqual(SEARCH_SCRIPT);
    expect(sum(() => true)).toBeLessThanOrEqual(SEARCH_DOWNLOAD);
  });
}

/**
 * Opens a page for the first time and searches on it. The documents are delayed until the first result appears, for
 * which the preloaded list of titles and headings is enough.
 *
 * @returns The gzipped sizes, by address, of the files that were not loaded when search was opened, and of the preloaded
 * files of the search: everything up to one second after the first result.
 */
async function measureSearchDownload(
  page: Page,
  { url, query }: { url: string; query: string },
): Promise<ReadonlyMap<string, number>> {
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
  const release = await hold(page, '**/search_index.*');
  await openPage(page, url);
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
