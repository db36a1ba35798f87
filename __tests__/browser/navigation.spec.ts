import type { Page } from '@playwright/test';
import { atRest, isSameDocument, markDocument, openPage } from '../support/browser';
import { expect, test } from '../support/test';
import { hold } from './waiting';

/** Opens a page, and marks its document. */
async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await markDocument(page);
}

test('the sidebar navigates inside the app, stays with what both pages share, and Back returns', async ({
  page,
}) => {
  await open(page, '/guide/start/intro');
  const tags = page.locator('meta[name="theme-color"], meta[name="color-scheme"]');
  expect(await tags.count()).toBe(3);
  const shared = page.locator('header[data-part="navbar"], #_sidebar');
  const before = [...(await tags.elementHandles()), ...(await shared.elementHandles())];
  expect(before).toHaveLength(5);
  const sidebar = page.getByRole('navigation', { name: 'Pages of this section' });
  await sidebar.getByRole('link', { name: 'Features' }).click();
  await expect(page).toHaveURL('/guide/start/features');
  await expect(page).toHaveTitle('Features - Rsdoctor');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Features');
  for (const one of before) expect(await one.evaluate((element) => element.isConnected)).toBe(true);
  await page.goBack();
  await expect(page).toHaveTitle('Introduction - Rsdoctor');
  expect(await isSameDocument(page)).toBe(true);
});

test('a link in the text navigates inside the app, to its anchor, which gets the focus', async ({
  page,
}) => {
  await open(page, '/guide/start/cicd');
  await page.locator('article a[href*="/guide/start/cli#"]').first().click();
  await expect(page).toHaveURL(/\/guide\/start\/cli#./);
  const id = new URL(page.url()).hash;
  await expect(page.locator(id)).toBeInViewport();
  await expect(page.locator(id)).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('the language link leads to the same page and changes the language of the document', async ({
  page,
}) => {
  await open(page, '/guide/start/cli');
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL('/zh/guide/start/cli');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await isSameDocument(page)).toBe(true);
});

test('home pages lead into the guide and back', async ({ page }) => {
  await open(page, '/zh/');
  await page.getByRole('link', { name: '快速开始' }).first().click();
  await expect(page).toHaveURL('/zh/guide/start/quick-start');
  await page.getByRole('banner').getByRole('link', { name: 'Rsdoctor' }).click();
  await expect(page).toHaveURL('/zh/');
  expect(await isSameDocument(page)).toBe(true);
});

test('a page is fetched once, when the reader points at its link, and not before', async ({
  page,
}) => {
  await open(page, '/guide/start/intro');
  await atRest(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const link = page
    .getByRole('navigation', { name: 'Pages of this section' })
    .getByRole('link', { name: 'Command line' });
  await link.hover();
  await expect.poll(() => requests).toEqual(['/guide/start/cli']);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
  expect(requests.filter((path) => path === '/guide/start/cli')).toHaveLength(1);
  // The pages before and after follow, and nothing of the framework.
  const neighbors = page.locator('a:is([rel="prev"], [rel="next"])');
  const paths = await neighbors.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).pathname),
  );
  expect(paths).toHaveLength(2);
  await expect.poll(() => requests).toEqual(expect.arrayContaining(paths));
  expect(requests.filter((path) => path.startsWith('/_next/') || path.endsWith('.txt'))).toEqual(
    [],
  );
  expect(await isSameDocument(page)).toBe(true);
});

test('for readers who save data nothing is fetched ahead, and a click is followed in the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, '/guide/start/intro');
  await atRest(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const link = page.getByRole('link', { name: 'Features' }).first();
  await link.dispatchEvent('touchstart');
  await atRest(page);
  expect(requests).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
  await atRest(page);
  // Chromium asks for the icon again when the address changes.
  const pages = requests.filter((path) => !path.startsWith('/icon'));
  expect(pages).toEqual(['/guide/start/features']);
  expect(await isSameDocument(page)).toBe(true);
});

test('of two clicks in a row the second counts', async ({ page }) => {
  await open(page, '/guide/start/intro');
  const release = await hold(page, '**/guide/start/features');
  const link = (name: string) => page.getByRole('link', { name }).first();
  await link('Features').dispatchEvent('click');
  await link('Command line').dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
  release();
  await atRest(page);
  await expect(page).toHaveURL('/guide/start/cli');
  await page.goBack();
  await expect(page).toHaveTitle('Introduction - Rsdoctor');
});

test('Back while a page is loading returns to the page before, and the load is dropped', async ({
  page,
}) => {
  await open(page, '/guide/start/intro');
  await page.getByRole('link', { name: 'Command line' }).first().click();
  await expect(page).toHaveTitle('Command line - Rsdoctor');
  const release = await hold(page, '**/guide/start/features');
  await page.getByRole('link', { name: 'Features' }).first().dispatchEvent('click');
  await page.goBack();
  await expect(page).toHaveTitle('Introduction - Rsdoctor');
  release();
  await atRest(page);
  await expect(page).toHaveTitle('Introduction - Rsdoctor');
  await expect(page).toHaveURL('/guide/start/intro');
});

test('head and structured data are those of the page shown, also after several pages', async ({
  page,
}) => {
  const head = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'title, meta[name="description"], meta[property], link[rel="canonical"], link[rel="alternate"], [type="application/ld+json"]',
        ),
      ]
        .map((element) => element.outerHTML)
        .sort(),
    );
  await openPage(page, '/zh/guide/start/cli');
  const expected = await head();
  await open(page, '/guide/start/intro');
  await page.getByRole('link', { name: 'Features' }).first().click();
  await expect(page).toHaveTitle('Features - Rsdoctor');
  await page.getByRole('link', { name: 'Command line' }).first().click();
  await expect(page).toHaveTitle('Command line - Rsdoctor');
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  expect(await head()).toEqual(expected);
  expect(await isSameDocument(page)).toBe(true);
});

test('a modified click is left to the browser', async ({ page, context }) => {
  await open(page, '/guide/start/intro');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Guide' }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(opened).toHaveURL('/guide/start/intro');
  await expect(page).toHaveTitle('Introduction - Rsdoctor');
});

test('/zh and /zh/ are both the Chinese home page', async ({ page }) => {
  for (const path of ['/zh', '/zh/']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  }
});

test('files with a hash in their name are cached as immutable, pages are revalidated every time', async ({
  request,
}) => {
  const html = await request.get('/guide/start/intro');
  expect(html.headers()['cache-control']).toBe('no-cache');
  const [script = ''] = /\/static\/reading\/[^"]+\.js/.exec(await html.text()) ?? [];
  const code = await request.get(script);
  expect(code.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});
