import type { Page, Route } from '@playwright/test';
import { VERSIONS } from '../support/served-sites';
import { expect, test } from '../support/test';
import { options, search } from './searching';

/** All files that Pagefind has written. */
const PIECES = '**/static/search_pieces.*/**';

// Pagefind rejects a promise that nothing can catch; the search reports the same error.
test.use({ site: VERSIONS, mayThrow: /Failed to load the Pagefind WASM/ });

const failure = (page: Page) => page.getByText('Unable to fetch results').first();

test('a split index can be searched by keyboard, and loads only the files that a query needs', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await search(page, '/', 'slow loader');
  const group = page.getByRole('group', { name: 'Added' });
  await expect(group.getByRole('option')).toHaveCount(2);
  await expect(options(page).locator('mark').first()).toHaveText(/^(?:slow|loader)$/i);
  await expect(group).toContainText('<img src=x onerror=run()>');
  await expect(page.getByRole('dialog').locator('img')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('2 results');
  // Neither the files of a local search, nor those of the other version and languages.
  expect(fetched.filter((path) => path.includes('/search_index'))).toEqual([]);
  const folders = fetched.flatMap(
    (path) => /search_pieces\.([\w.]+)\.\w{8}\//.exec(path)?.[1] ?? [],
  );
  expect(new Set(folders)).toEqual(new Set(['2.x.en']));
  // What every query needs does not wait for the script, which would request it last.
  const firstOf = (ending: RegExp) => fetched.findIndex((path) => ending.test(path));
  const first = [/\/pagefind\.js$/, /\.pf_meta$/, /\/wasm\.en\.pagefind$/].map(firstOf);
  expect(Math.min(...first)).toBeGreaterThan(-1);
  expect(Math.max(...first)).toBeLessThan(firstOf(/\/pagefind-entry\.json$/));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guide/added#slow');
  await expect(page.locator('#slow')).toBeFocused();
});

test('a split index finds Chinese text, and only in the current version', async ({ page }) => {
  await search(page, '/zh/', '加载器');
  await expect(options(page).first()).toHaveAttribute('href', /^\/zh\/guide\/added/);
  await search(page, '/1.x/', 'removed');
  await expect(options(page).first()).toHaveAttribute('href', '/1.x/guide/removed');
  await page.getByRole('combobox').fill('xyzzyqwert');
  await expect(page.getByText(/^No results for/).first()).toBeVisible();
});

const FAULTS: [name: string, pieces: string, fault: (route: Route) => Promise<void>][] = [
  ['that is missing, as after a deployment', PIECES, (route) => route.fulfill({ status: 404 })],
  ['without its WebAssembly', '**/search_pieces.*/wasm.*', (route) => route.abort()],
  ['without its list of words', '**/*.pf_meta', (route) => route.abort()],
  ['without a piece for the query', '**/*.pf_index', (route) => route.abort()],
  [
    'with half a piece for the query',
    '**/*.pf_index',
    async (route) => {
      const response = await route.fetch();
      const bytes = await response.body();
      await route.fulfill({ response, body: bytes.subarray(0, bytes.length / 2) });
    },
  ],
  ['without its texts', '**/*.pf_fragment', (route) => route.abort()],
];

for (const [name, pieces, fault] of FAULTS) {
  test(`a split index ${name} is reported, and a retry works`, async ({ page }) => {
    await page.route(pieces, fault);
    await search(page, '/', 'slow');
    await expect(failure(page)).toBeVisible();
    await page.unroute(pieces);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first()).toHaveAttribute('href', /^\/guide\/added/);
  });
}
