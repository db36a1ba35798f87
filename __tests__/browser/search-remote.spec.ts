import type { Page, Route } from '@playwright/test';
import { VERSIONS } from '../support/served-sites';
import { expect, test } from '../support/test';
import { options, search } from './searching';

const SERVICE = 'https://search.example.com/find*';

let asked: URLSearchParams[];

test.use({ site: VERSIONS });
test.beforeEach(async ({ page }) => {
  asked = [];
  await page.route(SERVICE, (route) => answer(route, asked));
});

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

test('the service gets one request with all parameters, and each index is a tab; hits of this site open in the app, others in a new browser tab', async ({
  page,
  context,
}) => {
  await search(page, '/', 'slow');
  await expect(options(page).first()).toBeVisible();
  expect(asked.map((parameters) => Object.fromEntries(parameters))).toEqual([
    { site: '1', keyword: 'slow', limit: '5', searchIndexes: 'docs,tools', lang: 'en' },
  ]);
  await expect(tab(page, /^docs 1$/)).toHaveAttribute('aria-selected', 'true');
  await expect(options(page)).toHaveAttribute('href', '/guide/added#slow');
  await expect(options(page).locator('mark')).toHaveText('Slow');
  await tab(page, /^docs/).press('ArrowRight');
  await expect(tab(page, /^tools 2$/)).toBeFocused();
  await expect(page.getByRole('combobox')).toHaveValue('slow');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('2 results');
  await context.route('https://tools.example.com/**', (route) => route.fulfill({ body: 'Tools' }));
  const [opened] = await Promise.all([context.waitForEvent('page'), options(page).first().click()]);
  await expect(opened).toHaveURL('https://tools.example.com/slow');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tab(page, /^docs/).click();
  await options(page).click();
  await expect(page).toHaveURL('/guide/added#slow');
});

/** One hit of this site and two of another. */
async function answer(route: Route, log: URLSearchParams[]): Promise<void> {
  const { searchParams } = new URL(route.request().url());
  log.push(searchParams);
  const headers = { 'access-control-allow-origin': '*' };
  const tools = ['Slow', 'Slower'].map((title) =>
    hit(title, `/${title.toLowerCase()}`, 'https://tools.example.com'),
  );
  const json = [
    {
      index: 'docs',
      hits: [hit('Added', '/guide/added', '')],
    },
    { index: 'tools', hits: tools.map((other) => ({ ...other, toc: [] })) },
  ];
  return route.fulfill({ json, headers });
}

function hit(title: string, routePath: string, domain: string) {
  const toc = [{ text: 'Slow ones', id: 'slow', depth: 2, charIndex: 0 }];
  return { id: 0, title, content: 'Text.', toc, routePath, domain };
}
