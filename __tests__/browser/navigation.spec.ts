import type { Page } from '@playwright/test';
import { atRest, openHydrated, openPage, withFramework } from '../support/browser';
import { expect, test } from '../support/test';

/** Sets a mark that a new document would not have. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSameDocument' in window);
}

/** Opens a page and waits until links navigate inside the app. */
async function open(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await markDocument(page);
}

test('the sidebar navigates inside the app, keeps the tags whose replacement restyles the document, and Back returns', async ({
  page,
}) => {
  await open(page, '/guide/start/intro');
  const tags = page.locator('meta[name="theme-color"], meta[name="color-scheme"]');
  expect(await tags.count()).toBe(3);
  const before = await tags.elementHandles();
  const sidebar = page.getByRole('navigation', { name: 'Pages of this section' });
  await sidebar.getByRole('link', { name: 'Features' }).click();
  await expect(page).toHaveURL('/guide/start/features');
  await expect(page).toHaveTitle('Features - Rsdoctor');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Features');
  for (const tag of before) expect(await tag.evaluate((element) => element.isConnected)).toBe(true);
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

test('the payload of a page is one file, loaded when the reader points at its link, and not before', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const ofPages = () => requests.filter((path) => !/^\/(?:_next\/)?static\//.test(path));
  await openPage(page, '/guide/start/intro');
  await atRest(page);
  expect(requests.filter((path) => path.endsWith('.txt'))).toEqual([]);
  await withFramework(page);
  await atRest(page);
  requests.length = 0;
  const link = page
    .getByRole('navigation', { name: 'Pages of this section' })
    .getByRole('link', { name: 'Command line' });
  await link.hover();
  await expect.poll(ofPages).toEqual(['/guide/start/cli.txt']);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
  // Those of its neighbors may follow.
  expect(ofPages().filter((path) => path.startsWith('/guide/start/cli'))).toEqual([
    '/guide/start/cli.txt',
  ]);
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
